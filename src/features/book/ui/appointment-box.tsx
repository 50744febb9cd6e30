import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { rememberedPatient, rememberPatient } from '@/domain/patient-kind';
import { patientAt } from '../model/patient-at';
import type { BookingProvider, PatientKind } from '@/features/appointment/model/visit';
import { useHold } from '@/features/appointment/state/use-hold';
import { useTimes, type FirstTimes } from '@/features/appointment/state/use-times';
import { takeWish, type Wish } from '@/features/appointment/state/wish';
import { patientDetailsHref, type Workflow } from '../model/workflow';
import { storeFinished } from '../state/store-finished';
import { useChoice } from '../state/use-choice';
import { useLinkedTime } from '../state/use-linked-time';
import { BoxTimes } from './box-times';
import { PatientChoice } from './patient-choice';
import { SoonerDoctors } from './sooner-doctors';
import { UnfinishedBooking } from './unfinished-booking';

const Wizard = dynamic(() => import('./wizard').then((module) => module.Wizard), { ssr: false });

export type AppointmentBoxProps = {
  readonly provider: BookingProvider;
  readonly workflow: Workflow;
  /** What was shown before the scripts. */
  readonly first?: FirstBox | undefined;
};

/** The times that the server drew, and for whom. */
export type FirstBox = FirstTimes & { readonly patient: PatientKind };

/**
 * The first open dates of a provider. Choosing a time opens the wizard. On the children's site the patient is a child
 * until the visitor says otherwise.
 * @requirement B11 D10 I2 I3
 */
export function AppointmentBox({ provider, workflow, first }: AppointmentBoxProps): ReactNode {
  const page = usePage();
  const [patient, setPatient] = useState<PatientKind>(
    () => first?.patient ?? patientAt(provider, page.pathname, rememberedPatient()),
  );
  const control = useHold();
  const times = useTimes(provider, patient, {
    first,
    holdId: control.holdId,
    isActive: !page.isEditing,
  });
  const choice = useChoice({ mode: 'book', provider, times, control });
  const { wizard } = choice;
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
        <UnfinishedBooking {...{ provider, workflow }} />
        <PatientChoice {...{ provider, patient }} onChange={changePatient} />
        <BoxTimes {...{ provider, patient, workflow, times, choice, isLinkMissed }} />
        {times.hasSoonerDoctors ? (
          <SoonerDoctors {...{ provider, patient }} hasTimes={times.allSlots.length > 0} />
        ) : null}
      </div>
      {choice.wasOpened ? (
        <Wizard
          {...{ provider, patient, times, control, choice, workflow }}
          onFinished={(visit) => {
            storeFinished(visit, control);
            // Replaces the history entry of the open wizard, so that Back leads to this profile.
            window.location.replace(patientDetailsHref(workflow, page));
          }}
        />
      ) : null}
    </>
  );
}
