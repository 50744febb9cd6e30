import type { ReactNode } from 'react';
import type { FooterFields } from '@/blocks/Footer/fields';
import { Link } from '@/cms/fields/link';
import { linkOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readNewsletter, variantOf, type PostedSignUp } from '@/features/newsletter/model/newsletter-fields';
import { SignUp } from '@/features/newsletter/ui/sign-up';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import styles from '@/blocks/Footer/Footer.module.css';

type FooterContactProps = {
  readonly footer: FooterFields;
  /** Of the block, to which a sign-up without scripts is sent. */
  readonly uid: string;
  readonly posted: PostedSignUp | undefined;
};

/** Phone, address and newsletter. @requirement M7 */
export function FooterContact({ footer, uid, posted }: FooterContactProps): ReactNode {
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
      {footer.newsletter || footer.hasNewsletterLink ? (
        <div className={styles.newsletter}>
          <Text field={footer.newsletterTitle} as="h2" />
          <Text field={footer.newsletterText} as="p" />
          {footer.newsletter ? (
            <FooterSignUp newsletter={footer.newsletter} uid={uid} posted={posted} />
          ) : (
            <Link field={footer.newsletterLink} className={buttonClass('secondary')} />
          )}
        </div>
      ) : null}
    </div>
  );
}

type FooterSignUpProps = Pick<FooterContactProps, 'uid' | 'posted'> & {
  readonly newsletter: NonNullable<FooterFields['newsletter']>;
};

/** The sign-up of the newsletter that the footer's item names. @requirement M8 */
function FooterSignUp({ newsletter, uid, posted }: FooterSignUpProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  const { texts } = readNewsletter(newsletter.fields);
  const variant = variantOf(newsletter.fields);
  return <SignUp uid={uid} item={newsletter.id} {...{ variant, texts, posted }} />;
}
