import { waitFor } from '@testing-library/react';
import { answerData, asked, data, hydrate, namedMoment, openPage, scripts } from './testing/open-page';

beforeAll(answerData);

let page: AbortController | undefined;
afterEach(() => {
  page?.abort();
  document.cookie = 'alert=; max-age=0';
});

test('no script is asked for until the visitor does something; then all, in order, with the page’s data', async () => {
  page = openPage('<button type="button">Menu</button><a href="#x">A link</a>');
  document.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 0 }));
  expect([asked, scripts()]).toEqual([[], []]);
  document.dispatchEvent(new Event('keydown'));
  document.dispatchEvent(new Event('focusin'));
  await waitFor(() => expect(scripts()).toEqual(['/one.js', '/two.js']));
  expect([asked, namedMoment()]).toEqual([['/data.json'], 'm1']);
  expect(data()).toEqual({ page: '/x', props: { pageProps: { a: 1 }, __N_SSG: true } });
  expect([...document.head.querySelectorAll('script')].every(({ async }) => !async)).toBe(true);
});

test('[B26] a page made for one address brings its data along: only its scripts are asked for', async () => {
  page = openPage('<a href="#x">A link</a>', { hasData: true });
  const own = data();
  document.dispatchEvent(new Event('keydown'));
  await waitFor(() => expect(scripts()).toEqual(['/one.js', '/two.js']));
  expect([asked, data()]).toEqual([[], own]);
});

test.each(['true', 'false'])(
  '[B8] who chose the map gets the scripts that draw it at once: %s',
  async (isMap) => {
    sessionStorage.setItem('searchMapView', isMap);
    page = openPage('<p>Places</p>', { hasData: true, choices: ['searchMapView'] });
    window.dispatchEvent(new Event('load'));
    await new Promise((done) => setTimeout(done));
    expect(scripts()).toEqual(isMap === 'true' ? ['/one.js', '/two.js'] : []);
  },
);

test('what was pressed too early is pressed again when the page is ready, and only then', () => {
  page = openPage('<button type="button"><b>Menu</b></button><button type="button">Show</button>');
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.textContent));
  document.querySelector('b')?.click();
  document.querySelectorAll('button')[1]?.click();
  expect(pressed).toEqual([]);
  hydrate();
  expect(pressed).toEqual(['Menu', 'Show']);
  document.querySelector('b')?.click();
  expect(pressed).toEqual(['Menu', 'Show', 'Menu']);
});

test('[G5] what has the focus already is told of it when the page is ready', () => {
  page = openPage('<button type="button">The play room</button>');
  document.querySelector('button')?.focus();
  const told: unknown[] = [];
  document.addEventListener('focusin', ({ target }) => told.push(target), { signal: page.signal });
  hydrate();
  expect(told).toEqual([document.querySelector('button')]);
});

test('[M5] a tab that a program asks for too early is asked for again when the page is ready, and only then', async () => {
  page = openPage('<p>Tabs</p>');
  const told: unknown[] = [];
  window.dispatchEvent(new CustomEvent('activeTabChange', { detail: 'travel' }));
  await waitFor(() => expect(scripts()).toEqual(['/one.js', '/two.js']));
  const listen = (event: Event) => told.push((event as CustomEvent).detail);
  window.addEventListener('activeTabChange', listen, { signal: page.signal });
  hydrate();
  expect(told).toEqual(['travel']);
  window.dispatchEvent(new CustomEvent('activeTabChange', { detail: 'parking' }));
  expect(told).toEqual(['travel', 'parking']);
});

test('[B2] who went back too early is told of it when the page is ready, and only then', () => {
  page = openPage('<p>Results</p>', { isLate: false });
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const told: unknown[] = [];
  window.history.replaceState({ search: true }, '');
  const listen = ({ state }: PopStateEvent) => told.push(state);
  window.addEventListener('popstate', listen, { signal: page.signal });
  hydrate();
  expect(told).toEqual([{ search: true }]);
});

test('[B2] who stayed is told of no move', () => {
  page = openPage('<p>Results</p>', { isLate: false });
  let isTold = false;
  window.addEventListener('popstate', () => (isTold = true), { signal: page.signal });
  hydrate();
  expect(isTold).toBe(false);
});

