import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { WindowTitle } from '@/cms/window-title';
import { postedBlock } from '@/config/forms';
import { newsletterPath } from '@/config/site-paths';
import type { NewsletterLink } from '@/contracts/newsletter';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { TextField } from '@/ui/field/TextField';
import { Notice } from '@/ui/notice/Notice';
import type { LinkOutcome } from '../model/link-outcome';
import styles from '@/features/newsletter/ui/newsletter-block.module.css';

type Action = NewsletterLink['action'];
type State = { readonly at: 'open' | 'sending' } | LinkOutcome;

/** What is said of each outcome. */
const said = {
  confirm: 'You get our health news from now on: one short email a month.',
  stop: 'You get no more health news. We have deleted your address.',
} as const satisfies Record<Action, string>;

const labels = {
  confirm: 'Yes, send me the health news',
  stop: 'Stop the health news',
} as const satisfies Record<Action, string>;

/** What the page is called: whoever types a code may want one or the other. */
const asked = {
  confirm: 'Confirm: health news by email',
  stop: labels.stop,
  either: 'Start or stop the health news',
} as const satisfies Record<Action | 'either', string>;

/**
 * Confirms or stops the newsletter with a link from a message. Opening the page does nothing, because programs that check
 * mail open links: a button does. Without the link, and without scripts, the code of the message is typed.
 * @requirement K8 K10
 */
export function NewsletterLinkPage({
  uid,
  posted,
}: {
  readonly uid: string;
  readonly posted: LinkOutcome | undefined;
}): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const [state, setState] = useState<State>(posted ?? { at: 'open' });
  const [link, setLink] = useState<NewsletterLink>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Only the browser knows the part behind the `#`. The other link of the message may be opened in the same window.
    const read = () => {
      const parts = new URLSearchParams(window.location.hash.slice(1));
      const code = parts.get('code');
      if (!code) return;
      // It is a key: it stays in no history.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      setLink({ code, action: parts.get('do') === 'stop' ? 'stop' : 'confirm' });
      setState((before) => (before.at === 'done' ? { at: 'open' } : before));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.at === 'sending') return;
    const { submitter } = event.nativeEvent as unknown as { readonly submitter?: HTMLButtonElement };
    const typed = new FormData(event.currentTarget, submitter ?? null);
    const action = typed.get('action') === 'stop' ? 'stop' : 'confirm';
    setState({ at: 'sending' });
    setState({ at: await follow({ code: String(typed.get('code')), action }), action });
    heading.current?.focus();
  };
  const isOver = state.at === 'done';
  const title = t(isOver ? 'Health news by email' : asked[link?.action ?? 'either']);
  return (
    <div className={styles.block}>
      <WindowTitle title={title} isWrong={state.at === 'unknown' || state.at === 'failed'} />
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {isOver ? (
        <Notice tone="success">
          <p>{t(said[state.action])}</p>
        </Notice>
      ) : (
        <form
          method="post"
          action={hrefOn(page, page.pathname)}
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <input type="hidden" name={postedBlock} value={uid} />
          <LinkFields uid={uid} link={link} state={state} />
        </form>
      )}
    </div>
  );
}

type LinkFieldsProps = {
  readonly uid: string;
  /** What the visitor's link says; undefined where the code is typed. */
  readonly link: NewsletterLink | undefined;
  readonly state: State;
};

/** What is wrong, the code, and a button for each thing that it may do. */
function LinkFields({ uid, link, state }: LinkFieldsProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const actions: readonly Action[] = link ? [link.action] : ['confirm', 'stop'];
  return (
    <>
      {state.at === 'unknown' || state.at === 'failed' ? (
        <Notice tone="error" role="alert">
          <p>
            {state.at === 'unknown'
              ? t('This code is not valid, or its time is over.')
              : t('That did not work. Please try again, or call us: 1-888-824-0200.')}
          </p>
        </Notice>
      ) : null}
      {link?.action === 'confirm' ? (
        <p>{t('If you asked for our health news, press the button. If you did not, close this page.')}</p>
      ) : null}
      {link ? (
        <input type="hidden" name="code" value={link.code} />
      ) : (
        <TextField
          id={`${uid}-code`}
          name="code"
          label={t('Code from our message')}
          hint={t('Please type the code from our message. Capital letters and hyphens make no difference.')}
          autoComplete="one-time-code"
          maxLength={60}
          isRequired
        />
      )}
      <p className={styles.actions}>
        {actions.map((action, index) => (
          <Button
            key={action}
            type="submit"
            name="action"
            value={action}
            variant={index === 0 ? 'primary' : 'secondary'}
            aria-disabled={state.at === 'sending' ? true : undefined}
          >
            {t(labels[action])}
          </Button>
        ))}
      </p>
      {link ? null : (
        <p>
          {t('Our message comes within minutes, sometimes to the spam folder.')}{' '}
          <a href={hrefOn(page, newsletterPath)}>{t('No message? Sign up again')}</a>
        </p>
      )}
    </>
  );
}

/** Asks the site to do what the code is for. */
async function follow(link: NewsletterLink): Promise<'done' | 'unknown' | 'failed'> {
  try {
    const response = await fetch('/api/newsletter/link', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
      body: JSON.stringify(link),
      cache: 'no-store',
    });
    if (response.ok) return 'done';
    return response.status === 404 || response.status === 400 ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}
