import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { PhoneLink } from '@/cms/fields/phone-link';
import { usePage } from '@/cms/page';
import { isInPersonType } from '@/config/visit-types';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { failureTexts } from '@/features/appointment/model/failure';
import { slotOfVisit } from '@/features/appointment/model/visit';
import type { VisitNews, VisitPage } from '../model/managed-visit';
import type { VisitControl } from '../state/use-visit';
import { CalendarFeed } from './calendar-feed';
import { CalendarButton } from '@/features/appointment/ui/calendar-button';
import { JoinVisit } from '@/features/appointment/ui/join-visit';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import styles from '@/features/appointment/ui/appointment.module.css';

type VisitViewProps = {
  readonly page: Extract<VisitPage, { at: 'visit' }>;
  readonly control: VisitControl;
};

const newsTexts = {
  cancelled: ['success', 'A message about the change is on its way to you.'],
  moved: ['success', 'A message about the change is on its way to you.'],
  wasCancelled: ['info', 'This visit was already cancelled.'],
  hasStarted: ['warning', 'This visit has begun and can no longer be changed here.'],
  wasChanged: ['warning', 'This visit was changed meanwhile. This is how it is now.'],
  unsure: [
    'error',
    'We could not tell whether this worked. Look at your visit again before you do anything else.',
  ],
  tooMany: ['error', failureTexts.tooMany],
} as const satisfies Record<VisitNews, readonly [string, string]>;

/** A visit, and what the visitor can do with it. @requirement I16 */
export function VisitView({ page: { visit, news, wantsFeed }, control }: VisitViewProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const isBooked = visit.status === 'booked';
  const isSettled = news !== 'unsure';
  const [tone, text] = news ? newsTexts[news] : [];
  return (
    <>
      {text ? (
        <Notice tone={tone}>
          <p>{t(text)}</p>
        </Notice>
      ) : null}
      <div className={styles.card}>
        <SlotSummary provider={{ name: visit.providerName }} slot={slotOfVisit(visit)} />
        {isSettled ? (
          <CalendarButton
            slot={slotOfVisit(visit)}
            name={{ ...visit, isCancelled: !isBooked }}
            variant="secondary"
          />
        ) : null}
      </div>
      {isBooked && isSettled && !isInPersonType(visit.visitType) ? (
        <JoinVisit joinUrl={visit.joinUrl} />
      ) : null}
      {visit.phone === '' ? null : (
        <p>
          <PhoneLink phone={visit.phone} label={t('Questions? Call')} />
        </p>
      )}
      <div className={styles.stepActions}>
        {isSettled ? null : <Button onClick={control.lookAgain}>{t('Look again')}</Button>}
        {isSettled && visit.canMove ? (
          <Button onClick={() => control.go('moving')}>{t('Move to another time')}</Button>
        ) : null}
        {isSettled && visit.canCancel ? (
          <Button variant="secondary" onClick={() => control.go('cancelling')}>
            {t('Cancel this visit')}
          </Button>
        ) : null}
        {isBooked ? null : (
          <ButtonLink
            href={
              visit.doctorPath ? `${hrefOn(page, visit.doctorPath)}#book` : hrefOn(page, '/find-a-physician')
            }
          >
            {t('Book another visit')}
          </ButtonLink>
        )}
      </div>
      {isBooked && isSettled ? (
        <CalendarFeed onOpen={control.openCalendarFeed} isWanted={wantsFeed === true} />
      ) : null}
    </>
  );
}
