import type { ReactNode } from 'react';
import type { FooterData } from '@/blocks/Footer/data';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn, Link } from '@/cms/fields/link';
import { imageOf, itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './Footer.module.css';

type Fields = Readonly<Record<string, unknown>>;

/** The three columns by the name of their folder, each with the field that holds its title. */
const columns = [
  { folder: 'like-to', title: 'likeToTitle' },
  { folder: 'quick-links', title: 'quickLinksTitle' },
  { folder: 'policies', title: 'policiesTitle' },
] as const;

const social = ['facebookUrl', 'twitterUrl', 'linkedinUrl', 'instagramUrl', 'youtubeUrl'] as const;

/**
 * The foot of every page: three groups of links, phone, awards, social links, address and copyright, all authored.
 * @requirement M7
 */
export function Footer({ fields, data }: BlockProps<Fields, FooterData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const groups = data?.ok ? data.data.columns : [];
  const awards = itemsOf(fields?.awards).filter(({ fields: award }) => imageOf(award.image));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {columns.map(({ folder, title }) => {
            const group = groups.find(({ text }) => text === folder);
            if (!group) return null;
            return (
              <details key={folder} className={styles.column} open>
                <summary>{textOf(fields?.[title])}</summary>
                <ul>
                  {group.children.map(({ id, text, href }) => (
                    <li key={id}>
                      <a href={hrefOn(page, href)}>{text}</a>
                    </li>
                  ))}
                </ul>
              </details>
            );
          })}
          <div className={styles.contact}>
            <p className={styles.phone}>
              <Text field={fields?.phoneLabel} as="span" />
              <Link field={fields?.phoneLink} />
            </p>
            {linkOf(fields?.newsletterLink) ? (
              <p>
                <Text field={fields?.newsletterTitle} as="strong" /> <Link field={fields?.newsletterLink} />
              </p>
            ) : null}
            <address>
              {textOf(fields?.addressText)
                .split('\n')
                .map((line) => (
                  <span key={line}>{line}</span>
                ))}
            </address>
          </div>
        </div>
        {awards.length > 0 ? (
          <ul className={styles.awards} aria-label={t('Awards')}>
            {awards.map(({ id, fields: award }) => (
              <li key={id}>
                {linkOf(award.link) ? (
                  <Link field={award.link}>
                    <Image field={award.image} />
                  </Link>
                ) : (
                  <Image field={award.image} />
                )}
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.legal}>
          <ul className={styles.social} aria-label={t('Follow us')}>
            {social.map((name) =>
              linkOf(fields?.[name]) ? (
                <li key={name}>
                  <Link field={fields?.[name]} />
                </li>
              ) : null,
            )}
          </ul>
          <p>
            © {page.year} {textOf(fields?.copyrightText)}
          </p>
        </div>
      </div>
    </footer>
  );
}
