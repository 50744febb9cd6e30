import { useEffect, useRef, type ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { failureTexts } from '@/features/appointment/model/failure';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, buttonClass } from '@/ui/button/Button';
import type { VisitPage as PageState } from '../model/managed-visit';
import { useVisit } from '../state/use-visit';
import { VisitCancel } from './visit-cancel';
import { VisitCodeForm } from './visit-code-form';
import { VisitMove } from './visit-move';
import { VisitView } from './visit-view';
import { WindowTitle } from '@/cms/window-title';
import styles from '@/features/appointment/ui/appointment.module.css';
import { WaysOn } from '@/features/appointment/ui/ways-on';

/**
 * A visit without an account, from the link in a message: view it, move it, cancel it.
 * @param phone - of the clinic, for the time that the visit's own place is not known; '' for none
 * @requirement I16
 */
export function VisitPage({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const control = useVisit();
  const { page } = control;
  const title = titleOf(page);
  const heading = useHeadingFocus(`${page.at} ${title}`);
  return (
    <div className={`${styles.page} ${styles.ofLink}`} data-task="">
      <WindowTitle
        title={page.at === 'loading' || (page.at === 'code' && !page.isCancelled) ? '' : t(title)}
        isWrong={page.at === 'failed' || (page.at === 'code' && page.isUnknown)}
      />
      <h1 ref={heading} tabIndex={-1} className={styles.pageTitle}>
        {t(title)}
      </h1>
      {page.at === 'code' && page.isCancelled ? (
        <p>{t('You need not do anything else. Here you can look at another visit.')}</p>
      ) : null}
      {page.at === 'code' ? (
        <>
          <VisitCodeForm isUnknown={page.isUnknown} onOpen={control.open} />
          <WaysOn to={['book']} phone={phone} byPhone={t('We can find your visit for you.')} />
        </>
      ) : null}
      {page.at === 'loading' ? <output className={styles.loading}>{t('Loading your visit…')}</output> : null}
      {page.at === 'failed' || page.at === 'tooMany' ? (
        <div className={styles.failure} role="alert">
          <p>
            {page.at === 'tooMany'
              ? t(failureTexts.tooMany)
              : t('We could not load your visit. It has not changed.')}
          </p>
          <div className={styles.actions}>
            <Button onClick={control.lookAgain}>{t('Look again')}</Button>
            <CallLink phone={phone} className={buttonClass('secondary')} />
          </div>
        </div>
      ) : null}
      {page.at === 'visit' ? <VisitView page={page} control={control} /> : null}
      {page.at === 'cancelling' ? <VisitCancel page={page} control={control} /> : null}
      {page.at === 'moving' ? <VisitMove page={page} control={control} /> : null}
    </div>
  );
}

function titleOf(page: PageState) {
  if (page.at === 'cancelling') return 'Cancel this visit?';
  if (page.at === 'moving') return 'Choose a new time';
  if (page.at === 'code' && page.isCancelled) return 'Your visit is cancelled';
  if (page.at !== 'visit') return 'Your visit';
  if (page.news === 'moved') return 'Your visit has a new time';
  return page.visit.status === 'cancelled' ? 'Your visit is cancelled' : 'Your visit';
}

/** Moves the focus to the heading when the page changes, but not when it opens. */
function useHeadingFocus(shown: string): { readonly current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(shown);
  useEffect(() => {
    if (former.current === shown || shown.startsWith('loading')) return;
    former.current = shown;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return heading;
}
