import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startCollecting } from '@/analytics/collect';
import { AuthorableForm } from '@/blocks/AuthorableForm/AuthorableForm';
import { fixtures } from '@/blocks/AuthorableForm/fixtures';
import type { AuthoredFormAnswer, AuthoredFormRefusal } from '@/contracts/authored-form';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('K6', 'AuthorableForm', AuthorableForm, fixtures);

/** What the site's endpoint was sent, and what it answers. */
const sent: Record<string, unknown>[] = [];
function answerWith(status: number, body: AuthoredFormAnswer | AuthoredFormRefusal): void {
  globalThis.fetch = (_address, init) => {
    sent.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
  };
}
beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  answerWith(200, { error: false });
});

async function fill(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name *' }), 'Grace');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mail *' }), 'grace@navy.example');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I bring water *' }));
}
const join = () => userEvent.click(screen.getByRole('button', { name: 'Join' }));

test('[K6] each element has its control, in the order of the form', () => {
  const { container } = renderBlock(AuthorableForm, fixtures.default);
  const controls = [...container.querySelectorAll<HTMLInputElement>('[name^="field-"]')];
  expect(controls.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'field-9 text',
    'field-8 email',
    'field-7 number',
    'field-6 text',
    'field-5 select-one',
    'field-4 radio',
    'field-4 radio',
    'field-3 checkbox',
    'field-2 textarea',
  ]);
  expect(container.querySelector<HTMLInputElement>('[name="field-9"]')?.maxLength).toBe(40);
  expect(container.querySelector<HTMLInputElement>('[name="field-9"]')?.autocomplete).toBe('given-name');
  expect(screen.getByRole('button', { name: 'Choose from a calendar' })).toBeTruthy();
  expect(screen.getByText('Characters left: 150')).toBeTruthy();
});

test('[K6] "Indicates required field" appears when any field is required, and not otherwise', () => {
  const { unmount } = renderBlock(AuthorableForm, fixtures.default);
  expect(screen.getByText('Indicates required field')).toBeTruthy();
  unmount();
  renderBlock(AuthorableForm, fixtures.noneRequired);
  expect(screen.queryByText('Indicates required field')).toBeNull();
});

test('[K6] nothing is posted before everything is right; the summary says what is missing', async () => {
  renderBlock(AuthorableForm, fixtures.default);
  expect(screen.queryByText(/Is Required/)).toBeNull();
  await join();
  const summary = screen.getByText('There is a problem').parentElement ?? document.body;
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name Is Required', 'Mail Is Required', 'I bring water Is Required']);
  expect(sent).toEqual([]);
});

test('[K6] nothing is marked as wrong before the first try; afterwards a field is, when it is left', async () => {
  renderBlock(AuthorableForm, fixtures.default);
  const mail = screen.getByRole('textbox', { name: 'Mail *' });
  await userEvent.type(mail, 'grace@');
  await userEvent.tab();
  expect(mail.getAttribute('aria-invalid')).toBe('false');
  await join();
  await userEvent.type(mail, 'navy');
  expect(mail.getAttribute('aria-invalid')).toBe('false');
  await userEvent.tab();
  expect(mail.getAttribute('aria-invalid')).toBe('true');
});

test('[K6] a good form is posted by ids, and the thanks take its place and the focus', async () => {
  renderBlock(AuthorableForm, fixtures.default);
  await fill();
  await join();
  const thanks = await screen.findByRole('heading', { name: 'See you on Saturday' });
  expect(document.activeElement).toBe(thanks);
  expect(screen.getByText('We write to you on Friday.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent[0]).toMatchObject({
    item: '{DATASOURCE}',
    captcha: '',
    honeypot: '',
    values: { 9: 'Grace', 8: 'grace@navy.example', 3: 'true', 2: '' },
  });
});

test('[K6] what the service refuses: the form stays with everything typed, and shows each requirement type', async () => {
  answerWith(200, {
    error: true,
    validationErrors: [
      { field: '8', requirement: 'EmailAddressRequirement' },
      { field: '1', requirement: 'UniquenessRequirement' },
    ],
  });
  renderBlock(AuthorableForm, fixtures.default);
  await fill();
  await join();
  const list = await screen.findByRole('alert');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mail: EmailAddressRequirement', 'Source: UniquenessRequirement']);
  const mail = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mail *' });
  expect(mail.value).toBe('grace@navy.example');
  expect(mail.getAttribute('aria-invalid')).toBe('true');
});

