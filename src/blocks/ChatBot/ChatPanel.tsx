import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ChatFields } from '@/blocks/ChatBot/fields';
import { hrefOn, Link } from '@/cms/fields/link';
import { linkOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/ChatBot/ChatPanel.module.css';

export type ChatPanelProps = { readonly chat: ChatFields; readonly onClose: () => void };

/**
 * The helper's panel. Answers are the authors' own; what is typed goes to the site's search and nowhere else. It is no
 * modal window: the page stays within reach.
 * @requirement G11
 */
export function ChatPanel({ chat, onClose }: ChatPanelProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answers = asked.flatMap((wanted) => chat.questions.find((question) => question.id === wanted) ?? []);

  return (
    // Escape closes the panel from anywhere inside of it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      open
      aria-labelledby={`${id}-title`}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {chat.title === '' ? t('Ask us') : <Spoken text={chat.title} />}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="x" size="m" />
          <span className="visually-hidden">{t('Close the helper')}</span>
        </button>
      </div>
      <RichText field={chat.intro} />
      <div role="log" className={styles.log}>
        {answers.map(({ id: key, question, answer }) => (
          <div key={key} className={styles.answer}>
            <p className={styles.question}>
              <span className="visually-hidden">{t('You asked:')} </span>
              <Spoken text={question} />
            </p>
            <RichText field={answer} />
          </div>
        ))}
      </div>
      {answers.length < chat.questions.length ? (
        <ul className={styles.questions}>
          {chat.questions
            .filter(({ id: key }) => !asked.includes(key))
            .map(({ id: key, question }) => (
              <li key={key}>
                <Button variant="secondary" onClick={() => setAsked([...asked, key])}>
                  <Spoken text={question} />
                </Button>
              </li>
            ))}
        </ul>
      ) : null}
      {chat.searchHref === undefined ? null : (
        <form action={hrefOn(page, chat.searchHref)} className={styles.search}>
          <label htmlFor={`${id}-query`}>{t('Your question')}</label>
          <input id={`${id}-query`} type="search" name="query" maxLength={200} autoComplete="off" required />
          <Button type="submit" icon="search">
            {t('Search the site')}
          </Button>
        </form>
      )}
      {linkOf(chat.phone) ? (
        <p className={styles.phone}>
          <Icon name="phone" /> <Link field={chat.phone} />
        </p>
      ) : null}
    </dialog>
  );
}
