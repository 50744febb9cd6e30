import { useRef, useState, type ReactNode } from 'react';
import { ChatPanel } from '@/blocks/ChatBot/ChatPanel';
import { readChat } from '@/blocks/ChatBot/fields';
import { Spoken } from '@/cms/fields/spoken';
import type { ComponentFields } from '@/cms/layout-data';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/ChatBot/ChatPanel.module.css';

export type HelperProps = { readonly fields: ComponentFields };

/** The button of the helper, and above it the panel that it opens. @requirement G11 */
export function Helper({ fields }: HelperProps): ReactNode {
  const t = usePhrases();
  const chat = readChat(fields);
  const [isOpen, setIsOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  if (chat.isEmpty) return null;
  const close = () => {
    setIsOpen(false);
    launcher.current?.focus();
  };
  return (
    <aside aria-label={chat.title || t('Ask us')} className={styles.helper}>
      {isOpen ? <ChatPanel chat={chat} onClose={close} /> : null}
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'x' : 'circle-help'} size="m" />
        {chat.button === '' ? t('Ask us') : <Spoken text={chat.button} />}
      </button>
    </aside>
  );
}
