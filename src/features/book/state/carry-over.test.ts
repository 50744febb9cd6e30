import { focusAgain, readControls, repeatActs } from './carry-over';

const controls = (isReturning: boolean) => `
  <label for="new">New patient</label><input id="new" type="radio" name="kind" ${isReturning ? '' : 'checked'}>
  <label for="old">Returning patient</label><input id="old" type="radio" name="kind" ${isReturning ? 'checked' : ''}>
  <label for="am">AM</label><input id="am" type="checkbox" checked>
  <label for="at">Location</label><select id="at"><option value="">All</option><option value="b">B</option></select>
  <button type="button" aria-label="9:20 AM, Monday">9:20 AM</button>
  <button type="button" aria-label="9:20 AM, Tuesday">9:20 AM</button>`;

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
};

/** What the new controls hear of, after the old ones were used. */
function heardAfter(use: () => HTMLElement | undefined): readonly string[] {
  document.body.innerHTML = controls(false);
  const carried = readControls(document.body, use());
  document.body.innerHTML = controls(false);
  const heard: string[] = [];
  for (const name of ['click', 'change'])
    document.body.addEventListener(
      name,
      ({ type, target }) => heard.push(`${type} ${(target as Element).id || (target as Element).ariaLabel}`),
      { once: false },
    );
  focusAgain(document.body, carried);
  repeatActs(document.body, carried);
  return heard;
}

beforeEach(() => document.documentElement.replaceChild(document.createElement('body'), document.body));

test('[D10] nothing was done to the first controls: nothing is done to the ones that take their place', () => {
  expect(heardAfter(() => undefined)).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

test('[D10] what was chosen before is chosen again, and heard of', () => {
  const heard = heardAfter(() => {
    find<HTMLInputElement>('#old').checked = true;
    find<HTMLInputElement>('#am').checked = false;
    find<HTMLSelectElement>('#at').value = 'b';
    return undefined;
  });
  expect(heard).toEqual(['click old', 'change old', 'click am', 'change am', 'change at']);
  expect(find<HTMLInputElement>('#old').checked).toBe(true);
  expect(find<HTMLInputElement>('#am').checked).toBe(false);
  expect(find<HTMLSelectElement>('#at').value).toBe('b');
});

test('[D10] [I4] a time that was pressed for another kind of patient is not taken', () => {
  const heard = heardAfter(() => {
    find<HTMLInputElement>('#old').checked = true;
    return find('[aria-label="9:20 AM, Tuesday"]');
  });
  expect(heard).toEqual(['click old', 'change old']);
});

test('[D10] the time that was pressed is pressed again, and has the focus', () => {
  const heard = heardAfter(() => {
    const time = find('[aria-label="9:20 AM, Tuesday"]');
    time.focus();
    return time;
  });
  expect(heard).toEqual(['click 9:20 AM, Tuesday']);
  expect(document.activeElement).toBe(find('[aria-label="9:20 AM, Tuesday"]'));
});
