import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { toggled } from '../model/saved-studies';
import { useSavedStudies } from '../state/use-saved-studies';
import styles from './saved-studies.module.css';

type SaveStudyProps = {
  /** Of the study. */
  readonly title: string;
  /** BCP 47, of the title. */
  readonly titleLanguage: string;
  /** Site path of the list; '' for none. */
  readonly listPath: string;
};

/**
 * Keeps the study of the page on the visitor's device, without an account, and says so. Not there without scripts.
 * @requirement F4
 */
export function SaveStudy({ title, titleLanguage, listPath }: SaveStudyProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { studies, isRefused, keep } = useSavedStudies();
  const study = { path: page.pathname, title, language: titleLanguage };
  const isSaved = studies?.some(({ path }) => path === study.path) ?? false;
  return (
    <div className={`needs-script ${styles.save}`}>
      <Button
        variant="secondary"
        icon={isSaved ? 'check' : 'plus'}
        aria-pressed={isSaved}
        onClick={() => keep(toggled(studies ?? [], study))}
      >
        {t('Save this study')}
      </Button>
      <output className={styles.note}>
        {isRefused
          ? t('This browser does not let us save anything.')
          : isSaved
            ? t('Saved on this device only. Whoever uses it can see it.')
            : t('Saving needs no account: the list stays on this device.')}
      </output>
      {listPath === '' ? null : (
        <p className={styles.note}>
          <a href={hrefOn(page, listPath)}>{t('See your saved studies')}</a>
        </p>
      )}
    </div>
  );
}
