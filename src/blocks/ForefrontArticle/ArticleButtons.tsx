import type { ReactNode } from 'react';
import type { ArticleButton } from '@/blocks/ForefrontArticle/fields';
import { Link } from '@/cms/fields/link';
import { linkOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/ForefrontArticle/ArticleButtons.module.css';

/** What a reader may do next, beside the text; below it on narrow screens. @requirement H4 */
export function ArticleButtons({ buttons }: { readonly buttons: readonly ArticleButton[] }): ReactNode {
  const t = usePhrases();
  const firstLink = buttons.findIndex(({ link }) => !linkOf(link)?.href.startsWith('tel:') && linkOf(link));
  return (
    <aside className={styles.aside} aria-label={t('Next steps')}>
      <ul>
        {buttons.map(({ key, link, text, phone, phoneHref }, index) => {
          const words = text || (key === 'callUs' ? t('Call us') : '');
          return (
            <li key={key}>
              {linkOf(link) ? (
                <Link
                  field={link}
                  className={buttonClass(index === firstLink ? 'primary' : 'secondary', { isFull: true })}
                >
                  <Spoken text={words || (linkOf(link)?.href ?? '')} />
                </Link>
              ) : words ? (
                <p>
                  <Spoken text={words} />
                </p>
              ) : null}
              {phone === '' ? null : phoneHref ? (
                <a href={phoneHref} className={styles.phone}>
                  <Icon name="phone" size="m" />
                  {phone}
                </a>
              ) : (
                <p>{phone}</p>
              )}
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
