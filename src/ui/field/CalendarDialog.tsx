import type { ReactNode } from 'react';
import { parseTypedDate, toTypedDate } from '@/lib/dates';
import { Dialog } from '@/ui/dialog/Dialog';
import { Calendar } from '@/ui/field/Calendar';

type CalendarDialogProps = {
  /** The field's label. */
  readonly title: string;
  /** As typed. */
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly opensAt: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the chosen day, `MM-DD-YYYY`. */
  readonly onChoose: (typed: string) => void;
};

/** The calendar of a date field in a dialog. Loaded when a visitor opens it. @requirement K4 */
export function CalendarDialog(props: CalendarDialogProps): ReactNode {
  const { title, value, min, max, opensAt, isOpen, onClose, onChoose } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeOnOutside>
      <Calendar
        localDate={parseTypedDate(value)}
        min={min}
        max={max}
        opensAt={opensAt}
        onChoose={(localDate) => {
          onChoose(toTypedDate(localDate));
          onClose();
        }}
      />
    </Dialog>
  );
}
