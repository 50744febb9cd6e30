import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { readOpeningHours } from '@/domain/opening-hours';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { openHoursScript } from './open-hours-script';
import { OpenHours } from './OpenHours';

const publicFolder = join(process.cwd(), 'public');
const text = readFileSync(join(publicFolder, openHoursScript), 'utf8');

const written = {
  week: 'Mon-Thu 09:30-17:00; Fri 09:30-12:00, 13:00-18:00; Sat 20:00-02:00',
  special: '2026-11-26 closed Founders’ day\n2026-12-24 09:30-12:00',
  zone: 'America/New_York',
};
/** What the script says comes a moment after its element. */
const letItSay = () => jest.advanceTimersByTime(1);
const saidAt = (instant: string, props: { readonly special?: string; readonly isClosed?: boolean } = {}) => {
  jest.setSystemTime(Date.parse(instant));
  const hours = readOpeningHours({ ...written, ...(props.special ? { special: props.special } : {}) });
  if (!hours) throw new Error('unreadable');
  const { container } = render(<OpenHours hours={hours} language="en" isClosed={props.isClosed ?? false} />);
  letItSay();
  const element = container.querySelector<HTMLElement>('open-hours');
  const lines = [...(element?.children ?? [])].map((line) =>
    line.textContent?.replaceAll(/\s/g, ' ').replace(/ \([^)]+\)$/, ''),
  );
  cleanup();
  return [element?.dataset.state, ...lines];
};

