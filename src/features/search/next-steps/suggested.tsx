import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { PageLink } from '@/cms/fields/page-link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import type { Promotion } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { ChangeLink, useSearchParts } from '../page/search-context';
import styles from './next-steps.module.css';

/**
 * Above the results: a short answer if the query names a condition that is not the first result itself, and the pages that
 * authors suggest for the query.
 * @requirement B29
 * @decision ADR-0327
 */
export function Suggested(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { outcome } = useSearchParts();
  if (!outcome.ok) return null;
  const { hits, promotions } = outcome.results;
  const answer = outcome.results.answer?.path === hits[0]?.path ? null : outcome.results.answer;
  if (!answer && promotions.length === 0) return null;
  return (
    <aside className={`${styles.steps} ${styles.apart}`} aria-label={t('Suggested pages')}>
      {answer ? (
        <div>
          <p>
            <strong>
              <Spoken text={answer.title} />:
            </strong>{' '}
            <Spoken text={answer.text} />
          </p>
          <a href={hrefOn(page, answer.path)}>{t('Read about {title}', { title: answer.title })}</a>
        </div>
      ) : null}
      <Pages pages={promotions} />
    </aside>
  );
}

/** Below what to try next where nothing is found: whoever needs somebody today. @requirement B30 */
export function ForToday(): ReactNode {
  const { outcome } = useSearchParts();
  const { forToday = [] } = outcome.ok ? outcome.results : {};
  return forToday.length === 0 ? null : (
    <div className={`${styles.steps} ${styles.last}`}>
      <Pages pages={forToday} />
    </div>
  );
}

function Pages({ pages }: { readonly pages: readonly Promotion[] }): ReactNode {
  return pages.map(({ title, text, href }) => (
    <div key={href}>
      <strong>
        <PageLink href={href} title={title} texts={[text]} />
      </strong>
      {text ? (
        <p>
          <Spoken text={text} />
        </p>
      ) : null}
    </div>
  ));
}

/** Searches related to the query; without a query, popular searches. @requirement B29 */
export function OtherSearches(): ReactNode {
  const t = usePhrases();
  const { outcome, answeredQuery, model } = useSearchParts();
  const related = outcome.ok ? outcome.results.related : [];
  const queries = answeredQuery === '' ? model.popular : related;
  if (queries.length === 0) return null;
  const title = answeredQuery === '' ? t('People often search for') : t('Related searches');
  return (
    <nav className={styles.others} aria-label={title}>
      <p>{title}</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <ChangeLink to={{ type: 'queryEntered', query }}>{query}</ChangeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
