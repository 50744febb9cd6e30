import { useEffect, useRef, type ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { usePage } from '@/cms/page';
import type { WaitingRoomAnswer } from '@/contracts/waiting-room';
import styles from '@/features/appointment/ui/appointment.module.css';
import { WithoutLink } from '@/features/appointment/ui/ways-on';
import { failureTexts } from '@/features/appointment/model/failure';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, formatTime, localDateAt } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { Button } from '@/ui/button/Button';
import { useWaitingRoom, type RoomControl } from '../state/use-waiting-room';
import { DeviceCheckPanel } from './device-check';

/**
 * The waiting room of a video visit, from its join link: when it opens, a check of the device, and the way in.
 * @param phone - of the clinic, while the visit's own place is not known; '' for none
 * @requirement I18
 */
export function WaitingRoom({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const control = useWaitingRoom();
  const { state } = control;
  return (
    <div className={`${styles.page} ${styles.ofLink}`} data-task="">
      <h1 className={styles.pageTitle}>{t('Your video visit')}</h1>
      <noscript>
        <p>
          {t(
            'The waiting room needs JavaScript, which is off in this browser. Please call the clinic: it can see you another way.',
          )}
        </p>
        <CallClinic phone={phone} />
      </noscript>
      <RoomContent control={control} phone={phone} />
      {state.at === 'room' && isComing(state.room) ? <DeviceCheckPanel /> : null}
    </div>
  );
}

/** Whether the visit is still to come: a cancelled one begins at no time. */
function isComing({ state }: WaitingRoomAnswer): boolean {
  return state === 'early' || state === 'open';
}

type RoomContentProps = { readonly control: RoomControl; readonly phone: string };

function RoomContent({ control, phone }: RoomContentProps): ReactNode {
  const t = usePhrases();
  const { state } = control;
  switch (state.at) {
    case 'loading':
      return <output className={`${styles.loading} needs-script`}>{t('Loading your visit…')}</output>;
    case 'noLink':
    case 'unknown':
      return (
        <WithoutLink
          said={
            state.at === 'noLink'
              ? t(
                  'The link in our message opens the waiting room of your video visit. Look in your spam folder too.',
                )
              : t(
                  'This link belongs to no video visit, or the visit is over. Open the newest link that we sent you, or call the clinic.',
                )
          }
          to={['visit', 'book']}
          phone={phone}
          byPhone={t('We can find your visit for you.')}
        />
      );
    case 'failed':
    case 'tooMany':
      return (
        <div className={styles.failure}>
          <p role="alert">
            {state.at === 'tooMany'
              ? t(failureTexts.tooMany)
              : t('We could not reach the clinic. Your visit has not changed: please try again, or call.')}
          </p>
          <CallClinic phone={phone} />
          <Button onClick={control.lookAgain}>{t('Try again')}</Button>
        </div>
      );
    case 'room':
      return (
        <>
          {isComing(state.room) ? <RoomTime room={state.room} /> : null}
          <RoomEntry room={state.room} hasArrived={state.hasArrived} onArrive={control.arrive} />
          <CallClinic phone={state.room.phone || phone} />
        </>
      );
  }
}

function RoomTime({ room: { startsAt, zone } }: { readonly room: WaitingRoomAnswer }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  return (
    <p>
      {t('Your visit begins on {date} at {time} {zone}.', {
        date: formatDate(localDateAt(startsAt, zone), { language }),
        time: formatTime(startsAt, { language, zone }),
        zone: zoneName(startsAt, { language, zone, length: 'short' }),
      })}
    </p>
  );
}

type RoomEntryProps = {
  readonly room: WaitingRoomAnswer;
  readonly hasArrived: boolean;
  readonly onArrive: () => void;
};

/** What can be done now. The words stay one live region, so that the opening is spoken. */
function RoomEntry({ room, hasArrived, onArrive }: RoomEntryProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const words = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (hasArrived) words.current?.focus();
  }, [hasArrived]);
  const opensAt = { language, zone: room.zone };
  const text = {
    cancelled: t('This visit is cancelled.'),
    over: t('This visit is over.'),
    early: t('It opens by itself at {time} {zone}. You can check your device now.', {
      time: formatTime(room.opensAt, opensAt),
      zone: zoneName(room.opensAt, { ...opensAt, length: 'short' }),
    }),
    open: hasArrived
      ? t('You are in the waiting room. Please stay on this page: we have noted that you are here.')
      : t('The waiting room is open.'),
  }[room.state];
  return (
    <>
      <output ref={words} tabIndex={-1} className={styles.lines}>
        <strong>{text}</strong>
        {hasArrived ? <span>{t('If nobody has come ten minutes after your time, please call.')}</span> : null}
      </output>
      {room.state === 'open' && !hasArrived ? (
        <Button onClick={onArrive}>{t('Enter the waiting room')}</Button>
      ) : null}
    </>
  );
}

function CallClinic({ phone }: { readonly phone: string }): ReactNode {
  return phone === '' ? null : (
    <p>
      <CallLink phone={phone} />
    </p>
  );
}
