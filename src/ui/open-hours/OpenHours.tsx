import { createElement, type ReactNode } from 'react';
import type { OpeningHours } from '@/lib/open-spans';
import { yearRoundZoneName } from '@/lib/zone-name';
import { usePhrases } from '@/i18n/use-phrases';
import { openHoursScript } from './open-hours-script';
import styles from './OpenHours.module.css';

const dayMinutes = 1440;

/** Whether a place never closes: then one line says all. */
function isAlways(week: OpeningHours['week']): boolean {
  return week.every((spans) => spans.some(([from, to]) => from === 0 && to === dayMinutes));
}

type OpenHoursProps = {
  readonly hours: OpeningHours;
  /** BCP 47. */
  readonly language: string;
  /** It is closed whatever its hours say. */
  readonly isClosed?: boolean;
};

/**
 * Whether a place is open now, and its hours today. A small script of its own says it, by the place's clock and at the moment
 * of reading: the page may be hours old. Nothing is shown without scripts.
 * @requirement E7
 */
export function OpenHours({ hours, language, isClosed = false }: OpenHoursProps): ReactNode {
  const t = usePhrases();
  const { zone, week, special } = hours;
  const words = {
    open: t('Open now until {time}'),
    soon: t('Closes soon, at {time}'),
    always: t('Open 24 hours'),
    later: t('Closed now. Opens at {time}'),
    tomorrow: t('Closed now. Opens tomorrow at {time}'),
    day: t('Closed now. Opens on {day} at {time}'),
    closed: t('Closed'),
    today: t('Today: {hours}'),
    closedToday: t('Closed today'),
  };
  const days = Object.fromEntries(special.map(({ date, spans, name }) => [date, [spans, name]]));
  return (
    <>
      {createElement('open-hours', {
        class: styles.hours,
        'data-hours': JSON.stringify({ zone, week, special: days }),
        'data-words': JSON.stringify(words),
        'data-language': language,
        'data-zone-name': yearRoundZoneName(language, zone),
        ...(isClosed ? { 'data-closed': '' } : {}),
        ...(isAlways(week) || isClosed ? { 'data-always': '' } : {}),
        // What the script puts in is none of React's business, whichever of them is first.
        dangerouslySetInnerHTML: { __html: '' },
        suppressHydrationWarning: true,
      })}
      <script src={openHoursScript} async />
    </>
  );
}
