import type { ReactNode } from 'react';
import { localizedPath, usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import type { Profile } from '../model/profile';
import styles from './keep-profile.module.css';

/**
 * Ways to keep a profile or to send it on: mail, paper, the address book. No network learns whose profile somebody looks at.
 * @requirement D13
 */
export function KeepProfile({ profile }: { readonly profile: Profile }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const address = page.siteUrl + localizedPath(page.pathname, page);
  const card = new URLSearchParams({ path: page.pathname, language: page.language });
  return (
    <ul className={styles.keep} aria-label={t('Share or keep this page')}>
      <li>
        <a href={`mailto:?subject=${encodeURIComponent(profile.name)}&body=${encodeURIComponent(address)}`}>
          <Icon name="mail" />
          {t('Send by email')}
        </a>
      </li>
      <li className="needs-script">
        <button type="button" onClick={() => window.print()}>
          <Icon name="printer" />
          {t('Print this page')}
        </button>
      </li>
      <li>
        <a href={`/api/contact-card?${card.toString()}`} download>
          <Icon name="user-round" />
          {t('Save contact card')}
        </a>
      </li>
    </ul>
  );
}
