import type { ComponentProps, ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';

/** On phones, the way to the appointment box in the first window. @requirement D13 */
export function BookLink({ className, ...others }: ComponentProps<'p'>): ReactNode {
  const t = usePhrases();
  return (
    <p {...others} className={`needs-script ${className}`}>
      <a className={buttonClass('primary')} href="#book">
        {t('Book an appointment')}
      </a>
    </p>
  );
}
