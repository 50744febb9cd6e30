import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { authored, type Workflow } from '@/features/book/model/workflow';
import { WaitlistCall } from '@/features/book/ui/waitlist-call';
import { isOneClock, ZoneNote } from '@/features/appointment/ui/zone-note';
import { useStateNames } from '@/features/appointment/ui/use-state-names';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate } from '@/lib/chicago-time';
import { Button, buttonClass, ButtonLink } from '@/ui/button/Button';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField } from '@/ui/field/SelectField';
import styles from '@/features/appointment/ui/appointment.module.css';
import formStyles from '@/features/appointment/ui/form.module.css';
import pickerStyles from '@/features/appointment/ui/time-picker.module.css';
import { names, patientParts, stepHref, timesHref, timesParts } from '../address';
import type { TimesView } from '../view';
import { Heading, PostForm } from './frame';
import { DayTimes } from './day-times';

type TimesPageProps = { readonly view: TimesView; readonly workflow: Workflow };

/** The open times of a doctor, a week at once, each a button that holds it. @requirement I2 I3 */
export function TimesPage({ view, workflow }: TimesPageProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { provider, of, asked, found } = view;
  const phone = authored(workflow, 'waitlistPhone', '');
  return (
    <>
      <Heading
        title={t('Choose a time')}
        windowTitle={t(asked.isTaken ? 'That time was just taken' : 'Choose a time')}
      />
      <p>
        {t('With')} <a href={hrefOn(page, provider.path)}>{provider.name}</a>
      </p>
      {asked.isTaken ? (
        <div className={styles.taken} role="alert">
          <h2>{t('That time was just taken')}</h2>
          <p>{t('Everything you told us is kept. Please choose another time.')}</p>
        </div>
      ) : null}
      {found ? <Filters view={view} found={found} /> : null}
      {!found ? (
        <Outage view={view} phone={phone || provider.phone} />
      ) : found.isEmpty ? (
        <NoTimes view={view} phone={phone || provider.phone} />
      ) : (
        <Days view={view} found={found} />
      )}
      {found?.isWorthWaiting && !('id' in of) ? (
        <p>
          <ButtonLink variant="tertiary" href={timesHref(page, of, { waiting: 'asked' })}>
            {t('Tell me when an earlier time opens')}
          </ButtonLink>
        </p>
      ) : null}
      {'id' in of ? (
        <p>
          <a href={stepHref(page, { id: of.id, step: 'confirm' })}>{t('Back')}</a>
        </p>
      ) : null}
    </>
  );
}

/** Nobody can say which times are open, which does not mean that there are none. @requirement I3 @decision ADR-0034 */
function Outage({ view, phone }: { readonly view: TimesView; readonly phone: string }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <div className={styles.empty}>
      <p role="alert">
        {t(
          'We cannot show appointment times right now. There may well be some: please try again, or call us.',
        )}
      </p>
      <ButtonLink variant="secondary" href={timesHref(page, view.of, view.asked)}>
        {t('Try again')}
      </ButtonLink>{' '}
      <CallLink phone={phone} className={buttonClass('secondary')} />
    </div>
  );
}

/** Nothing can be booked online: call instead. @requirement I3 */
function NoTimes({ view, phone }: { readonly view: TimesView; readonly phone: string }): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.empty}>
      <p>
        {t(
          'No appointments are available through online scheduling in the next 6 months. Please call to join the waitlist.',
        )}
      </p>
      {view.provider.seesChildren && view.patient.isAdultPatient ? (
        <p>{t('This provider is accepting pediatric patients')}</p>
      ) : null}
      <WaitlistCall phone={phone} />
    </div>
  );
}

type Found = NonNullable<TimesView['found']>;
type PartProps = { readonly view: TimesView; readonly found: Found };

