import { answerData, hydrate, openPage, scripts } from './testing/open-page';

beforeAll(answerData);

let page: AbortController | undefined;
afterEach(() => {
  page?.abort();
  sessionStorage.clear();
});

/** What happens after the document and its pictures are there. */
async function load() {
  window.dispatchEvent(new Event('load'));
  await new Promise((done) => setTimeout(done));
}

test.each([
  ['a booking', 'oas-visit', true],
  ['a wish', 'oas-wish', false],
])(
  '[I9] [J9] for whom the tab keeps %s under %s, the scripts come at once: %s',
  async (_name, key, isAtOnce) => {
    sessionStorage.setItem(key, '{}');
    page = openPage('<div data-starting><h1 data-if-kept="Patient details">Book a visit</h1></div>', {
      hasData: true,
      kept: ['oas-visit', 'oas-saved'],
    });
    expect(document.querySelector('[data-may-be-kept]') !== null).toBe(isAtOnce);
    expect(document.querySelector('h1')?.textContent).toBe(isAtOnce ? 'Patient details' : 'Book a visit');
    await load();
    expect(scripts()).toEqual(isAtOnce ? ['/one.js', '/two.js'] : []);
  },
);

test('[I9] a page whose scripts come at once finds out itself what the tab keeps', () => {
  page = openPage('<div data-starting></div>', { isLate: false });
  expect(document.querySelector('[data-may-be-kept]')).not.toBeNull();
});

test('[J8] a field that was left before the scripts is checked when somebody listens; the one with the focus is not', () => {
  page = openPage('<form method="post"><input name="a" /><textarea></textarea></form><input name="b" />');
  const fields = [...document.querySelectorAll<HTMLElement>('input, textarea')];
  for (const field of fields) field.dispatchEvent(new Event('change', { bubbles: true }));
  document.querySelector('textarea')?.focus();
  const left: unknown[] = [];
  document.addEventListener('focusout', ({ target }) => left.push(target), { signal: page.signal });
  hydrate();
  expect(left).toEqual([document.querySelector('[name="a"]')]);
});

test('[J9] a file that was chosen before the scripts is said again, and stays', () => {
  page = openPage('<form method="post"><input type="file" /></form>');
  const field = document.querySelector('input')!;
  const file = new File(['x'], 'card.png');
  Object.defineProperty(field, 'files', { value: [file] });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  const heard: unknown[] = [];
  field.addEventListener('change', () => heard.push(field.files?.[0]));
  hydrate();
  expect(heard).toEqual([file]);
});

/** Sends the form of the page. @returns whether the browser would send it */
const send = () =>
  document
    .querySelector('form')!
    .dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

describe('[J3] [K10] a form that was sent without scripts', () => {
  beforeEach(() => {
    page = openPage('<form method="post"></form>', { isLate: false });
  });

  test('is not sent again by a second press, before the scripts or after they came', () => {
    expect([send(), send()]).toEqual([true, false]);
    hydrate();
    const heard: unknown[] = [];
    document.querySelector('form')?.addEventListener('submit', (event) => heard.push(event));
    expect([send(), heard]).toEqual([false, []]);
  });

  test('is sent again by who comes back to it', () => {
    expect(send()).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(send()).toBe(true);
  });
});

describe('[J3] [K5] Submit before the scripts', () => {
  let sent: unknown[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    page = openPage('<form method="post"><button type="submit"><b>Send</b></button></form>', {
      hasData: true,
    });
    sent = [];
    document.querySelector('form')?.addEventListener('submit', (event) => {
      sent.push(event);
      event.preventDefault();
    });
    for (const _press of [1, 2]) document.querySelector('b')?.click();
  });
  afterEach(() => jest.useRealTimers());

  test('asks for them and is pressed once when they are there', () => {
    expect([scripts(), sent.length]).toEqual([['/one.js', '/two.js'], 0]);
    hydrate();
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(5000);
    expect(sent).toHaveLength(1);
  });

  test('sends the form as without them when they do not come, once', () => {
    jest.advanceTimersByTime(2900);
    expect(sent).toHaveLength(0);
    jest.advanceTimersByTime(200);
    expect(sent).toHaveLength(1);
    hydrate();
    expect(sent).toHaveLength(1);
  });
});

test('[J3] a form that its own script sent is sent again when it is mended, at once', () => {
  page = openPage('<form method="post"></form>', { isLate: false });
  let sent = 0;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    sent += 1;
    event.preventDefault();
  });
  send();
  hydrate();
  send();
  expect(sent).toBe(2);
});
