import { act, fireEvent, render, screen } from '@testing-library/react';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { VendorCaptcha } from '@/ui/captcha/VendorCaptcha';

const tokens: string[] = [];
const start = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Start the security check' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
};
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="turnstile"]');

beforeEach(() => {
  jest.useFakeTimers();
  tokens.length = 0;
  render(
    <PhrasesContext value={phrasesOf(['form'], {})}>
      <VendorCaptcha
        id="check"
        setup={{ provider: 'turnstile', siteKey: 'public' }}
        onToken={(token) => tokens.push(token)}
      />
    </PhrasesContext>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  script()?.remove();
  Reflect.deleteProperty(window, 'turnstile');
});

test('[K7] a vendor’s script that never comes is told after ten seconds, and can be tried again', async () => {
  expect(script()).toBeNull();
  await start();
  expect(script()?.src).toBe('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  expect(screen.getByRole('status').textContent).toBe('Checking. This takes a few seconds.');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('status').textContent).toBe(
    'We could not check this. Please try again or call us: 1-888-824-0200.',
  );
  expect(screen.getByRole('button', { name: 'Start the security check' })).toBeTruthy();
});

test('[K7] a script that is not the vendor’s is told at once', async () => {
  await start();
  await act(async () => script()?.dispatchEvent(new Event('load')));
  expect(screen.getByRole('status').textContent).toBe(
    'We could not check this. Please try again or call us: 1-888-824-0200.',
  );
});

test('[K7] the vendor’s check stands in its place, and its token is handed on', async () => {
  await start();
  Object.assign(window, {
    turnstile: {
      render: (
        place: HTMLElement,
        { sitekey, callback }: { sitekey: string; callback: (token: string) => void },
      ) => {
        place.textContent = sitekey;
        callback('a token');
      },
    },
  });
  await act(async () => script()?.dispatchEvent(new Event('load')));
  expect(screen.getByText('public')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(tokens).toEqual(['a token']);
});