/** For whom, where and when: a form that asks by address. @requirement I2 I3 */
function Filters({ view, found }: PartProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { of, asked } = view;
  const { locations, range } = found;
  // The fields below say these.
  const said = new Set<string>([names.visits, names.age, names.location, names.half, names.from]);
  const hidden = Object.entries(timesParts(of)).filter(([name]) => !said.has(name));
  return (
    <form method="get" action={hrefOn(page, page.pathname)} className={formStyles.form}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {'id' in of ? null : <PatientKindFields view={view} />}
      {locations.length > 1 ? (
        <SelectField
          id="times-location"
          name={names.location}
          label={t('Location')}
          defaultValue={asked.location}
          empty={t('All locations')}
          options={locations.map((name) => [name, name])}
        />
      ) : null}
      <SelectField
        id="times-half"
        name={names.half}
        label={t('Time of day')}
        defaultValue={asked.half}
        empty={t('Any time')}
        options={[
          ['morning', t('AM')],
          ['afternoon', t('PM')],
        ]}
      />
      {range.weeks.length > 1 ? (
        <SelectField
          id="times-week"
          name={names.from}
          label={t('Go to a week')}
          defaultValue={range.week?.dates[0] ?? ''}
          options={range.weeks.map(({ monday, dates }) => [
            dates[0] ?? monday,
            t('Week of {date}', {
              date: formatDate(monday, { language: page.language, withYear: false }),
            }),
          ])}
        />
      ) : null}
      <p>
        <Button type="submit" variant="secondary">
          {t('Show these times')}
        </Button>
      </p>
    </form>
  );
}

/** New or returning, adult or child, as far as the doctor sees such patients. @requirement I3 */
function PatientKindFields({ view: { provider, patient } }: { readonly view: TimesView }): ReactNode {
  const t = usePhrases();
  const parts = patientParts(patient);
  return (
    <>
      {provider.acceptsNewPatients ? (
        <RadioGroup
          id="times-visits"
          name={names.visits}
          label={t(
            patient.isAdultPatient
              ? 'Have you seen this provider before?'
              : 'Have you or your child seen this provider before?',
          )}
          defaultValue={parts[names.visits] ?? ''}
          options={[
            ['new', t('New patient')],
            ['returning', t('Returning patient')],
          ]}
          isBar
        />
      ) : (
        <p>{t('This provider sees returning patients only at this time.')}</p>
      )}
      {provider.seesAdults && provider.seesChildren ? (
        <RadioGroup
          id="times-age"
          name={names.age}
          label={t('Who is the visit for?')}
          defaultValue={parts[names.age] ?? ''}
          options={[
            ['adult', t('Adult (18 or over)')],
            ['child', t('Child (under 18)')],
          ]}
          isBar
        />
      ) : null}
      {provider.seesChildren && !provider.seesAdults ? (
        <p>{t('This provider is accepting pediatric patients')}</p>
      ) : null}
    </>
  );
}

function Days({ view, found }: PartProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { of, asked } = view;
  const { range, missing, videoStates } = found;
  const slots = range.shown.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
  const isVideo = range.shown.some(({ groups }) => groups.some(({ isInPerson }) => !isInPerson));
  return (
    <>
      {missing ? (
        <p>
          {missing === 'virtual'
            ? t('Video visits could not be loaded. Times in person are shown.')
            : t('Visits in person could not be loaded. Video visits are shown.')}
        </p>
      ) : null}
      {range.shown.length === 0 ? (
        <p>{t('No times match. Choose another location or another part of the day.')}</p>
      ) : null}
      {isVideo && videoStates.length > 0 ? <VideoNote states={videoStates} /> : null}
      <PostForm hidden={{ step: 'choose', ...timesParts(of) }} className={pickerStyles.picker}>
        <ZoneNote slots={slots} />
        {range.shown.map((day) => (
          <DayTimes key={day.date} day={day} isZoneSaid={isOneClock(slots)} />
        ))}
      </PostForm>
      <nav aria-label={t('Choose a time')} className={styles.stepActions}>
        {range.earlier ? (
          <ButtonLink
            variant="tertiary"
            href={timesHref(page, of, { ...asked, isTaken: false, from: range.earlier })}
          >
            {t('Earlier days')}
          </ButtonLink>
        ) : null}
        {range.later ? (
          <ButtonLink
            variant="tertiary"
            href={timesHref(page, of, { ...asked, isTaken: false, from: range.later })}
          >
            {t('Later days')}
          </ButtonLink>
        ) : null}
      </nav>
    </>
  );
}

/** Where a patient has to be for a video visit is said before a time is chosen. @requirement I2 */
function VideoNote({ states }: { readonly states: readonly string[] }): ReactNode {
  const t = usePhrases();
  const { anyOf } = useStateNames();
  return (
    <p className={styles.hint}>
      {t('By video, this doctor sees patients only while they are in {states}.', {
        states: anyOf(states),
      })}
    </p>
  );
}
