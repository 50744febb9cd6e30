import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import styles from '@/features/appointment/ui/appointment.module.css';

type CalendarFeedProps = {
  /** Requests the address; undefined when that failed. */
  readonly onOpen: () => Promise<string | undefined>;
  /** The link asks for the calendar: the address is requested without a press of the button. */
  readonly isWanted: boolean;
};

type Feed =
  | { readonly at: 'closed' | 'opening' | 'failed' }
  | { readonly at: 'open'; readonly address: string };

/** Offers a calendar feed, which follows this visit when it moves or is cancelled. @requirement I18 */
export function CalendarFeed({ onOpen, isWanted }: CalendarFeedProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  const [feed, setFeed] = useState<Feed>({ at: 'closed' });
  const heading = useRef<HTMLHeadingElement>(null);
  const open = () => {
    if (feed.at === 'opening') return;
    setFeed({ at: 'opening' });
    void onOpen().then((address) =>
      setFeed(address === undefined ? { at: 'failed' } : { at: 'open', address }),
    );
  };
  const opensAtOnce = useRef(isWanted ? open : undefined);
  useEffect(() => {
    opensAtOnce.current?.();
    opensAtOnce.current = undefined;
  }, []);
  useEffect(() => {
    if (feed.at === 'open') heading.current?.focus();
  }, [feed.at]);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('Keep my calendar up to date')}
      </h2>
      <p>{t('Your calendar then shows by itself when this visit moves or is cancelled.')}</p>
      {feed.at === 'open' ? (
        <FeedAddress address={feed.address} />
      ) : (
        <Button variant="secondary" aria-disabled={feed.at === 'opening'} onClick={open}>
          {t('Make a calendar address')}
        </Button>
      )}
      <div role="alert">
        {feed.at === 'failed' ? <p>{t('The address could not be made. Please try again later.')}</p> : null}
      </div>
    </section>
  );
}

function FeedAddress({ address }: { readonly address: string }): ReactNode {
  const t = usePhrases();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <>
      <p>
        <ButtonLink variant="secondary" href={address.replace(/^https?:/, 'webcal:')}>
          {t('Open in my calendar')}
        </ButtonLink>
      </p>
      <p className={styles.address}>
        {t('Or add this address to your calendar:')}
        <br />
        <code dir="ltr">{address}</code>
      </p>
      {'clipboard' in navigator ? (
        <p>
          <Button variant="tertiary" onClick={copy}>
            {t('Copy the address')}
          </Button>{' '}
          <output>{isCopied ? t('The address is copied.') : ''}</output>
        </p>
      ) : null}
      <p className={styles.hint}>
        {t(
          'Whoever has this address sees when and where your visit is, and nothing else. It ends a day after the visit.',
        )}
      </p>
    </>
  );
}
