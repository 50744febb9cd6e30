import dynamic from 'next/dynamic';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { wantsNewTab } from '@/lib/wants-new-tab';
import { isInPersonType } from '@/config/visit-types';
import type { SoonestAnswer, SoonestQuestion, SoonestTime } from '@/contracts/soonest';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { bookingStepsPath } from '@/config/booking-cookie';
import { Button, buttonClass } from '@/ui/button/Button';
import { chosenParts, soonestHref } from '../model/soonest';
import type { Workflow } from '../model/workflow';
import styles from './soonest.module.css';

const SoonestBooking = dynamic(() => import('./soonest-booking').then((file) => file.SoonestBooking), {
  ssr: false,
});

type SoonestResultsProps = {
  readonly question: SoonestQuestion;
  readonly answer: SoonestAnswer;
  readonly workflow: Workflow;
};

/** What was chosen, and how often: the same time may be opened again. */
type Chosen = { readonly time: SoonestTime; readonly round: number };

/**
 * The earliest times, whoever the doctor is. A time opens the booking right here; without scripts it is held at once, and
 * booked step by step.
 * @requirement I19
 */
export function SoonestResults({ question, answer, workflow }: SoonestResultsProps): ReactNode {
  const page = usePage();
  const [chosen, setChosen] = useState<Chosen | undefined>();
  const open = (event: MouseEvent, time: SoonestTime) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    setChosen((before) => ({ time, round: (before?.round ?? 0) + 1 }));
  };
  return (
    <>
      <ol className={styles.list}>
        {answer.times.map((time) => (
          <li key={`${time.doctor.npi} ${time.slot.instant}`} className={styles.entry}>
            <Entry
              time={time}
              question={question}
              href={hrefOn(page, soonestHref(time))}
              onOpen={(event) => open(event, time)}
            />
          </li>
        ))}
      </ol>
      {chosen ? <SoonestBooking key={chosen.round} time={chosen.time} {...{ question, workflow }} /> : null}
    </>
  );
}

type EntryProps = {
  readonly time: SoonestTime;
  readonly question: SoonestQuestion;
  readonly href: string;
  readonly onOpen: (event: MouseEvent) => void;
};

function Entry({ time, question, href, onOpen }: EntryProps): ReactNode {
  const { doctor, slot, miles } = time;
  const t = usePhrases();
  const page = usePage();
  const { language } = page;
  const { instant, zone } = slot;
  const isInPerson = isInPersonType(slot.visitType);
  const when = t('{date}, {time} {zone}', {
    date: formatDate(slot.date, { language, withYear: false }),
    time: formatTime(instant, { language, zone }),
    zone: zoneName(instant, { language, zone, length: 'short' }),
  });
  return (
    <>
      <div>
        <h3 className={styles.when} suppressHydrationWarning>
          {when}
        </h3>
        <p>
          <a href={hrefOn(page, doctor.path)}>{doctor.name}</a>
          {doctor.specialty ? (
            <>
              , <Spoken text={doctor.specialty} />
            </>
          ) : null}
        </p>
        <p className={styles.where}>
          {isInPerson ? (
            <bdi>{[slot.location, slot.address, slot.cityAndZip].filter(Boolean).join(', ')}</bdi>
          ) : (
            t('Video visit')
          )}
          {miles === null
            ? null
            : ` · ${miles < 1 ? t('Less than a mile away') : miles === 1 ? t('1 mile away') : t('{miles} miles away', { miles })}`}
        </p>
      </div>
      <a
        className={buttonClass('primary', { className: 'needs-script' })}
        href={href}
        onClick={onOpen}
        data-hold=""
        aria-label={`${t('Book this time')}: ${when}, ${doctor.name}`}
      >
        {t('Book this time')}
      </a>
      <form method="post" action={hrefOn(page, bookingStepsPath)} className="without-script">
        {Object.entries(chosenParts(time, question)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" aria-label={`${t('Book this time')}: ${when}, ${doctor.name}`}>
          {t('Book this time')}
        </Button>
      </form>
    </>
  );
}
