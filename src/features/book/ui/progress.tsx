import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Progress } from '@/ui/progress/Progress';

const steps = ['Appointment', 'Care', 'Patient', 'Confirm'] as const;

/**
 * The four steps of a booking.
 * @requirement I8
 * @decision Q41
 */
export function BookingProgress({ current }: { readonly current: 1 | 2 | 3 | 4 }): ReactNode {
  const t = usePhrases();
  return <Progress steps={steps.map((step) => t(step))} current={current} label={t('Progress')} />;
}