test('[K6] a captcha that is required has to be solved before anything is posted', async () => {
  renderBlock(AuthorableForm, fixtures.captcha);
  await fill();
  await join();
  expect(screen.getByRole('link', { name: 'Security check Is Required' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('[K6] a service that cannot be reached: nothing typed is lost, and there is a number to call', async () => {
  answerWith(503, { error: 'unavailable' });
  renderBlock(AuthorableForm, fixtures.default);
  await fill();
  await join();
  expect((await screen.findByRole('alert')).textContent).toContain('1-888-824-0200');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name *' }).value).toBe('Grace');
  await join();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.['draftId']).toBe(sent[1]?.['draftId']);
});

test('[K6] the literal texts of a form without an id', () => {
  const visitor = renderBlock(AuthorableForm, fixtures.withoutForm);
  expect(visitor.container.textContent).toBe('NO');
  visitor.unmount();
  const author = renderBlock(AuthorableForm, fixtures.editingWithoutForm);
  expect(author.container.textContent).toContain('Authorable Form (formID is required)');
});

test('[K6] an element that the site does not know is left out, and named to authors; a required one blocks the form', () => {
  const optional = renderBlock(AuthorableForm, fixtures.unknownElement);
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
  expect(optional.container.textContent).not.toContain('Signature');
  optional.unmount();
  const required = renderBlock(AuthorableForm, fixtures.blocked);
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(required.container.textContent).toContain('1-888-824-0200');
  required.unmount();
  const author = renderBlock(AuthorableForm, fixtures.editing);
  expect(author.container.textContent).toContain('Signature');
});

test('[K6] a preview names what the forms service lacks, beside what visitors see', () => {
  const page = { isPreview: true };
  const unknown = renderBlock(AuthorableForm, { ...fixtures.unknownForm, page });
  expect(unknown.container.textContent).toContain('the forms service has no form 231');
  expect(unknown.container.textContent).toContain('1-888-824-0200');
  unknown.unmount();
  const partly = renderBlock(AuthorableForm, { ...fixtures.unknownElement, page });
  expect(partly.container.textContent).toContain('not shown: Signature');
  partly.unmount();
  const visitor = renderBlock(AuthorableForm, fixtures.unknownForm);
  expect(visitor.container.textContent).not.toContain('231');
});

test('[K6] what came back without scripts has what was typed, as text, and its errors', () => {
  const { container } = renderBlock(AuthorableForm, fixtures.returned);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name *' }).value).toBe('<b>"Ana"</b>');
  expect(container.querySelector('form b')).toBeNull();
  expect(
    screen.getByRole('link', { name: 'Mail: Please enter a correctly formatted email address' }),
  ).toBeTruthy();
});

test('[K6] [N1] a form has one name in what is counted, at its start and when it is sent', async () => {
  document.cookie = 'cookie-consent=analytics';
  const analytics = { consentCookie: 'cookie-consent' };
  const stop = startCollecting({ analytics, pathname: '/walks' });
  renderBlock(AuthorableForm, { ...fixtures.default, page: { analytics } });
  await join();
  await fill();
  await join();
  await screen.findByRole('heading', { name: 'See you on Saturday' });
  stop();
  const named = window.analyticsQueue?.filter((event) => 'formName' in event) ?? [];
  expect(named.map(({ eventName, formName, formError }) => [eventName, formName, formError])).toEqual([
    ['form submit', fixtures.default.fields.formID.value, expect.stringMatching(/^field-9 is blank\|/)],
    ['form start', fixtures.default.fields.formID.value, undefined],
    ['form submit', fixtures.default.fields.formID.value, undefined],
  ]);
});

test('[K6] what an author places beside the form is read after it', () => {
  const { container } = renderBlock(AuthorableForm, fixtures.default, {
    'left-column': [{ componentName: 'Words', params: { text: 'By mail' } }],
  });
  const words = screen.getByText('By mail');
  const form = container.querySelector('form');
  expect(form?.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[K6] what was typed survives a reload, and is gone once it was sent', async () => {
  const { unmount } = renderBlock(AuthorableForm, fixtures.default);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name *' }), 'Grace');
  unmount();
  const second = renderBlock(AuthorableForm, fixtures.default);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name *' }).value).toBe('Grace');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mail *' }), 'grace@navy.example');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I bring water *' }));
  await join();
  await screen.findByRole('heading', { name: 'See you on Saturday' });
  second.unmount();
  renderBlock(AuthorableForm, fixtures.default);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name *' }).value).toBe('');
});

test('[K6] what was typed half an hour ago is dropped', () => {
  const kept = { at: Date.now() - 31 * 60_000, values: { 'field-9': 'Grace' } };
  sessionStorage.setItem('forms', JSON.stringify({ '{DATASOURCE}': kept }));
  renderBlock(AuthorableForm, fixtures.default);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name *' }).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
