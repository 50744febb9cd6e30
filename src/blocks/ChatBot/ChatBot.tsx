import Cookies from 'js-cookie';
import { useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { ChatPanelProps } from '@/blocks/ChatBot/ChatPanel';
import { readChat } from '@/blocks/ChatBot/fields';
import type { BlockProps } from '@/cms/block';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/ChatBot/ChatBot.module.css';

/** Whoever has this cookie with the value `true` sees the helper. @requirement G11 */
const chatCookie = '__enableChatBot';

const noChanges = () => () => undefined;
const isEnabled = () => Cookies.get(chatCookie) === 'true';
const onServer = () => false;

/**
 * A helper on the home page of each language, for visitors who have its cookie: authored questions with their answers,
 * and the search of the site. Its panel is loaded by the first press.
 * @requirement G11
 * @decision Q51
 */
export function ChatBot({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing, pathname } = usePage();
  const chat = readChat(fields);
  const hasCookie = useSyncExternalStore(noChanges, isEnabled, onServer);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);

  if (isEditing)
    return (
      <AuthorNotice>
        ChatBot: user interaction not available in experience editor. On the home page, with the cookie{' '}
        {chatCookie}=true
      </AuthorNotice>
    );
  if (pathname !== '/' || chat.isEmpty || !hasCookie) return null;

  const toggle = () => {
    setIsOpen(!isOpen);
    if (Panel) return;
    void import('@/blocks/ChatBot/ChatPanel').then(
      (module) => setPanel(() => module.ChatPanel),
      // Without its script there is no panel; the site's search and phone number are still there.
      () => setIsOpen(false),
    );
  };
  const close = () => {
    setIsOpen(false);
    launcher.current?.focus();
  };
  return (
    <aside aria-label={chat.title || t('Ask us')} className={styles.place} data-chat="">
      {isOpen && Panel ? <Panel chat={chat} onClose={close} /> : null}
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name={isOpen ? 'x' : 'circle-help'} size="m" />
        {chat.button === '' ? t('Ask us') : <Spoken text={chat.button} />}
      </button>
    </aside>
  );
}
