import { useState, type ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { scheduling } from '@/config/scheduling';
import type { ManagedVisit } from '@/contracts/managed-visit';
import { isOutage } from '@/features/appointment/state/use-times';
import { AllTimes } from '@/features/appointment/ui/all-times';
import styles from '@/features/appointment/ui/appointment.module.css';
import { TimePicker } from '@/features/appointment/ui/time-picker';
import { TimesOutage } from '@/features/appointment/ui/times-outage';
import { TimesStatus } from '@/features/appointment/ui/times-status';
import { VideoPlaceField } from '@/features/appointment/ui/video-place';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, buttonClass } from '@/ui/button/Button';
import type { MoveControl } from '../state/use-visit-move';

type MoveTimesProps = { readonly control: MoveControl; readonly visit: ManagedVisit };

/** The times to which a visit can move, once it is said where the patient of a video visit will be. @requirement I2 I16 */
export function MoveTimes({ control, visit: { providerName, phone } }: MoveTimesProps): ReactNode {
  const { times } = control;
  return (
    <>
      <TimesStatus times={times} />
      {times.video.isAsked ? (
        <VideoPlaceField video={times.video} doctor={providerName} phone={phone} />
      ) : null}
      <OpenTimes control={control} phone={phone} />
    </>
  );
}

function OpenTimes({
  control: { times, chosen, toggle },
  phone,
}: {
  readonly control: MoveControl;
  readonly phone: string;
}): ReactNode {
  const t = usePhrases();
  const [isWhole, setWhole] = useState(false);
  if (times.status === 'loading') return <p className={styles.loading}>{t('Loading appointment times…')}</p>;
  if (isOutage(times)) return <TimesOutage {...{ times, phone }} />;
  if (times.allSlots.length === 0) return <NoOtherTimes phone={phone} />;
  // The question above says why.
  if (times.slots.length === 0) return null;
  const picker = { times, chosen, onToggle: toggle, headingLevel: 3 } as const;
  if (isWhole) return <AllTimes {...picker} />;
  const first = times.dates.slice(0, scheduling.datesInBox);
  return (
    <>
      <TimePicker {...picker} dates={first} />
      {times.dates.length > first.length ? (
        <Button variant="tertiary" onClick={() => setWhole(true)}>
          {t('See More Times')}
        </Button>
      ) : null}
    </>
  );
}

/** Nothing else is free online. @requirement I16 */
function NoOtherTimes({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.empty}>
      <p>{t('Online, this visit has no other times in the next 6 months. Please call us to move it.')}</p>
      <CallLink phone={phone} className={buttonClass('secondary')} />
    </div>
  );
}
