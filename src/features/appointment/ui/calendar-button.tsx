import type { ReactNode } from 'react';
import { isInPersonType, scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { calendarFile } from '@/lib/ics';
import { Button, type ButtonVariant } from '@/ui/button/Button';
import type { Slot } from '../model/visit';

type CalendarButtonProps = {
  readonly slot: Slot;
  /** Names the entry, so that a calendar knows it again. */
  readonly uid: string;
  readonly variant?: ButtonVariant;
};

/** Saves a calendar file of a visit. @requirement I10 I16 */
export function CalendarButton({ slot, uid, variant = 'primary' }: CalendarButtonProps): ReactNode {
  const t = usePhrases();
  const download = () => {
    const place = [slot.location, slot.address, slot.cityAndZip].filter(Boolean).join(', ');
    const text = calendarFile({
      uid,
      start: slot.instant,
      durationMinutes: scheduling.eventMinutes,
      summary: t('Healthcare appointment'),
      location: isInPersonType(slot.visitType) ? place : '',
      stamp: Date.now(),
    });
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'appointment.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <Button variant={variant} onClick={download}>
      {t('Add to Calendar')}
    </Button>
  );
}
