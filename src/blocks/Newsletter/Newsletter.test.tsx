import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures } from '@/blocks/Newsletter/fixtures';
import { Newsletter } from '@/blocks/Newsletter/Newsletter';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { checkSignUp } from '@/features/newsletter/testing/check-sign-up';
import { buttonClass } from '@/ui/button/Button';

checkBlock('K8', 'Newsletter', Newsletter, fixtures);
checkSignUp('Newsletter', 'eloqua', (name, page = {}) =>
  renderBlock(Newsletter, { ...fixtures[name], page }),
);

test('[K8] without the id of its form it is nothing to visitors, and authors read why', () => {
  const { eloquaFormID: _id, ...fields } = fixtures.default.fields;
  const visitor = renderBlock(Newsletter, { fields });
  expect(visitor.container.innerHTML).toBe('');
  visitor.unmount();
  const author = renderBlock(Newsletter, { fields, page: { isEditing: true } });
  expect(author.container.textContent).toContain('Newsletter (eloquaFormID is required)');
});

test('[K8] on its own page signing up is the main thing to do; the footer leaves that to the page', () => {
  const { container } = renderBlock(Newsletter, fixtures.default);
  const button = container.querySelector('form button');
  expect(button?.className).toBe(buttonClass('primary'));
});

test('[K8] [J8] the window’s title says that the address is wrong, until it is right', async () => {
  document.title = 'Health news';
  renderBlock(Newsletter, fixtures.default);
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(document.title).toBe('Error: Health news'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your address' }), 'ada@engine.example');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Your address' }));
  expect(document.title).toBe('Health news');
});
