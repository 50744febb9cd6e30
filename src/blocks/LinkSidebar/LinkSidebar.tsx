import type { ReactNode } from 'react';
import { readSidebar } from '@/blocks/LinkSidebar/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { linkOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { iconNamed } from '@/ui/icon/icon-named';
import styles from '@/blocks/LinkSidebar/LinkSidebar.module.css';
import { Spoken } from '@/cms/fields/spoken';

/** Up to six links, a phone number and one thing to do, beside the text of a page. @requirement G7 */
export function LinkSidebar({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const { title, links, phone, cta } = readSidebar(fields);
  if (links.length === 0 && !phone && !linkOf(cta)) {
    return isEditing ? <AuthorNotice>LinkSidebar: there are no links yet</AuthorNotice> : null;
  }
  return (
    <aside className={styles.sidebar}>
      <Text field={title} as="h2" className={styles.title} />
      {links.length > 0 ? (
        <ul>
          {links.map(({ key, link, text, icon, picture }) => (
            <li key={key}>
              <Link field={link} className={styles.link}>
                {picture ? (
                  <Image field={picture} alt="" sizes="32px" className={styles.picture} />
                ) : (
                  <Icon name={iconNamed(icon, 'chevron-right')} isDirectional className={styles.sign} />
                )}
                <Spoken text={text} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {phone ? (
        <Link field={phone.link} className={styles.phone}>
          <Icon name="phone" />
          <bdi>
            <Spoken text={phone.text} />
          </bdi>
        </Link>
      ) : null}
      <Link field={cta} className={buttonClass('primary', { isFull: true })} />
    </aside>
  );
}
