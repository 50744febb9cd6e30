import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmNewsletter } from '@/blocks/ConfirmNewsletter/ConfirmNewsletter';
import { fixtures } from '@/blocks/ConfirmNewsletter/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('K8', 'ConfirmNewsletter', ConfirmNewsletter, fixtures);

const sent: unknown[] = [];
function siteSays(status: number): void {
  globalThis.fetch = (_address, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Promise.resolve({ ok: status < 400, status } as Response);
  };
}
beforeEach(() => {
  sent.length = 0;
});
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['', 'confirm', 'Confirm: health news by email', 'Yes, send me the health news', /You get our health news/],
  ['&do=stop', 'stop', 'Stop the health news', 'Stop the health news', /You get no more health news/],
])(
  '[K8] [K10] a link “%s” does nothing by being opened; its one button does',
  async (wish, action, title, button, said) => {
    siteSays(200);
    window.history.replaceState(null, '', `/newsletter/confirm#code=ABCDEFGHJKMNPQRSTVWXYZ0123${wish}`);
    renderBlock(ConfirmNewsletter, fixtures.default);
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(sent).toEqual([{ code: 'ABCDEFGHJKMNPQRSTVWXYZ0123', action }]);
  },
);

test('[K8] [K10] a code that nobody knows is said to be none, and stays in the field', async () => {
  siteSays(404);
  renderBlock(ConfirmNewsletter, fixtures.default);
  expect(screen.getByRole('heading', { level: 1, name: 'Start or stop the health news' })).toBeTruthy();
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from our message' });
  await userEvent.type(code, 'ABCDE-FGHJK-MNPQR');
  await userEvent.click(screen.getByRole('button', { name: 'Stop the health news' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This code is not valid');
  expect(code.value).toBe('ABCDE-FGHJK-MNPQR');
  expect(sent).toEqual([{ code: 'ABCDE-FGHJK-MNPQR', action: 'stop' }]);
});
