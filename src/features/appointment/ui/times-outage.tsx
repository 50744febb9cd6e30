import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, buttonClass } from '@/ui/button/Button';
import type { Times } from '../state/use-times';
import styles from './appointment.module.css';

type TimesOutageProps = {
  readonly times: Pick<Times, 'isRetrying' | 'reload'>;
  /** To call instead; '' where none is known. */
  readonly phone: string;
};

/**
 * Nobody can say which times are open, which does not mean that there are none: try again, or call.
 * @requirement I3
 * @decision ADR-0034
 */
export function TimesOutage({ times, phone }: TimesOutageProps): ReactNode {
  const t = usePhrases();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading(element);
    };
  }, []);
  return (
    <div ref={box} className={styles.empty}>
      <p role="alert">
        {t(
          'We cannot show appointment times right now. There may well be some: please try again, or call us.',
        )}
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          aria-disabled={times.isRetrying || undefined}
          onClick={() => (times.isRetrying ? undefined : times.reload())}
        >
          {t('Try again')}
        </Button>
        <CallLink phone={phone} className={buttonClass('secondary')} />
      </div>
      <output>{times.isRetrying ? t('Loading appointment times…') : ''}</output>
    </div>
  );
}

/** The button that brought the times goes away with the outage: the heading above gets the focus. */
function focusHeading(within: HTMLElement): void {
  const heading = within.closest('section, dialog, main')?.querySelector('h1[tabindex], h2[tabindex]');
  if (heading instanceof HTMLElement) heading.focus();
}
