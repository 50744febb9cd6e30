import { fireEvent, screen } from '@testing-library/react';
import { startCollecting } from '@/analytics/collect';

/** Speaks as Vimeo's player does to the page around its frame. */
export function vimeoSays(data: object, origin = 'https://player.vimeo.com'): void {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  // A window's message, as a browser delivers it.
  fireEvent(window, new MessageEvent('message', { origin, source, data: JSON.stringify(data) }));
}

/** What Vimeo's player says when it is at a place. @param percent - from 0 to 1 */
export const at = (percent: number) => ({
  event: 'timeupdate',
  data: { percent, seconds: percent * 80, duration: 80 },
});

/** Moves a film of this site to a place, as its browser reports it. @param fraction - from 0 to 1 */
export function filmAt(film: HTMLVideoElement, fraction: number): void {
  Object.defineProperty(film, 'duration', { value: 80, configurable: true });
  Object.defineProperty(film, 'currentTime', { value: 80 * fraction, configurable: true, writable: true });
  fireEvent.timeUpdate(film);
}

/** The film that plays. */
export async function playingFilm(title: string): Promise<HTMLVideoElement> {
  const film = (await screen.findAllByLabelText(title)).find((element) => element.tagName === 'VIDEO');
  if (!(film instanceof HTMLVideoElement)) throw new Error(`no film "${title}" plays`);
  return film;
}

const consentCookie = 'player-consent';

/** A page's analytics, whose vendor may learn which video it is. */
export const analytics = { consentCookie, hasAgreement: true } as const;

let stop: (() => void) | undefined;

/** The visitor agrees to be counted: the script that counts comes, with an empty queue. */
export function agree(): void {
  document.cookie = `${consentCookie}=analytics`;
  delete window.analyticsQueue;
  stop = startCollecting({ analytics, pathname: '/about' });
}

/** The visitor has not been asked. */
export function forget(): void {
  stop?.();
  stop = undefined;
  document.cookie = `${consentCookie}=; max-age=0`;
  delete window.analyticsQueue;
}

/** What the queue tells of videos. */
export function toldOfVideos(): readonly object[] {
  return (window.analyticsQueue ?? []).filter(({ eventName }) => String(eventName).startsWith('video'));
}
