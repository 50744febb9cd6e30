import type { ReactNode } from 'react';
import { PageLink } from '@/cms/fields/page-link';
import { fieldOf, linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { dateInWords, dateOf } from '@/features/content/model/article';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/blocks/ConditionAccordion/ConditionAccordion.module.css';

/** Who looked the text over, in which role, when, and where it says more. @requirement G1 */
export function Review(): ReactNode {
  const t = usePhrases();
  const { route, language } = usePage();
  const role = textOf(fieldOf(route.fields, 'reviewedBy'));
  const day = dateOf(fieldOf(route.fields, 'reviewedOn'));
  const reviewer = linkOf(fieldOf(route.fields, 'reviewer'));
  const sources = fieldOf(route.fields, 'sources');
  if (role === '' && textOf(sources) === '') return null;
  return (
    <div className={styles.review}>
      {role === '' ? null : (
        <p>
          {t('Reviewed by')}:{' '}
          {reviewer?.text ? (
            <>
              <PageLink href={reviewer.href} title={reviewer.text} isName />
              {'\u00A0· '}
            </>
          ) : null}
          <Spoken text={role} />
          {day ? (
            <>
              {'\u00A0· '}
              <time dateTime={day.toISOString().slice(0, 10)}>{dateInWords(day, language)}</time>
            </>
          ) : null}
        </p>
      )}
      {textOf(sources) === '' ? null : (
        <>
          <h2>{t('Sources')}</h2>
          <RichText field={sources} />
        </>
      )}
    </div>
  );
}
