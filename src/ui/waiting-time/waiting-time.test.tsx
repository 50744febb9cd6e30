import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { waitingTimeScript } from './waiting-time-script';
import { WaitingTime } from './WaitingTime';

const publicFolder = join(process.cwd(), 'public');
const text = readFileSync(join(publicFolder, waitingTimeScript), 'utf8');
const start = Date.parse('2026-11-24T15:10:00Z');

let waiting: object | null = null;
let asked: string[] = [];

/** What is shown a moment after the page is there. */
async function shown(language = 'en', isWalkIn = false): Promise<Element> {
  const { container } = render(<WaitingTime place="river north" language={language} isWalkIn={isWalkIn} />);
  await act(() => jest.advanceTimersByTimeAsync(10));
  return container.querySelector('waiting-time') ?? container;
}

describe('how long somebody waits', () => {
  beforeAll(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, {
      fetch: (address: string) => {
        asked.push(address);
        return Promise.resolve({ ok: waiting !== null, json: () => Promise.resolve({ waiting }) });
      },
    });
    // The script as browsers run it: text that no module system touches.
    // oxlint-disable-next-line no-implied-eval, no-new-func
    new Function(text)();
  });
  beforeEach(() => {
    jest.setSystemTime(start);
    asked = [];
    document.body.innerHTML = '';
  });
  afterEach(cleanup);
  afterAll(() => {
    jest.useRealTimers();
  });

  test('[E7] the minutes, when they were measured, and that the most ill come first', async () => {
    waiting = { minutes: 25, measured: start - 60_000 };
    const lines = [...(await shown()).children].map(({ textContent }) => textContent);
    expect(lines[0]).toBe('Wait in the emergency room now: about 25 minutes');
    expect(lines[1]).toMatch(/^Measured at 9:09\sAM CST\. Whoever is most ill is seen first\.$/);
    expect(asked).toEqual(['/api/waiting-time?place=river%20north']);
    expect((await shown('es-MX')).lastChild?.textContent).toContain('hora de Chicago');
    expect((await shown('ar')).lastChild?.textContent).toMatch(/التوقيت المركزي\./);
    waiting = { minutes: 0, measured: start };
    expect((await shown('ar')).firstChild?.textContent).toBe('Wait in the emergency room now: none');
    expect((await shown('en', true)).firstChild?.textContent).toBe('Wait for urgent care now: none');
  });

  test('[E7] a place that is closed says so in place of the wait, and where else to go; another place’s hours count for nothing', async () => {
    waiting = { minutes: 25, measured: start };
    document.body.innerHTML = '<div><open-hours data-state="closed"></open-hours></div>';
    expect((await shown()).firstChild?.textContent).toBe('Wait in the emergency room now: about 25 minutes');
    const { container } = render(
      <>
        {createElement('open-hours', { 'data-state': 'closed' })}
        <WaitingTime place="river north" language="en" isWalkIn />
      </>,
    );
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(
      [...(container.querySelector('waiting-time')?.children ?? [])].map((line) => line.textContent),
    ).toEqual(['No waiting time while closed', 'In danger? Call 911. Emergency rooms never close.']);
  });

  test('[E7] of a wait that nobody knows it says that, so that no hole is left', async () => {
    waiting = null;
    expect([...(await shown()).children].map(({ textContent }) => textContent)).toEqual([
      'We do not know the wait right now',
      'Whoever is most ill is seen first.',
    ]);
  });

  test('[E7] it asks again each minute, and what became too old is said no more', async () => {
    waiting = { minutes: 25, measured: start };
    const element = await shown();
    waiting = { minutes: 40, measured: start + 60_000 };
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(element.firstChild?.textContent).toBe('Wait in the emergency room now: about 40 minutes');
    // The service is silent from now on.
    waiting = null;
    await act(() => jest.advanceTimersByTimeAsync(22 * 60_000));
    expect(element.textContent).not.toMatch(/\d/);
  });

  test('[O7] it is asked for when the first pictures are there', async () => {
    waiting = { minutes: 45, measured: start };
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const element = await shown();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(asked).toEqual([]);
    state.mockRestore();
    dispatchEvent(new Event('load'));
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(asked).toEqual(['/api/waiting-time?place=river%20north']);
    expect(element.childNodes).toHaveLength(2);
  });

  test('[O7] what is said has its room before, in each language', async () => {
    waiting = { minutes: 45, measured: start };
    for (const language of ['en', 'es-MX', 'ar']) {
      const element = await shown(language);
      const { room = '', roomBelow = '' } = (element as HTMLElement).dataset;
      const [first, second] = [...element.children].map(({ textContent }) => textContent ?? '');
      expect(room.replaceAll(/\d/g, '0')).toBe(first?.replaceAll(/\d/g, '0'));
      expect(Math.abs(roomBelow.length - (second?.length ?? 0))).toBeLessThan(6);
      cleanup();
    }
  });

  test('the script is named after its content', () => {
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
    expect(waitingTimeScript).toBe(`/waiting-time.${digest}.js`);
    expect(readdirSync(publicFolder).filter((name) => name.startsWith('waiting-time.'))).toEqual([
      waitingTimeScript.slice(1),
    ]);
  });
});
