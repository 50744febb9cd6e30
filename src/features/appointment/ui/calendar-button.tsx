import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { calendarFile } from '@/lib/ics';
import { Button, type ButtonVariant } from '@/ui/button/Button';
import { calendarEntry, type CalendarName } from '../model/calendar-entry';
import type { Slot } from '../model/visit';

type CalendarButtonProps = {
  readonly slot: Slot;
  readonly name: CalendarName;
  readonly variant?: ButtonVariant;
};

/** Saves a calendar file of a visit; of a cancelled one, a file that takes it out again. @requirement I10 I16 */
export function CalendarButton({ slot, name, variant = 'primary' }: CalendarButtonProps): ReactNode {
  const t = usePhrases();
  const download = () => {
    const text = calendarFile(
      calendarEntry(slot, name, { title: t('Healthcare appointment'), now: Date.now() }),
    );
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'appointment.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <Button variant={variant} onClick={download}>
      {t(name.isCancelled ? 'Remove from Calendar' : 'Add to Calendar')}
    </Button>
  );
}
