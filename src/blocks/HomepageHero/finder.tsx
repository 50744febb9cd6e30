import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CommonSearch, HeroData } from '@/blocks/HomepageHero/data';
import type { HeroTab } from '@/blocks/HomepageHero/fields';
import { hrefOn, Link } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { searchLimits } from '@/domain/search/search-limits';
import { TypeaheadInput } from '@/features/search/suggestions/typeahead-input';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import styles from '@/blocks/HomepageHero/HomepageHero.module.css';

/** A search with the label that its tab shows. */
export type LabelledTab = HeroTab & { readonly label: string };

type FinderProps = {
  readonly tabs: readonly LabelledTab[];
  /** Undefined where nobody could be asked. */
  readonly common: HeroData | undefined;
};

/** The two searches as tabs; authors, who cannot press them, see both. @requirement M6 B32 */
export function Finder({ tabs, common }: FinderProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const [active, setActive] = useState(tabs[0]?.key);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = stepOf(event.key, page.direction);
    if (step === 0) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === active);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    setActive(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <div className={styles.finder}>
      {page.isEditing ? (
        <ForAuthors isWhole={tabs.length === 2} />
      ) : (
        <div ref={list} role="tablist" aria-label={t('Search')} className={`${styles.tabs} needs-script`}>
          {tabs.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}-tab`}
              data-key={key}
              className={styles.tab}
              aria-selected={key === active}
              aria-controls={`${id}-${key}`}
              tabIndex={key === active ? 0 : -1}
              onClick={() => setActive(key)}
              onKeyDown={move}
            >
              <Spoken text={label} />
            </button>
          ))}
        </div>
      )}
      {tabs.map((tab) => (
        <div
          key={tab.key}
          id={`${id}-${tab.key}`}
          {...(page.isEditing ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-${tab.key}-tab` })}
          className={tab.key === active || page.isEditing ? styles.panel : styles.closed}
        >
          <h2 className={page.isEditing ? styles.label : `${styles.label} without-script`}>
            <Spoken text={tab.label} />
          </h2>
          <SearchForm tab={tab} common={common?.[tab.type] ?? []} />
        </div>
      ))}
    </div>
  );
}

function ForAuthors({ isWhole }: { readonly isWhole: boolean }): ReactNode {
  return (
    <AuthorNotice>
      {isWhole
        ? 'HomepageHero: user interaction not available in experience editor'
        : 'HomepageHero: choose doctorSearch and locationSearch'}
    </AuthorNotice>
  );
}

/** Where an arrow key leads: the next tab lies in reading direction. */
function stepOf(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}

type SearchFormProps = { readonly tab: LabelledTab; readonly common: readonly CommonSearch[] };

function SearchForm({ tab: { label, search, all, type }, common }: SearchFormProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  if (search.href === undefined) return null;
  const action = hrefOn(page, search.href);
  return (
    <>
      <search aria-label={label}>
        <form action={action} className={styles.form}>
          <div className={styles.field}>
            <label htmlFor={`${id}-query`}>
              <Spoken text={search.label || t('Search')} />
            </label>
            <TypeaheadInput id={`${id}-query`} searchType={type} searchModel={search.id} action={action} />
          </div>
          <div className={styles.place}>
            <label htmlFor={`${id}-place`}>{t('Location Near')}</label>
            <input
              id={`${id}-place`}
              type="text"
              name="distance"
              placeholder={t('City or ZIP')}
              maxLength={searchLimits.distanceLength}
              autoComplete="postal-code"
            />
          </div>
          <Button type="submit" icon="search">
            {search.button || t('Search')}
          </Button>
        </form>
      </search>
      {common.length > 0 ? (
        <ul className={styles.common} aria-label={t('Specialties')}>
          {common.map(({ text, query }) => (
            <li key={query}>
              <a href={`${action}?${query}`}>
                <Spoken text={text} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <Link field={all} className={styles.all} />
    </>
  );
}
