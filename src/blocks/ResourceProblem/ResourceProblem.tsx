import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { linkOf, textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { shownHeadline } from '@/features/chrome/model/headline';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass, ButtonLink } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/ResourceProblem/ResourceProblem.module.css';

/**
 * What visitors read when something cannot be shown; the words that the author left out are the specified ones.
 * @requirement A10
 */
export function ResourceProblem({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const heading = textOf(fields?.heading) || t('Thanks for visiting!');
  const headline = shownHeadline(page);
  const Heading = headline === '' ? 'h1' : 'h2';
  return (
    <>
      <div className={styles.hero} aria-hidden="true">
        <Image field={fields?.heroImage} alt="" sizes="100vw" />
      </div>
      <Section>
        {headline === heading ? null : <Heading>{heading}</Heading>}
        <div className={styles.words}>
          {textOf(fields?.text1) ? (
            <Text field={fields?.text1} as="p" />
          ) : (
            <p>{t('We apologize for any inconvenience.')}</p>
          )}
          {textOf(fields?.text2) ? (
            <Text field={fields?.text2} as="p" />
          ) : (
            <p>
              {t('There is a problem with the resource you are looking for, and it cannot be displayed.')}
            </p>
          )}
          {linkOf(fields?.phoneLink) ? (
            <p>
              {t('Please try again later, or call us:')}{' '}
              <bdi>
                <Link field={fields?.phoneLink} />
              </bdi>
            </p>
          ) : null}
          <p>
            {linkOf(fields?.homeLink) ? (
              <Link field={fields?.homeLink} className={buttonClass('primary')} />
            ) : (
              <ButtonLink href="/">{t('Go to the home page')}</ButtonLink>
            )}
          </p>
        </div>
      </Section>
    </>
  );
}
