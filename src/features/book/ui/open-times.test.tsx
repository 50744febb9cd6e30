import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, waitFor } from '@testing-library/react';
import { appointments, provider } from '@/features/appointment/testing/samples';
import { answerCalls, renderOnPage } from '@/features/appointment/testing/world';
import { AppointmentBoxWhenSeen } from './appointment-box-when-seen';
import { openTimesScript } from './open-times-script';

const publicFolder = join(process.cwd(), 'public');
const text = readFileSync(join(publicFolder, openTimesScript), 'utf8');
const markup = '<button type="button" aria-pressed="false">9:20 AM</button>';
const patient = { isNewPatient: true, isAdultPatient: true };

/** Says that something is in the window, of the kind of observer whose margin is given. */
let see: (rootMargin: string) => void;
let isWanted = false;

beforeAll(() => {
  // The script as browsers run it: text that no module system touches.
  // oxlint-disable-next-line no-implied-eval, no-new-func
  new Function(text)();
  addEventListener('scriptswanted', () => (isWanted = true));
});
beforeEach(() => {
  sessionStorage.clear();
  isWanted = false;
  const waiting: { readonly margin: string; readonly seen: () => void }[] = [];
  see = (margin) => {
    for (const one of waiting) if (one.margin === margin) one.seen();
  };
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(seen: (entries: readonly object[]) => void, { rootMargin = '' } = {}) {
        waiting.push({ margin: rootMargin, seen: () => seen([{ isIntersecting: true }]) });
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
});

const show = () => renderOnPage(<AppointmentBoxWhenSeen provider={provider} workflow={{}} />);
const drawn = { body: { html: markup, answer: appointments, patient } };

test('[D10] the box is drawn near the window, for whom the visitor said it is', async () => {
  const calls = answerCalls({ 'drawn-times': drawn });
  sessionStorage.setItem('oas-kind', '{"isNewPatient":false}');
  const { container } = show();
  expect(calls).toEqual([]);
  // The framework is not there yet: only the small script looks.
  await act(async () => see('300px'));
  expect(calls[0]).toEqual({
    call: 'drawn-times',
    body: { path: '/schedule-an-appointment', language: 'en', patient: { isNewPatient: false } },
  });
  await waitFor(() =>
    expect(container.querySelector('open-times')?.innerHTML ?? markup).toContain('9:20 AM'),
  );
  expect(isWanted).toBe(false);
});

test.each([
  ['the clinic does not answer', { status: 503, body: { error: 'unavailable' } }],
  ['the network is gone', { status: 0, body: null }],
])('[D10] [P3] %s: the scripts are asked for, which say so', async (_what, answer) => {
  answerCalls({ 'drawn-times': answer });
  show();
  await act(async () => see('300px'));
  await waitFor(() => expect(isWanted).toBe(true));
});

test('[D10] the way to the box at the bottom of a phone is away while the box is in sight', () => {
  answerCalls({ 'drawn-times': drawn });
  const { container } = show();
  act(() => see(''));
  expect(container.querySelector('open-times')?.hasAttribute('data-shown')).toBe(true);
});

test('the script is named after its content', () => {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  expect(openTimesScript).toBe(`/open-times.${digest}.js`);
  expect(readdirSync(publicFolder).filter((name) => name.startsWith('open-times.'))).toEqual([
    openTimesScript.slice(1),
  ]);
});