describe('whether a place is open', () => {
  beforeAll(() => {
    jest.useFakeTimers();
    // The script as browsers run it: text that no module system touches.
    // oxlint-disable-next-line no-implied-eval, no-new-func
    new Function(text)();
  });

  afterAll(() => {
    jest.useRealTimers();
  });

  test.each([
    ['2026-11-17T15:00:00Z', ['open', 'Open now until 5 PM', 'Today: 9:30 AM – 5 PM']],
    ['2026-11-17T21:00:00Z', ['soon', 'Closes soon, at 5 PM', 'Today: 9:30 AM – 5 PM']],
    ['2026-11-17T22:00:00Z', ['closed', 'Closed now. Opens tomorrow at 9:30 AM', 'Today: 9:30 AM – 5 PM']],
    ['2026-11-17T12:00:00Z', ['closed', 'Closed now. Opens at 9:30 AM', 'Today: 9:30 AM – 5 PM']],
    // The clock goes back on this day, and the span of Saturday goes on past midnight.
    ['2026-11-01T05:30:00Z', ['soon', 'Closes soon, at 2 AM', 'Closed today']],
    ['2026-11-01T12:00:00Z', ['closed', 'Closed now. Opens tomorrow at 9:30 AM', 'Closed today']],
    ['2026-11-20T17:30:00Z', ['closed', 'Closed now. Opens at 1 PM', 'Today: 9:30 AM – 12 PM, 1 PM – 6 PM']],
    // Late on the evening before the holiday: the place's date counts, not the visitor's.
    ['2026-11-26T04:30:00Z', ['closed', 'Closed now. Opens on Friday at 9:30 AM', 'Today: 9:30 AM – 5 PM']],
    [
      '2026-11-26T16:00:00Z',
      ['closed', 'Closed now. Opens tomorrow at 9:30 AM', 'Founders’ day: Closed today'],
    ],
  ])('[E7] %s by the place’s own clock', (instant, said) => {
    expect(saidAt(instant)).toEqual(said);
  });

  test.each([
    ['2026-11-17T18:30:00Z', 'hasta la 1 p.m.'],
    ['2026-11-18T18:30:00Z', 'hasta la 1:15 p.m.'],
    ['2026-11-19T16:30:00Z', 'hasta las 11 a.m.'],
    ['2026-11-20T17:30:00Z', 'hasta las 12 p.m.'],
  ])('[A8] [E7] in Spanish one o’clock is singular, as no other hour is: %s', (instant, said) => {
    jest.setSystemTime(Date.parse(instant));
    const week = 'Tue 00:00-13:00; Wed 00:00-13:15; Thu 00:00-11:00; Fri 00:00-12:00';
    const hours = readOpeningHours({ week, special: '', zone: 'America/Chicago' });
    if (!hours) throw new Error('unreadable');
    const until = 'hasta las {time}';
    const words = phrasesOf(['openHours'], {
      'Open now until {time}': until,
      'Closes soon, at {time}': until,
    });
    const { container } = render(
      <PhrasesContext value={words}>
        <OpenHours hours={hours} language="es-MX" />
      </PhrasesContext>,
    );
    letItSay();
    const [line] = container.querySelector('open-hours')?.children ?? [];
    expect(line?.textContent?.replaceAll(/\s/g, ' ').replace(/ \([^)]+\)$/, '')).toBe(said);
  });

  test('[E7] a place that is closed for now is closed whatever its hours say', () => {
    expect(saidAt('2026-11-17T15:00:00Z', { isClosed: true })).toEqual(['closed', 'Closed']);
  });

  test('[E7] the zone is said where the visitor’s clock shows another time', () => {
    jest.setSystemTime(Date.parse('2026-11-17T15:00:00Z'));
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const textIn = (zone: string, language = 'en') => {
      const hours = readOpeningHours({ week: 'Mon-Sun 00:00-12:00, 12:01-24:00', special: '', zone });
      if (!hours) throw new Error('unreadable');
      const { container } = render(<OpenHours hours={hours} language={language} />);
      letItSay();
      return container.querySelector('open-hours')?.textContent;
    };
    expect(textIn(own)).not.toContain('(');
    expect(textIn('Pacific/Chatham')).toContain('(GMT+13:45)');
    expect(textIn('America/Anchorage', 'es-MX')).toContain('(hora de Anchorage)');
    expect(textIn('America/Chicago', 'ar')).toContain('(التوقيت المركزي)');
  });

  test('[E7] what is said changes with the clock, without a reload', () => {
    jest.setSystemTime(Date.parse('2026-11-17T21:59:50Z'));
    const hours = readOpeningHours(written);
    if (!hours) throw new Error('unreadable');
    const { container } = render(<OpenHours hours={hours} language="es-MX" />);
    const element = container.querySelector<HTMLElement>('open-hours');
    letItSay();
    expect(element?.dataset.state).toBe('soon');
    jest.advanceTimersByTime(30_000);
    expect(element?.dataset.state).toBe('closed');
  });

  test('[E7] nothing is claimed on the server, and by whom cannot run scripts', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    const hours = readOpeningHours(written);
    if (!hours) throw new Error('unreadable');
    const markup = renderToStaticMarkup(<OpenHours hours={hours} language="en" />);
    expect(markup).toMatch(/><\/open-hours>/);
  });

  test('[E7] what the script has said stays when the framework takes over the page', async () => {
    jest.setSystemTime(Date.parse('2026-11-17T15:00:00Z'));
    const { renderToString } = await import('react-dom/server');
    const { hydrateRoot } = await import('react-dom/client');
    const hours = readOpeningHours(written);
    if (!hours) throw new Error('unreadable');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<OpenHours hours={hours} language="en" />).replace(
      /<script[^>]*><\/script>/,
      '',
    );
    letItSay();
    const said = root.textContent;
    expect(said).toContain('Open now');
    const problems: unknown[] = [];
    const mounted = await act(() =>
      hydrateRoot(root, <OpenHours hours={hours} language="en" />, {
        onRecoverableError: (error) => problems.push(error),
      }),
    );
    expect(problems).toEqual([]);
    expect(root.textContent).toBe(said);
    act(() => mounted.unmount());
    root.remove();
  });

  test('[O7] the time zones are read in a task of their own, before what is said', async () => {
    jest.useRealTimers();
    // A zone of which no test before had a clock.
    const hours = readOpeningHours({ ...written, zone: 'America/Halifax' });
    if (!hours) throw new Error('unreadable');
    const { container } = render(<OpenHours hours={hours} language="en" />);
    const element = container.querySelector('open-hours');
    const clock = jest.spyOn(Intl, 'DateTimeFormat');
    const saidAfterFirst = new Promise((tell) => {
      const make = Intl.DateTimeFormat;
      clock.mockImplementationOnce((...asked) => {
        void Promise.resolve().then(() => tell(element?.textContent));
        return new make(...asked);
      });
    });
    expect(await saidAfterFirst).toBe('');
    clock.mockRestore();
    await waitFor(() => expect(element?.textContent).not.toBe(''));
    jest.useFakeTimers();
  });

  test('the script is named after its content', () => {
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
    expect(openHoursScript).toBe(`/open-hours.${digest}.js`);
    expect(readdirSync(publicFolder).filter((name) => name.startsWith('open-hours.'))).toEqual([
      openHoursScript.slice(1),
    ]);
  });
});
