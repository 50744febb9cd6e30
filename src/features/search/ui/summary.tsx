import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { NearPlace, SearchError } from '@/contracts/search';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import { telHref } from '@/lib/phone';
import { explanationOf, summaryOf } from '../model/summary';
import { addressOf, ChangeLink, useSearchParts } from './search-context';
import { buttonClass } from '@/ui/button/Button';
import styles from './search.module.css';

/** What to say of a search without an answer. Never that there are no results: nobody knows. */
function failureText(error: SearchError, phone: string, t: Translate): string {
  if (error === 'tooManyRequests')
    return t('You are searching very fast. Please wait a moment and try again.');
  if (error === 'searchUnknown') return t('That search does not exist any more. Please reload the page.');
  return phone
    ? t('Search is not available right now. Please try again or call {phone}.', { phone })
    : t('Search is not available right now. Please try again.');
}

/**
 * How many results there are and what they are, in the page's one status region: a spelling that is suggested, words
 * that were read as filters and the like are said as the number is. A failure is said there too.
 * @requirement B10
 */
export function Summary(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { answeredQuery, outcome, model } = useSearchParts();
  const results = outcome.ok ? outcome.results : undefined;
  return (
    <div className={styles.summary}>
      <output className={outcome.ok ? undefined : styles.failure}>
        <span>
          {outcome.ok
            ? summaryOf(outcome.results, answeredQuery, t)
            : failureText(outcome.error, model.phone, t)}
        </span>
        {results?.total === 0 && results.suggestion && answeredQuery ? (
          <span>
            <ChangeLink to={{ type: 'queryEntered', query: results.suggestion }}>
              {t('Did you mean "{suggestion}"?', { suggestion: results.suggestion })}
            </ChangeLink>
          </span>
        ) : null}
        {results?.near && results.total > 0 ? <Missed near={results.near} /> : null}
        {results?.explained ? <span>{explanationOf(results.explained, page.language, t)}</span> : null}
        {results?.isAgeWidened ? (
          <span>{t('Nobody for this patient age fits, so doctors for every age are shown.')}</span>
        ) : null}
        {results?.read ? (
          <span>
            {t('Some of your words became filters.')}{' '}
            <ChangeLink to={{ type: 'wordsMeant', typed: results.read.typed }}>
              {t('Search for “{query}” word by word', { query: results.read.typed.query })}
            </ChangeLink>
          </span>
        ) : null}
      </output>
      {outcome.ok ? null : <AfterFailure />}
    </div>
  );
}

/** A place that nobody knows: on a narrow screen its field is behind a button. @requirement B12 B14 */
function Missed({ near: { place, isFound, isUnavailable } }: { readonly near: NearPlace }): ReactNode {
  const t = usePhrases();
  if (isFound) return null;
  return (
    <span>
      {isUnavailable
        ? t('We cannot look up places right now. These results are from everywhere.')
        : t('We do not know the place “{place}”. These results are from everywhere.', { place })}
    </span>
  );
}

function AfterFailure(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { state, model, retry } = useSearchParts();
  const call = telHref(model.phone);
  return (
    <p className={styles.afterFailure}>
      <a
        className={buttonClass('secondary')}
        href={addressOf(page, state)}
        onClick={(event) => {
          event.preventDefault();
          retry();
        }}
      >
        {t('Retry')}
      </a>
      {call ? <a href={call}>{t('Call {phone}', { phone: model.phone })}</a> : null}
    </p>
  );
}
