import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { blockElement, checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { fixtures } from './fixtures';
import { ScreeningForm } from './ScreeningForm';

checkBlock('I1', 'ScreeningForm', ScreeningForm, fixtures);

/** The block as a browser without scripts shows it. */
function withoutScripts(fixture: Parameters<typeof blockElement>[1]): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(blockElement(ScreeningForm, fixture));
  return place;
}

test('[I1] [K10] without scripts the form can be sent to its page, and asks for no part before a specialty', () => {
  const form = withoutScripts(fixtures.default).querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/about']);
  expect([...new FormData(form!).keys()].filter((name) => name !== 'leave-empty')).toEqual([
    'form',
    'specialty',
    'birthDate',
    'phoneNumber',
  ]);
  expect(new FormData(form!).get('form')).toBe('uid');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, null]);
});

test('[I1] the submit button is disabled until every answer holds; pressed before, the questions say what they lack', async () => {
  const { container } = renderBlock(ScreeningForm, fixtures.default);
  const button = screen.getByRole('button', { name: 'See doctors and times' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  const summary = container.querySelector('form a[href="#screening-specialty"]')?.closest('[tabindex="-1"]');
  expect(document.activeElement).toBe(summary);
  for (const name of ['specialty', 'birthDate', 'phoneNumber'])
    expect(container.querySelector(`[name=${name}]`)?.getAttribute('aria-invalid')).toBe('true');
  expect(container.querySelectorAll('[id$="-error"]')).toHaveLength(4);

  await userEvent.selectOptions(
    screen.getByLabelText('Specialty'),
    fixtures.default.data.specialties[1]!.name,
  );
  await userEvent.type(screen.getByLabelText(/^Patient's date of birth/), '04271985');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.type(screen.getByLabelText(/^Contact phone/), '3125550142');
  expect(button.getAttribute('aria-disabled')).toBeNull();
});

test('[I1] an empty question for the specialty is answered beside it, in the words of the page', async () => {
  renderBlock(ScreeningForm, fixtures.default);
  await userEvent.click(screen.getByText('I am not sure which specialty'));
  await userEvent.click(screen.getByRole('button', { name: 'Find the specialty' }));
  const words = screen.getByLabelText('What is the visit about, in your own words?');
  expect([words.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', words]);
  expect(document.querySelector('form:not([novalidate])')).toBeNull();
});

test('[I1] the form says which answers are missing; the phone, which is not for the search, comes last', async () => {
  renderBlock(ScreeningForm, fixtures.default);
  const missing = () => screen.getByText(/^Still to answer: /).textContent;
  expect(missing()).toBe(
    "Still to answer: Specialty · Patient's date of birth · Workers' compensation or third-party claim · Contact phone",
  );
  for (const link of document.querySelectorAll('#screening-why a'))
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Patient's date of birth/), '04271985');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(missing()).toBe('Still to answer: Specialty · Contact phone');
  const names = [...document.querySelectorAll('select, input:not([type=hidden])')].map((field) =>
    field.getAttribute('name'),
  );
  expect(names.at(-1)).toBe('phoneNumber');
});

test('[I1] [K5] a form that came back has what was typed, and lists what is wrong in words', () => {
  const place = withoutScripts(fixtures.refused);
  expect(place.querySelector<HTMLInputElement>('[name=phoneNumber]')?.value).toBe('312');
  // The line below the button names them too, where scripts run.
  const problems = [...place.querySelectorAll('form a[href^="#screening-"]')].filter(
    (link) => !link.closest('#screening-why'),
  );
  expect(problems.map((link) => link.getAttribute('href'))).toEqual([
    '#screening-subspecialty',
    '#screening-birthDate',
    '#screening-phoneNumber',
  ]);
  for (const link of problems) expect(place.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
});

test('[I1] who does not know the part of a specialty says so, and goes on', async () => {
  renderBlock(ScreeningForm, fixtures.default);
  await userEvent.selectOptions(screen.getByLabelText('Specialty'), 'Heart');
  await userEvent.selectOptions(screen.getByLabelText('Area of expertise'), 'Any, or I am not sure');
  expect(screen.getByText(/^Still to answer: /).textContent).not.toContain('Area of expertise');
});

test('[I1] [B19] words of a problem choose the specialty, any part of it, and lead back to the list', async () => {
  const asked: unknown[] = [];
  const answers = [{ specialties: ['Lungs', 'Heart'] }, { specialties: [] }];
  globalThis.fetch = (_address, init) => {
    asked.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers.shift()) } as Response);
  };
  renderBlock(ScreeningForm, fixtures.default);
  const specialty = screen.getByLabelText<HTMLSelectElement>('Specialty');
  const birthYear = new Date().getFullYear() - 9;
  await userEvent.type(screen.getByLabelText(/^Patient's date of birth/), `0101${birthYear}`);
  await userEvent.click(screen.getByText('I am not sure which specialty'));
  const words = screen.getByLabelText('What is the visit about, in your own words?');
  const find = () => userEvent.click(screen.getByRole('button', { name: 'Find the specialty' }));
  await userEvent.type(words, 'my heart races');
  await find();
  expect(await screen.findByText(/^We chose Heart for “my heart races”/)).toBeTruthy();
  expect(asked).toEqual([{ words: 'my heart races', language: 'en', isForChild: true }]);
  expect([specialty.value, document.activeElement]).toEqual(['Heart', specialty]);
  expect(screen.getByLabelText<HTMLSelectElement>('Area of expertise').value).toBe('any');

  await userEvent.clear(words);
  await userEvent.type(words, 'flurble');
  await find();
  const link = await screen.findByRole('link', { name: 'Soonest times with any doctor' });
  expect(link.getAttribute('href')).toBe('/soonest-appointment?for=flurble');
  expect(specialty.value).toBe('Heart');
});

test('[I1] [K10] without scripts the words are asked for by a form of their own, and the answer is chosen', () => {
  const place = withoutScripts(fixtures.found);
  const finder = place.querySelector<HTMLFormElement>('form[method=get]');
  expect(finder?.getAttribute('action')).toBe('/about#screening-specialty');
  const words = place.querySelector<HTMLInputElement>('[name=for]');
  expect([words?.getAttribute('form'), words?.value]).toEqual([finder?.id, 'my heart races']);
  const form = place.querySelector<HTMLFormElement>('form[method=post]');
  const answers = new FormData(form!);
  expect([answers.get('specialty'), answers.get('subspecialty'), answers.get('for')]).toEqual([
    'Heart',
    'any',
    null,
  ]);
});

test('[I1] [I6] [J1] a claim leads to the request form with the specialty that was chosen, and back to the questions', () => {
  const { container } = renderBlock(ScreeningForm, fixtures.claim);
  const links = within(container).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/request-an-appointment?speciality=Heart',
  ]);
  expect(container.querySelector('form')).toBeNull();
});
