import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { ChatBot } from '@/blocks/ChatBot/ChatBot';
import { fixtures } from '@/blocks/ChatBot/fixtures';
import { blockElement, checkBlock, renderBlock } from '@/features/content/testing/check-block';

const cookie = '__enableChatBot';

beforeEach(() => Cookies.set(cookie, 'true'));
afterEach(() => Cookies.remove(cookie));

checkBlock('G11', 'ChatBot', ChatBot, fixtures);

async function open() {
  const view = renderBlock(ChatBot, fixtures.default);
  await userEvent.click(await screen.findByRole('button', { name: 'Need help?' }));
  return { ...view, panel: await screen.findByRole('dialog', { name: 'How can we help?' }) };
}

test.each([['1'], ['TRUE'], ['false'], [undefined]])(
  '[G11] with the cookie __enableChatBot as %s there is no helper',
  (value) => {
    Cookies.remove(cookie);
    if (value !== undefined) Cookies.set(cookie, value);
    expect(renderBlock(ChatBot, fixtures.default).container.innerHTML).toBe('');
  },
);

test('[G11] the helper is on the home page of each language alone, and in no page that the server sends', async () => {
  const arabic = renderBlock(ChatBot, fixtures.rightToLeft);
  expect(await screen.findByRole('button', { name: 'Need help?' })).toBeTruthy();
  arabic.unmount();
  const elsewhere = { ...fixtures.default, page: { pathname: '/about', itemPath: '/about' } };
  expect(renderBlock(ChatBot, elsewhere).container.innerHTML).toBe('');
  expect(renderToString(blockElement(ChatBot, fixtures.default))).toBe('');
});

test('[G11] a question is answered in the log, and what is typed goes to the search', async () => {
  const { panel, container } = await open();
  expect(document.activeElement?.textContent).toBe('How can we help?');
  await userEvent.click(within(panel).getByRole('button', { name: 'Where do I park?' }));
  const log = within(panel).getByRole('log');
  expect(log.textContent).toContain('You asked: Where do I park?');
  expect(log.textContent).toContain('In garage B, across the street.');
  expect(within(panel).queryByRole('button', { name: 'Where do I park?' })).toBeNull();
  expect(within(panel).queryByRole('button', { name: 'Nobody answered this' })).toBeNull();
  const field = within(panel).getByLabelText('Your question');
  expect(field.getAttribute('name')).toBe('query');
  expect(field.closest('form')?.getAttribute('action')).toBe('/search');
  expect(await axe(container)).toHaveNoViolations();
});

test('[G11] Escape closes the panel, and the focus returns to its button', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Need help?');
});

test('[G11] a helper without questions, search and words shows no button', async () => {
  const fields = { titleText: fixtures.default.fields.titleText };
  const { container } = renderBlock(ChatBot, { ...fixtures.default, fields });
  await import('@/blocks/ChatBot/Helper');
  expect(container.querySelector('button')).toBeNull();
});

test('[G11] authors read the sentence of the editor', () => {
  const { container } = renderBlock(ChatBot, fixtures.editing);
  expect(container.textContent).toContain('user interaction not available in experience editor');
  expect(screen.queryByRole('button')).toBeNull();
});
