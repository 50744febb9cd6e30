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
  expect(form?.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
});

test('[I1] the submit button is disabled until every answer holds, where scripts run', () => {
  renderBlock(ScreeningForm, fixtures.default);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'See doctors and times' }).disabled).toBe(
    true,
  );
});

test('[I1] the form says which answers are missing; the phone, which is not for the search, comes last', async () => {
  renderBlock(ScreeningForm, fixtures.default);
  const missing = () => screen.getByText(/^Still to answer: /).textContent;
  expect(missing()).toMatch(/^Still to answer: Specialty · Patient's date of birth · .* · Contact phone$/);
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
  const problems = [...place.querySelectorAll('form a[href^="#screening-"]')];
  expect(problems.map((link) => link.getAttribute('href'))).toEqual([
    '#screening-subspecialty',
    '#screening-birthDate',
    '#screening-phoneNumber',
  ]);
  for (const link of problems) expect(place.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
});

test('[I1] [I6] a claim leads to the request form, and back to the questions', () => {
  const { container } = renderBlock(ScreeningForm, fixtures.claim);
  const links = within(container).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/about', '/request-an-appointment']);
  expect(container.querySelector('form')).toBeNull();
});
