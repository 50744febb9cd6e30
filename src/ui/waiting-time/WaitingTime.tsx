import { createElement, type ReactNode } from 'react';
import { scheduling } from '@/config/scheduling';
import { waitingFreshMs } from '@/config/waiting';
import { usePhrases } from '@/i18n/use-phrases';
import { yearRoundZoneName } from '@/lib/zone-name';
import { waitingTimeScript } from './waiting-time-script';
import styles from './WaitingTime.module.css';

type WaitingTimeProps = {
  /** The place's name at the service. */
  readonly place: string;
  /** BCP 47. */
  readonly language: string;
  /** Everybody may come without an appointment; elsewhere it is the emergency room that people wait in. */
  readonly isWalkIn: boolean;
};

/**
 * How long somebody waits at a place who comes now; while it is closed, where else to go. A small script of its own asks for it at the
 * moment of reading: the page may be hours old. Nothing is shown without scripts.
 * @requirement E7
 */
export function WaitingTime({ place, language, isWalkIn }: WaitingTimeProps): ReactNode {
  const t = usePhrases();
  const words = {
    about: isWalkIn
      ? t('Wait for urgent care now: about {minutes} minutes')
      : t('Wait in the emergency room now: about {minutes} minutes'),
    none: isWalkIn ? t('Wait for urgent care now: none') : t('Wait in the emergency room now: none'),
    measured: t('Measured at {time}. Whoever is most ill is seen first.'),
    closed: [t('No waiting time while closed'), t('In danger? Call 911. Emergency rooms never close.')],
    unknown: [t('We do not know the wait right now'), t('Whoever is most ill is seen first.')],
  };
  const zoneName = yearRoundZoneName(language, scheduling.zone);
  const { about, measured, closed, unknown } = words;
  const [room, roomBelow] = [
    [about.replace('{minutes}', '30'), closed[0], unknown[0]],
    [measured.replace('{time}', `10:30 AM ${zoneName ?? 'CST'}`), closed[1], unknown[1]],
  ].map(longest);
  return (
    <>
      {createElement('waiting-time', {
        class: styles.waiting,
        'data-place': place,
        'data-words': JSON.stringify(words),
        'data-fresh': waitingFreshMs,
        'data-language': language,
        'data-zone': scheduling.zone,
        'data-zone-name': zoneName,
        // As long as whatever the script may say, so that it takes as many lines.
        'data-room': room,
        'data-room-below': roomBelow,
        // What the script puts in is none of React's business, whichever of them is first.
        dangerouslySetInnerHTML: { __html: '' },
        suppressHydrationWarning: true,
      })}
      <script src={waitingTimeScript} async />
    </>
  );
}

function longest(texts: readonly (string | undefined)[]): string {
  return texts.reduce<string>((most, text = '') => (text.length > most.length ? text : most), '');
}
