import type { ReactNode } from 'react';
import type { FooterData } from '@/blocks/Footer/data';
import { FooterColumns } from '@/blocks/Footer/FooterColumns';
import { FooterContact } from '@/blocks/Footer/FooterContact';
import { readFooter } from '@/blocks/Footer/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { PrivacyChoicesLoader } from '@/features/chrome/ui/privacy-choices-loader';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/Footer/Footer.module.css';

/**
 * The foot of every page: three groups of links, phone, newsletter, awards, social links, address and copyright, all
 * authored. The year comes with the page, so that server and browser agree on it.
 * @requirement M7
 */
export function Footer({ fields, data }: BlockProps<ComponentFields, FooterData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const footer = readFooter(fields);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <FooterColumns fields={fields} groups={data?.ok ? data.data.columns : []} />
          <FooterContact footer={footer} signUp={data?.ok ? data.data.signUp : ''} />
        </div>
        {footer.awards.length > 0 ? (
          <ul className={styles.awards} aria-label={t('Awards')}>
            {footer.awards.map(({ id, fields: award }) => (
              <li key={id}>
                {linkOf(award.link) ? (
                  <Link field={award.link}>
                    <Mark award={award} />
                  </Link>
                ) : (
                  <Mark award={award} />
                )}
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.legal}>
          <p>
            © {page.year} {footer.copyright}
          </p>
          {footer.networks.length > 0 ? (
            <ul className={styles.social} aria-label={t('Follow us')}>
              {footer.networks.map(({ field, icon, name }) => (
                <li key={field}>
                  <Link field={fields?.[field]}>
                    <Icon name={icon} size="m" />
                    <span className="visually-hidden">{linkOf(fields?.[field])?.text || name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <RichText field={footer.legalText} className={styles.notice} />
        <PrivacyChoicesLoader />
      </div>
    </footer>
  );
}

/** A mark of quality with its name, which then says what the picture's own words would say again. */
function Mark({ award }: { readonly award: ComponentFields }): ReactNode {
  const { awardName, image } = award;
  const hasName = textOf(awardName) !== '';
  return (
    <>
      <Image field={image} sizes="160px" {...(hasName ? { alt: '' } : {})} />
      {hasName ? <Text field={awardName} as="span" /> : null}
    </>
  );
}
