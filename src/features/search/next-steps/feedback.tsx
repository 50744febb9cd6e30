import { useState, type ReactNode } from 'react';
import { visitorConsent } from '@/analytics/gate';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { useHydrated } from '@/ui/form/use-hydrated';
import { useSearchParts } from '../page/search-context';
import styles from './next-steps.module.css';

/**
 * Asks whether the results helped. Only visitors who agreed to analytics are asked.
 * @requirement B29
 */
export function Feedback(): ReactNode {
  const { analytics } = usePage();
  const isHydrated = useHydrated();
  const { answeredQuery, outcome } = useSearchParts();
  const isAsked = isHydrated && analytics && visitorConsent(analytics) === 'given';
  if (!isAsked || answeredQuery === '' || !outcome.ok) return null;
  return <Question key={answeredQuery} query={answeredQuery} total={outcome.results.total} />;
}

function Question({ query, total }: { readonly query: string; readonly total: number }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const [isAnswered, setAnswered] = useState(false);
  const answer = (isHelpful: boolean) => {
    setAnswered(true);
    void fetch('/api/search-feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
      body: JSON.stringify({ query, total, language, isHelpful }),
    }).catch(() => undefined);
  };
  return (
    <div className={styles.feedback}>
      <output>{isAnswered ? t('Thank you. It helps us to make this search better.') : null}</output>
      {isAnswered ? null : (
        <>
          <span>{t('Did you find what you were looking for?')}</span>
          <Button variant="tertiary" onClick={() => answer(true)}>
            {t('Yes')}
          </Button>
          <Button variant="tertiary" onClick={() => answer(false)}>
            {t('No')}
          </Button>
        </>
      )}
    </div>
  );
}
