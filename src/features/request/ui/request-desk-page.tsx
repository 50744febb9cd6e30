import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import type { OpenRequest, TakenRequest } from '@/contracts/request-desk';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { failureOf, failureTexts, type Failure } from '@/features/appointment/model/failure';
import { isUnknownLink, linkOf } from '@/features/appointment/model/link';
import { callScheduling, type CallFailure } from '@/features/appointment/state/api';
import { forgetAddress } from '@/features/appointment/state/forget-address';
import { DeskPicture } from './desk-picture';
import styles from '@/features/appointment/ui/appointment.module.css';

type State = 'loading' | 'ready' | 'busy' | 'unknown' | Failure;

/**
 * Where the link in a message about a request leads those at the clinic who read it. Opening it fetches nothing, because
 * programs that check mail open links too: a button shows the request, another says that somebody takes care of it.
 * @requirement J6 J9
 */
export function RequestDeskPage(): ReactNode {
  const t = usePhrases();
  const code = useRef('');
  const [state, setState] = useState<State>('loading');
  const [request, setRequest] = useState<OpenRequest>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const link = linkOf(window.location.hash);
    if (link) forgetAddress();
    code.current = link?.code ?? '';
    // What is behind the `#` is known to the browser alone, so it is read after the first render.
    // oxlint-disable-next-line react/set-state-in-effect
    setState(link ? 'ready' : 'unknown');
  }, []);

  const fail = ({ error }: CallFailure) => {
    setState(isUnknownLink(error) ? 'unknown' : failureOf(error));
    heading.current?.focus();
  };
  const ask = async <T,>(call: 'read-request' | 'take-request', then: (answer: T) => void) => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await callScheduling<T>(call, { code: code.current });
    if (!answer.ok) return fail(answer.error);
    then(answer.value);
    setState('ready');
    heading.current?.focus();
  };
  const open = () => ask<OpenRequest>('read-request', setRequest);
  const take = () =>
    ask<TakenRequest>('take-request', ({ takenAt }) => setRequest((was) => was && { ...was, takenAt }));

  const isShut = state === 'loading' || state === 'unknown';
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.pageTitle}>
        {t('A request for an appointment')}
      </h1>
      <p className="without-script">{t('This page needs JavaScript, which is off in this browser.')}</p>
      {state === 'unknown' ? <p>{t('This link is not valid, or its time is over.')}</p> : null}
      {state === 'failed' ? <p role="alert">{t('That did not work. Please try again.')}</p> : null}
      {state === 'tooMany' ? <p role="alert">{t(failureTexts.tooMany)}</p> : null}
      {isShut || request ? null : (
        <>
          <p>
            {t(
              'This page is for the staff of the clinic. It is noted when somebody opens a request or a picture.',
            )}
          </p>
          <Button aria-disabled={state === 'busy'} onClick={() => void open()}>
            {t('Open the request')}
          </Button>
        </>
      )}
      {request && !isShut ? (
        <Opened request={request} code={code} isBusy={state === 'busy'} onTake={() => void take()} />
      ) : null}
    </div>
  );
}

type OpenedProps = {
  readonly request: OpenRequest;
  readonly code: { readonly current: string };
  readonly isBusy: boolean;
  readonly onTake: () => void;
};

function Opened({ request, code, isBusy, onTake }: OpenedProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { reference, receivedAt, takenAt, expiresAt, lines, pictures } = request;
  const format = new Intl.DateTimeFormat(language, {
    timeZone: scheduling.zone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <>
      <p>
        {t('Number of the request')}: <strong dir="ltr">{reference}</strong>.{' '}
        {t('Received on {when}', { when: format.format(receivedAt) })}.{' '}
        {t('The link works until {when}.', { when: format.format(expiresAt) })}
      </p>
      <output>
        {takenAt === null ? null : (
          <strong>{t('Somebody took this request on {when}.', { when: format.format(takenAt) })}</strong>
        )}
      </output>
      {takenAt === null ? (
        <p>
          <Button aria-disabled={isBusy} onClick={onTake}>
            {t('I take care of this request')}
          </Button>
        </p>
      ) : null}
      {/* The clinic's own words: they are not translated. */}
      <dl lang="en" dir="ltr" className={styles.requestLines}>
        {lines.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      {pictures.map((picture) => (
        <DeskPicture key={picture} picture={picture} code={code} />
      ))}
    </>
  );
}
