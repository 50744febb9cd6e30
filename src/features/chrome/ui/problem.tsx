import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { imageOf, linkOf, textOf } from '@/cms/fields/readers';
import type { Field } from '@/cms/layout-data';
import { hrefOn, Link } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { shownHeadline } from '@/features/chrome/model/headline';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass, ButtonLink } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import styles from '@/features/chrome/ui/problem.module.css';

type ProblemProps = {
  readonly heading: Field;
  readonly heroImage: Field;
  readonly homeLink: Field;
  readonly phoneLink: Field;
  /** What it says; the specified sentences by default. */
  readonly children?: ReactNode;
};

/**
 * A page for something that cannot be shown: a picture, the words, a number to call and the way home. What the author
 * left out is as specified.
 * @requirement A10
 */
export function Problem({ heading, heroImage, homeLink, phoneLink, children }: ProblemProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const title = textOf(heading) || t('Thanks for visiting!');
  const headline = shownHeadline(page);
  const Heading = headline === '' ? 'h1' : 'h2';
  return (
    <Section>
      <div className={styles.problem}>
        <div className={styles.words}>
          {headline === title ? null : (
            <Heading>
              <Spoken text={title} />
            </Heading>
          )}
          {children ?? (
            <>
              <p>{t('We apologize for any inconvenience.')}</p>
              <p>
                {t('There is a problem with the resource you are looking for, and it cannot be displayed.')}
              </p>
            </>
          )}
          {linkOf(phoneLink) ? (
            <p>
              {t('Please try again later, or call us:')}{' '}
              <bdi>
                <Link field={phoneLink} />
              </bdi>
            </p>
          ) : null}
          <p>
            {linkOf(homeLink) ? (
              <Link field={homeLink} className={buttonClass('primary')} />
            ) : (
              <ButtonLink href={hrefOn(page, '/')}>{t('Go to the home page')}</ButtonLink>
            )}
          </p>
        </div>
        {imageOf(heroImage) ? (
          <div className={styles.picture} aria-hidden="true">
            <Image field={heroImage} alt="" sizes="(max-width: 768px) 100vw, 600px" isHero />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
