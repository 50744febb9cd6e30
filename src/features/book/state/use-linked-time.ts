import { useEffect, useRef, useState } from 'react';
import { linkedTimeOf, type LinkedTime } from '@/domain/linked-time';
import { slotOfLink } from '../model/linked-time';
import { patientOfType } from '@/config/visit-types';
import type { PatientKind, Slot } from '@/features/appointment/model/visit';
import { forgetAddress } from '@/features/appointment/state/forget-address';
import type { Times } from '@/features/appointment/state/use-times';

/**
 * Opens the booking at the time that a link from elsewhere names, once the open times are there.
 * @returns whether the time of the link was not among them
 * @requirement I21
 */
export function useLinkedTime(
  times: Times,
  act: { readonly choosePatient: (kind: PatientKind) => void; readonly open: (slot: Slot) => void },
): boolean {
  const [link, setLink] = useState<LinkedTime | undefined>();
  const [isMissed, setMissed] = useState(false);
  const actions = useRef(act);
  useEffect(() => {
    actions.current = act;
  });
  useEffect(() => {
    const found = linkedTimeOf(window.location.hash);
    if (!found) return;
    forgetAddress();
    actions.current.choosePatient(patientOfType(found.visitType));
    // What is behind the `#` is known to the browser alone, so it is read after the first render.
    // oxlint-disable-next-line react/set-state-in-effect
    setLink(found);
  }, []);
  useEffect(() => {
    if (!link || times.status !== 'ready') return;
    const slot = slotOfLink(link, times.allSlots);
    // oxlint-disable-next-line react/set-state-in-effect
    setLink(undefined);
    setMissed(!slot);
    if (slot) actions.current.open(slot);
  }, [link, times.status, times.allSlots]);
  return isMissed;
}
