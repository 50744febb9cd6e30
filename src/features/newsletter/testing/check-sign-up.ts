import { fireEvent, screen, waitFor, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startCollecting } from '@/analytics/collect';
import type { Fixture } from '@/cms/block-fixtures';

const sent: Readonly<Record<string, string>>[] = [];
function listSays(answer: string | Error): void {
  globalThis.fetch = (_address, init) => {
    sent.push(Object.fromEntries(init?.body as URLSearchParams));
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ ok: true, text: () => Promise.resolve(answer) } as Response);
  };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your address' });
const error = () => screen.getByRole('alert').textContent;
async function signUp(address: string): Promise<void> {
  await userEvent.type(field(), address);
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
}

type Draw = (fixture: 'default' | 'failed' | 'success', page?: Fixture['page']) => RenderResult;

/**
 * What holds for a sign-up of either variant, from the fixtures `default`, `failed` and `success`.
 * @param variant - what the site's endpoint is told
 */
export function checkSignUp(name: string, variant: string, draw: Draw): void {
  beforeEach(() => {
    sent.length = 0;
    document.documentElement.lang = 'en';
  });
  checkAnswers(name, variant, draw);
  checkWrongAddresses(name, draw);

  test(`[K8] ${name}: what came back without scripts`, () => {
    const failed = draw('failed');
    expect(error()).toBe('Our list is closed today.');
    expect(field().value).toBe('ana@example.org');
    failed.unmount();
    draw('success');
    expect(screen.getByRole('status').textContent).toBe('Look into your mail.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
}

/** What the list says, and what the visitor hears of it. */
function checkAnswers(name: string, variant: string, draw: Draw): void {
  test.each([['Created Subscriber.'], ['The subscriber is already on the list']])(
    `[K8] ${name}: “%s” replaces the form by the message, which has the focus`,
    async (answer) => {
      listSays(answer);
      draw('default');
      await signUp('ada@engine.example');
      const said = await screen.findByText('Look into your mail.');
      expect(document.activeElement).toBe(said);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(sent).toEqual([
        { email: 'ada@engine.example', 'leave-empty': '', variant, item: '{DATASOURCE}', language: 'en' },
      ]);
    },
  );

  test.each([
    ['InvalidEmailAddress', 'That is no address.'],
    ['TriggeredSpamFilter', 'Our list is closed today.'],
    ['Something new', 'Our list is closed today.'],
    [new Error('offline'), 'Our list is closed today.'],
  ])(
    `[K8] ${name}: “%s” shows its tooltip, the address stays, and the focus is in the field`,
    async (answer, said) => {
      listSays(answer);
      draw('default');
      await signUp('ada@engine.example');
      await screen.findByText(said);
      expect(error()).toBe(said);
      expect(field().value).toBe('ada@engine.example');
      expect(document.activeElement).toBe(field());
      expect(field().getAttribute('aria-invalid')).toBe('true');
      fireEvent.blur(field());
      expect(error()).toBe('');
      expect(field().getAttribute('aria-invalid')).toBe('false');
    },
  );
}

/** Addresses that are never sent: told when the form is sent, and when the field is left. */
function checkWrongAddresses(name: string, draw: Draw): void {
  test(`[K8] ${name}: an empty or wrong address is told at once, and nothing is sent`, async () => {
    listSays('Created Subscriber.');
    draw('default');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(error()).toBe('That is no address.'));
    await signUp('ada at engine');
    expect(error()).toBe('That is no address.');
    expect(sent).toEqual([]);
  });

  test(`[K5] [N1] ${name}: a try with an empty or wrong address is told once, without the address`, async () => {
    document.cookie = 'cookie-consent=analytics';
    const stop = startCollecting({ analytics: { consentCookie: 'cookie-consent' }, pathname: '/' });
    draw('default', { analytics: { consentCookie: 'cookie-consent' } });
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(error()).toBe('That is no address.'));
    await signUp('ada at engine');
    stop();
    expect(
      window.analyticsQueue?.flatMap(({ eventName, formError }) =>
        eventName === 'form submit' ? [formError] : [],
      ),
    ).toEqual(['email is blank', 'invalid']);
  });

  test(`[K8] ${name}: leaving the field checks it again; passing an empty one by says nothing`, async () => {
    draw('default');
    await userEvent.click(field());
    fireEvent.blur(field());
    expect(error()).toBe('');
    await import('../state/live-sign-up');
    await userEvent.type(field(), 'ada@');
    // The button would move away from under the pointer.
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Join' }));
    fireEvent.blur(field());
    expect(error()).toBe('');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Join' }));
    expect(error()).toBe('That is no address.');
    await userEvent.type(field(), 'engine.example');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Join' }));
    expect(error()).toBe('');
  });
}
