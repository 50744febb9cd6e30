import { useRef, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import { useSavedStudies } from '../state/use-saved-studies';
import styles from './saved-studies.module.css';

/**
 * The studies that a visitor saved on this device: each leads to its page in the language of this one, and is taken off the list.
 * @param searchPath - site path where studies are searched for
 * @requirement F4
 */
export function SavedList({ searchPath }: { readonly searchPath: string }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { studies, isRefused, keep } = useSavedStudies();
  const status = useRef<HTMLOutputElement>(null);
  const keepAnd = (next: Parameters<typeof keep>[0]) => {
    keep(next);
    // The button that was pressed is gone.
    status.current?.focus();
  };
  const count = studies?.length ?? 0;
  return (
    <div className="needs-script">
      <output ref={status} tabIndex={-1} className={styles.count}>
        {studies === undefined
          ? null
          : isRefused
            ? t('This browser does not let us save anything.')
            : count === 0
              ? t('You have not saved any studies on this device yet.')
              : t('Studies saved on this device: {count}', { count })}
      </output>
      {studies && count > 0 ? (
        <>
          <ul className={styles.list}>
            {studies.map(({ path, title, language }) => (
              <li key={path}>
                <a href={hrefOn(page, path)} lang={language === page.language ? undefined : language}>
                  <bdi>{title}</bdi>
                </a>
                <Button
                  variant="tertiary"
                  aria-label={t('Remove: {title}', { title })}
                  onClick={() => keepAnd(studies.filter((study) => study.path !== path))}
                >
                  {t('Remove')}
                </Button>
              </li>
            ))}
          </ul>
          <p>
            <Button variant="secondary" onClick={() => keepAnd([])}>
              {t('Remove all')}
            </Button>
          </p>
        </>
      ) : null}
      <p>
        <ButtonLink href={hrefOn(page, searchPath)}>{t('Find a clinical trial')}</ButtonLink>
      </p>
    </div>
  );
}
