import { useEffect, useRef, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { timeInWords } from '../model/time-in-words';
import type { Slot } from '../model/visit';
import styles from './appointment.module.css';

type TakenNoticeProps = {
  readonly alternatives: readonly Slot[];
  readonly onChoose: (slot: Slot) => void;
  /** Leads to all times, where they are not in sight. */
  readonly onMore?: () => void;
  /** What this means here; by default, that nothing typed is lost. */
  readonly text?: string;
};

/**
 * The time went to someone else: up to five others, and nothing that was typed is lost.
 * @requirement I15
 */
export function TakenNotice({ alternatives, onChoose, onMore, text }: TakenNoticeProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.taken} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {t('That time was just taken')}
      </h2>
      <p>
        {text ??
          (alternatives.length > 0
            ? t('Everything you told us is kept. These times are the nearest:')
            : t('Everything you told us is kept. Please choose another time.'))}
      </p>
      <ul className={styles.alternatives}>
        {alternatives.map((slot) => (
          <li key={`${slot.instant}-${slot.departmentId}-${slot.visitType}`}>
            <Button variant="secondary" onClick={() => onChoose(slot)}>
              {timeInWords(slot, { t, language })}
            </Button>
          </li>
        ))}
      </ul>
      {onMore ? (
        <p>
          <Button variant="tertiary" onClick={onMore}>
            {t('See More Times')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
