import dynamic from 'next/dynamic';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { wantsNewTab } from '@/lib/wants-new-tab';
import { isInPersonType } from '@/config/visit-types';
import type { SoonestAnswer, SoonestQuestion, SoonestTime } from '@/contracts/soonest';
import { usePhrases } from '@/i18n/use-phrases';
import { formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { bookingStepsPath } from '@/config/booking-cookie';
import { ZoneNote } from '@/features/appointment/ui/zone-note';
import { dateFormat } from '@/lib/formats';
import { grouped } from '@/lib/grouped';
import { PortraitPlaceholder } from '@/ui/portrait-placeholder/PortraitPlaceholder';
import { shownRating } from '@/ui/stars/shown-rating';
import { Stars } from '@/ui/stars/Stars';
import { byDoctor, type DoctorTimes } from '../model/by-doctor';
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
 * The earliest times of each doctor who fits, whoever is free first before the others. A time opens the booking right here;
 * without scripts it is held at once, and booked step by step.
 * @requirement I19
 */
export function SoonestResults({ question, answer, workflow }: SoonestResultsProps): ReactNode {
  const [chosen, setChosen] = useState<Chosen | undefined>();
  const open = (event: MouseEvent, time: SoonestTime) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    setChosen((before) => ({ time, round: (before?.round ?? 0) + 1 }));
  };
  return (
    <>
      <SeenToo times={answer.times} />
      <ZoneNote slots={answer.times.map(({ slot }) => slot)} />
      <ol className={styles.list}>
        {byDoctor(answer.times).map(({ doctor, times }) => (
          <li key={doctor.npi}>
            <Entry {...{ doctor, times, question }} onOpen={open} />
          </li>
        ))}
      </ol>
      {chosen ? <SoonestBooking key={chosen.round} time={chosen.time} {...{ question, workflow }} /> : null}
    </>
  );
}

/** Whom else people see with the complaint: a family doctor may be free before a specialist. */
function SeenToo({ times }: Pick<SoonestAnswer, 'times'>): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const general = times.filter(({ doctor }) => doctor.isPrimaryCare && doctor.specialty !== '');
  if (general.length === 0) return null;
  const names = [...new Set(general.map(({ doctor }) => doctor.specialty))];
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  return <p>{t('For this you can also see a doctor in {specialties}.', { specialties: list })}</p>;
}

type EntryProps = DoctorTimes & {
  readonly question: SoonestQuestion;
  readonly onOpen: (event: MouseEvent, time: SoonestTime) => void;
};

function Entry({ doctor, times, question, onOpen }: EntryProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { name, specialty, image, rating, ratingCount } = doctor;
  return (
    <article className={styles.entry}>
      <div className={styles.face}>
        {image ? (
          <Image field={{ value: { src: image, width: 192, height: 240 } }} alt="" sizes="80px" />
        ) : (
          <PortraitPlaceholder />
        )}
      </div>
      <div className={styles.who}>
        <h3 data-far-letters="">
          <a href={hrefOn(page, doctor.path)}>{name}</a>
        </h3>
        {specialty ? (
          <p>
            <Spoken text={specialty} />
          </p>
        ) : null}
        {rating === null ? null : (
          <Stars
            rating={rating}
            label={t('{rating} out of 5, {count} ratings', {
              rating: shownRating(rating),
              count: grouped(ratingCount, page.language),
            })}
          />
        )}
        {times[0] ? <Where {...times[0]} /> : null}
      </div>
      <ul aria-label={`${t('Next times')}: ${name}`} className={styles.times}>
        {times.map((time) => (
          <li key={time.slot.instant}>
            <Time time={time} place={placeOf(times[0])} question={question} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Where a visit is; '' for one by video. */
function placeOf(time: SoonestTime | undefined): string {
  return time && isInPersonType(time.slot.visitType) ? time.slot.location : '';
}

function Where({ slot, miles }: SoonestTime): ReactNode {
  const t = usePhrases();
  const street = [slot.address, slot.cityAndZip].filter(Boolean).join(', ');
  return (
    <div className={styles.where}>
      {isInPersonType(slot.visitType) ? (
        <>
          <p>
            <bdi>{slot.location}</bdi>
          </p>
          {street ? (
            <p>
              <bdi>{street}</bdi>
            </p>
          ) : null}
        </>
      ) : (
        <p>{t('Video visit')}</p>
      )}
      {miles === null ? null : (
        <p>
          {miles < 1
            ? t('Less than a mile away')
            : miles === 1
              ? t('1 mile away')
              : t('{miles} miles away', { miles })}
        </p>
      )}
    </div>
  );
}

const dayShape = { weekday: 'short', month: 'short', day: 'numeric' } as const;

type TimeProps = Pick<EntryProps, 'question' | 'onOpen'> & {
  readonly time: SoonestTime;
  /** Where the doctor's other times are: a time elsewhere says so. */
  readonly place: string;
};

function Time({ time, place, question, onOpen }: TimeProps): ReactNode {
  const { doctor, slot } = time;
  const t = usePhrases();
  const page = usePage();
  const { language } = page;
  const { instant, zone } = slot;
  const own = placeOf(time);
  const elsewhere = own === place ? '' : own || t('Video visit');
  const words = (
    <>
      <span className="visually-hidden">{t('Book this time')}: </span>
      <span>{dateFormat(language, { ...dayShape, timeZone: zone }).format(instant)}</span>{' '}
      <b>{formatTime(instant, { language, zone })}</b>
      {elsewhere ? <small>{elsewhere}</small> : null}
      <span className="visually-hidden">
        , {zoneName(instant, { language, zone, length: 'short' })}, {doctor.name}
      </span>
    </>
  );
  return (
    <>
      <a
        className={`${styles.time} needs-script`}
        href={hrefOn(page, soonestHref(time))}
        onClick={(event) => onOpen(event, time)}
        data-hold=""
      >
        {words}
      </a>
      <form method="post" action={hrefOn(page, bookingStepsPath)} className="without-script">
        {Object.entries(chosenParts(time, question)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={styles.time}>
          {words}
        </button>
      </form>
    </>
  );
}
