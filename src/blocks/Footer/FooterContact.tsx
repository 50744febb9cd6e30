import type { ReactNode } from 'react';
import type { FooterFields } from '@/blocks/Footer/fields';
import { Link } from '@/cms/fields/link';
import { linkOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import { buttonClass } from '@/ui/button/Button';
import styles from '@/blocks/Footer/Footer.module.css';

/** Phone, address and newsletter. @requirement M7 */
export function FooterContact({ footer }: { readonly footer: FooterFields }): ReactNode {
  return (
    <div className={styles.contact}>
      {linkOf(footer.phoneLink) ? (
        <p className={styles.phone}>
          <Text field={footer.phoneLabel} as="span" />
          <Link field={footer.phoneLink} />
          <Text field={footer.phoneText} as="span" />
        </p>
      ) : null}
      <address>
        {footer.addressLines.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      {footer.hasNewsletter ? (
        <div className={styles.newsletter}>
          <Text field={footer.newsletterTitle} as="h2" />
          <Text field={footer.newsletterText} as="p" />
          <Link field={footer.newsletterLink} className={buttonClass('secondary')} />
        </div>
      ) : null}
    </div>
  );
}
