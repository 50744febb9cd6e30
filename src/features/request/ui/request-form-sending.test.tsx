import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRequests, box, fillLong, renderRequest, send } from '../testing/request-world';

beforeEach(() => sessionStorage.clear());

test('[J3] [J4] unsubmitted, pending, success: a second press sends nothing, and the thanks take the focus', async () => {
  const { sent, open } = answerRequests();
  const { container } = renderRequest('long', {
    fields: { titleText: { value: 'Send us a request' }, introText: { value: '<p>We call you.</p>' } },
  });
  expect(screen.getByRole('heading', { name: 'Send us a request' })).toBeTruthy();
  fillLong();
  await send();
  expect(await screen.findByText('Sending…')).not.toBeNull();
  await send();
  expect(sent).toHaveLength(1);
  await act(async () => open());
  const title = await screen.findByRole('heading', { name: 'Thank you' });
  expect(document.activeElement).toBe(title);
  // What was said of the form is said no more.
  expect(screen.queryByRole('heading', { name: 'Send us a request' })).toBeNull();
  expect(container.textContent).not.toContain('We call you.');
  expect(container.textContent).toContain(
    'We have received your request and will contact you within one to two business days. To speak to someone directly, please call 1-888-824-0200.',
  );
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
  expect(sent[0]).toMatchObject({
    form: '{A1}',
    kind: 'long',
    isFromScheduling: false,
    values: { phoneNumber: '312-555-0142', concerns: 'Cough' },
  });
});

test.each([undefined, 'R-0A1B2C3D'])(
  '[J4] the thanks give the form’s own number, and that of the request: %s',
  async (reference) => {
    const { open } = answerRequests({ request: () => ({ status: 200, body: { error: false, reference } }) });
    open();
    const phoneLink = { value: { href: 'tel:+17735550197', text: '773-555-0197' } };
    const { container } = renderRequest('long', { fields: { phoneLink } });
    fillLong();
    await send();
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(screen.getByRole('link', { name: '773-555-0197' })).not.toBeNull();
    expect(container.textContent).not.toContain('1-888-824-0200');
    expect(screen.queryByText('Number of your request:')?.textContent).toBe(
      reference && `Number of your request: ${reference}`,
    );
  },
);

test('[J3] [J4] [K10] a failure keeps every word, and the next try goes under the same key', async () => {
  let tries = 0;
  const { sent, open } = answerRequests({
    request: () => ({
      status: 200,
      body: tries++ === 0 ? { error: true, message: 'busy' } : { error: false },
    }),
  });
  open();
  renderRequest('long');
  fillLong();
  await send();
  expect(await screen.findByRole('heading', { name: 'An error occurred' })).not.toBeNull();
  expect(
    screen.getByText(
      'Something went wrong and the appointment was not requested. Please try submitting again.',
    ),
  ).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(box(/What do you want to address/).value).toBe('Cough');
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toHaveLength(2);
  expect(sent[1]?.draftId).toBe(sent[0]?.draftId);
});

test('[K10] what the server finds wrong shows at its field; too many tries are said', async () => {
  const answers = [
    { status: 400, body: { error: 'invalidRequest', fields: ['email'], problems: { email: 'email' } } },
    { status: 429, body: { error: 'tooManyRequests' } },
  ];
  const { open } = answerRequests({ request: () => answers.shift() ?? { status: 500, body: {} } });
  open();
  renderRequest('long');
  fillLong();
  await send();
  expect((await screen.findAllByText(/Please enter a correctly formatted email address/)).length).toBe(2);
  expect(box('Email').value).toBe('ana@example.org');
  await send();
  const said = await screen.findByText(/There were too many tries from your network/);
  expect(said.textContent).toBe(
    'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
  );
  // Where the visitor looks: between the last field and the button.
  const isBefore = (one: Node | undefined, other: Node) =>
    one !== undefined && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect(isBefore(screen.getAllByRole('textbox').at(-1), said)).toBe(true);
  expect(isBefore(said, screen.getByRole('button', { name: 'Send the request' }))).toBe(true);
});
