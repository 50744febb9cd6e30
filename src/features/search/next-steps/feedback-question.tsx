import { useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import styles from './next-steps.module.css';

type QuestionProps = { readonly query: string; readonly total: number };

/** Whether the results helped, and thanks for the answer. @requirement B29 */
export function Question({ query, total }: QuestionProps): ReactNode {
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
