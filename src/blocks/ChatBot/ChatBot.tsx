import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { HelperProps } from '@/blocks/ChatBot/Helper';
import type { BlockProps } from '@/cms/block';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readCookie } from '@/lib/cookies';
import styles from '@/blocks/ChatBot/ChatBot.module.css';

/** Whoever has this cookie with the value `true` sees the helper. @requirement G11 */
const chatCookie = '__enableChatBot';

const noChanges = () => () => undefined;
const isEnabled = () => readCookie(chatCookie) === 'true';
const onServer = () => false;

/**
 * The place of the helper, on the home page of each language, for visitors who have its cookie. Only they load it.
 * @requirement G11
 * @decision Q51
 */
export function ChatBot({ fields }: BlockProps): ReactNode {
  const { isEditing, pathname } = usePage();
  const hasCookie = useSyncExternalStore(noChanges, isEnabled, onServer);
  const [Helper, setHelper] = useState<ComponentType<HelperProps>>();
  const isWanted = fields !== undefined && hasCookie && !isEditing && pathname === '/';

  useEffect(() => {
    if (!isWanted) return;
    void import('@/blocks/ChatBot/Helper').then(
      (module) => setHelper(() => module.Helper),
      // Without its script there is no helper; the site's search and phone number are still there.
      () => undefined,
    );
  }, [isWanted]);

  if (isEditing)
    return (
      <AuthorNotice>
        ChatBot: user interaction not available in experience editor. On the home page, with the cookie{' '}
        {chatCookie}=true
      </AuthorNotice>
    );
  if (!isWanted) return null;
  return (
    <div className={styles.place} data-chat="">
      {Helper ? <Helper fields={fields} /> : null}
    </div>
  );
}
