import type { ReactNode } from 'react';
import type { FooterFields } from '@/blocks/Footer/fields';
import { Link } from '@/cms/fields/link';
import { linkOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import type { Drawn } from '@/features/newsletter/model/drawn';
import { useWaking } from '@/features/newsletter/state/use-waking';
import { buttonClass } from '@/ui/button/Button';
import { draw } from '@/features/newsletter/ui/draw';
import signUpStyles from '@/features/newsletter/ui/sign-up.module.css';
import styles from '@/blocks/Footer/Footer.module.css';

type FooterContactProps = {
  readonly footer: FooterFields;
  /** The newsletter's form; '' where it is a link. */
  readonly signUp: Drawn;
};

/** Phone, address and newsletter. @requirement M7 M8 */
export function FooterContact({ footer, signUp }: FooterContactProps): ReactNode {
  const waking = useWaking();
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
      {signUp || footer.hasNewsletterLink ? (
        <div className={styles.newsletter}>
          <Text field={footer.newsletterTitle} as="h2" />
          <Text field={footer.newsletterText} as="p" />
          {signUp ? (
            <div className={signUpStyles.area} {...waking}>
              {draw(signUp)}
            </div>
          ) : (
            <Link field={footer.newsletterLink} className={buttonClass('secondary')} />
          )}
        </div>
      ) : null}
    </div>
  );
}