test('[D11] what was chosen from a list too early is chosen again when the page is ready', () => {
  page = openPage('<select><option>All</option><option>Surgeons</option></select>');
  const list = document.querySelector('select')!;
  list.value = 'Surgeons';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  const chosen: string[] = [];
  list.addEventListener('change', () => chosen.push(list.value));
  // The framework's own value takes its place.
  list.value = 'All';
  hydrate();
  expect(chosen).toEqual(['Surgeons']);
  list.value = 'All';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  expect(chosen).toEqual(['Surgeons', 'All']);
});

test('links, buttons that send a form and buttons that the browser serves are never held', () => {
  page = openPage(
    '<form><button>Send</button></form><a href="#x">A link</a><button type="button" popovertarget="p">Tip</button>',
  );
  const pressed: string[] = [];
  const note = (event: Event) => {
    pressed.push((event.target as Element).textContent ?? '');
    event.preventDefault();
  };
  document.addEventListener('click', note, { signal: page.signal });
  for (const element of document.querySelectorAll<HTMLElement>('a, button')) element.click();
  expect(pressed).toEqual(['Send', 'A link', 'Tip']);
});

test('[L2] a link that becomes a button is held, and the button is pressed in its place', () => {
  page = openPage('<p><a href="/film" data-hold="f1">Watch</a></p>');
  const link = document.querySelector('a');
  expect(link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
  const opened = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  expect(link?.dispatchEvent(opened)).toBe(true);
  let isPlaying = false;
  document.querySelector('p')!.innerHTML = '<button type="button" data-hold="f1">Watch</button>';
  document.querySelector('button')?.addEventListener('click', () => (isPlaying = true));
  hydrate();
  expect(isPlaying).toBe(true);
});

test('without a network nothing breaks, and the next sign asks again', async () => {
  page = openPage('<button type="button">Menu</button>', { pageProps: null });
  document.querySelector('button')?.click();
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => {
    document.dispatchEvent(new Event('keydown'));
    expect(asked.length).toBeGreaterThan(1);
  });
  expect(scripts()).toEqual([]);
});

test('[B26] what is ticked before the scripts is ticked at once, and said again when somebody hears it', () => {
  page = openPage('<input type="checkbox" data-hold="" /><input type="radio" data-hold="" />', {
    isLate: false,
  });
  const [box, radio] = document.querySelectorAll('input');
  box?.click();
  radio?.click();
  expect([box?.checked, radio?.checked]).toEqual([true, true]);
  const heard: unknown[] = [];
  for (const field of [box, radio]) field?.addEventListener('change', () => heard.push(field.checked));
  hydrate();
  expect([box?.checked, radio?.checked, heard, asked, scripts()]).toEqual([true, true, [true, true], [], []]);
});

test('[B12] what is typed before the scripts is said again when somebody hears it, as is that it was left', () => {
  page = openPage('<input data-hold="" /><input />', { isLate: false });
  const [place, other] = document.querySelectorAll('input');
  for (const field of [place, other]) {
    field?.focus();
    if (field) field.value = '60637';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const heard: unknown[] = [];
  for (const name of ['input', 'focusout'])
    document.addEventListener(name, ({ target }) => heard.push([name, (target as HTMLInputElement).value]), {
      signal: page.signal,
    });
  hydrate();
  expect([place?.value, heard]).toEqual([
    '60637',
    [
      ['input', '60637'],
      ['focusout', '60637'],
    ],
  ]);
});

test('a page whose scripts do not come is as without them', () => {
  page = openPage('<details><summary>A</summary></details><input type="checkbox" data-hold="" />', {
    isLate: false,
  });
  const script = document.createElement('script');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  document.querySelector('input')?.click();
  expect(document.querySelector('input')?.checked).toBe(true);
});

test('visitors with a cookie that needs scripts get them once the page has loaded', async () => {
  document.cookie = 'alert=x';
  page = openPage('', { cookies: ['alert=x'] });
  window.dispatchEvent(new Event('load'));
  await waitFor(() => expect(scripts()).toHaveLength(2));
});

test('who came to an anchor and went on reading is not taken back to it by the framework', () => {
  const calls: unknown[][] = [];
  const native = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = (...given) => void calls.push(given);
  location.hash = '#causes';
  page = openPage('<h2 id="causes">Causes</h2>', { isLate: false });
  location.hash = '';
  const heading = document.getElementById('causes');
  heading?.scrollIntoView();
  expect(calls).toEqual([]);
  heading?.scrollIntoView();
  expect(calls).toEqual([[]]);
  Element.prototype.scrollIntoView = native;
});
