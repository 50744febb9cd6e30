import dynamic from 'next/dynamic';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { rememberedPatient, rememberPatient } from '@/lib/patient-kind';
import { Button } from '@/ui/button/Button';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { firstPatientKind, isSameSlot, type BookingProvider, type PatientKind } from '../model/visit';
import {
  purgeIfIdle,
  readScheduleData,
  readVisit,
  takeWish,
  writeScheduleData,
  writeVisit,
  type StoredVisit,
  type Wish,
} from '../state/session';
import { useChoice } from '../state/use-choice';
import { useHold } from '../state/use-hold';
import { useLinkedTime } from '../state/use-linked-time';
import { useTimes } from '../state/use-times';
import { EmptyTimes } from './empty-times';
import { SoonerDoctors } from './sooner-doctors';
import { TimePicker } from './time-picker';
import { Waitlist } from './waitlist';
import { authored, patientDetailsHref, type Workflow } from './workflow';
import styles from './booking.module.css';

const Wizard = dynamic(() => import('./wizard').then((module) => module.Wizard), { ssr: false });

export type AppointmentBoxProps = {
  readonly provider: BookingProvider;
  readonly workflow: Workflow;
};

/**
 * Open times of a provider, the first three dates of them; a chosen time opens the wizard. Its frame stands around it.
 * @requirement D10 I2 I3
 */
export function AppointmentBox({ provider, workflow }: AppointmentBoxProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  const [patient, setPatient] = useState<PatientKind>(() => firstPatientKind(provider, rememberedPatient()));
  const control = useHold();
  const times = useTimes(provider, patient, { holdId: control.holdId, isActive: !page.isEditing });
  const choice = useChoice({ mode: 'book', provider, times, control });
  const { wizard } = choice;
  const unfinished = useUnfinished(provider);
  const openWish = useRef((wish: Wish) => {
    setPatient(wish.patient);
    choice.open('details', wish.slot);
  });
  useEffect(() => {
    const wish = takeWish(provider.npi);
    if (wish) openWish.current(wish);
  }, [provider.npi]);

  const isLinkMissed = useLinkedTime(times, {
    choosePatient: setPatient,
    open: (slot) => choice.open('details', slot),
  });

  const changePatient = (kind: Partial<PatientKind>) => {
    rememberPatient(kind);
    setPatient((before) => ({ ...before, ...kind }));
    // Another kind of patient has other times.
    if (wizard.slot) choice.toggle(wizard.slot);
  };

  return (
    <>
      <div>
        {unfinished ? <Continue stored={unfinished} href={patientDetailsHref(workflow, page)} /> : null}
        <PatientChoice {...{ id, provider, patient }} onChange={changePatient} />
        {times.status === 'loading' ? (
          <output className={styles.loading}>{t('Loading appointment times…')}</output>
        ) : times.slots.length === 0 ? (
          <EmptyTimes
            {...{ provider, patient }}
            isWholeList={false}
            phone={authored(workflow, 'waitlistPhone', '')}
          />
        ) : (
          <>
            {isLinkMissed ? (
              <p className={styles.unfinished}>
                <output>{t('The time of your link is no longer free. These times are open:')}</output>
              </p>
            ) : null}
            <TimePicker
              times={times}
              chosen={wizard.slot}
              onToggle={(slot) => {
                if (isSameSlot(slot, wizard.slot)) choice.toggle(slot);
                else choice.open('details', slot);
              }}
              maxDates={scheduling.datesInBox}
              headingLevel={3}
            />
            <div className={styles.actions}>
              {wizard.slot && !choice.isOpen ? (
                <Button onClick={() => choice.open('details')}>
                  {t('Continue with {time}', {
                    time: formatTime(wizard.slot.instant, {
                      language: page.language,
                      zone: wizard.slot.zone,
                    }),
                  })}
                </Button>
              ) : null}
              <Button variant="secondary" onClick={() => choice.open('times')}>
                {t('See More Times')}
              </Button>
              <Waitlist {...{ provider, patient }} first={times.slots[0]} />
            </div>
          </>
        )}
        {times.status === 'ready' ? (
          <SoonerDoctors {...{ provider, patient }} slots={times.slots} now={times.now} />
        ) : null}
      </div>
      {choice.wasOpened ? (
        <Wizard
          {...{ provider, patient, times, control, choice, workflow }}
          onFinished={(visit) => {
            const former = readVisit();
            const isSamePatient = former?.visit.patient.isAdultPatient === patient.isAdultPatient;
            const held = control.hold.status === 'held' ? control.hold : undefined;
            writeScheduleData({
              ...readScheduleData(),
              isAdultPatient: patient.isAdultPatient,
              isWorkersComp: false,
            });
            writeVisit({
              step: 'patient',
              visit,
              form: isSamePatient ? former.form : {},
              holdId: held?.holdId ?? null,
              holdEndsAt: held?.endsAt ?? 0,
            });
            control.handOver();
            // In place of the entry that the open wizard laid: Back leads to this profile.
            window.location.replace(patientDetailsHref(workflow, page));
          }}
        />
      ) : null}
    </>
  );
}

type PatientChoiceProps = {
  readonly id: string;
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly onChange: (kind: Partial<PatientKind>) => void;
};

/** New or returning, adult or child: together they decide the kinds of visit. */
function PatientChoice({ id, provider, patient, onChange }: PatientChoiceProps): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.kinds}>
      {provider.acceptsNewPatients ? (
        <RadioGroup
          id={`${id}-new`}
          label={t('Have you seen this provider before?')}
          value={String(patient.isNewPatient)}
          onValueChange={(value) => onChange({ isNewPatient: value === 'true' })}
          options={[
            ['true', t('New patient')],
            ['false', t('Returning patient')],
          ]}
          isBar
        />
      ) : (
        <p>{t('This provider sees returning patients only at this time.')}</p>
      )}
      {provider.seesAdults && provider.seesChildren ? (
        <RadioGroup
          id={`${id}-adult`}
          label={t('Who is the visit for?')}
          value={String(patient.isAdultPatient)}
          onValueChange={(value) => onChange({ isAdultPatient: value === 'true' })}
          options={[
            ['true', t('Adult (18 or over)')],
            ['false', t('Child (under 18)')],
          ]}
          isBar
        />
      ) : null}
    </div>
  );
}

/** A booking with this provider that was left before its end, if there is one in this tab. */
function useUnfinished(provider: BookingProvider): StoredVisit | undefined {
  const [stored, setStored] = useState<StoredVisit | undefined>();
  useEffect(() => {
    purgeIfIdle(Date.now());
    const found = readVisit();
    // Storage is read after the first render, so that server and browser agree on it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (found?.visit.provider.npi === provider.npi) setStored(found);
  }, [provider.npi]);
  return stored;
}

function Continue({ stored, href }: { readonly stored: StoredVisit; readonly href: string }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { slot } = stored.visit;
  return (
    <p className={styles.unfinished}>
      {t('You started to book {date}, {time}.', {
        date: formatDate(slot.date, { language, withYear: false }),
        time: formatTime(slot.instant, { language, zone: slot.zone }),
      })}{' '}
      <a href={href}>{t('Continue this booking')}</a>
    </p>
  );
}
