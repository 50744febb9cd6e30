import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CommonSearch, HeroData } from '@/blocks/HomepageHero/data';
import { readHero, type HeroTab } from '@/blocks/HomepageHero/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn, Link } from '@/cms/fields/link';
import { imageOf, textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { searchLimits } from '@/domain/search/search-limits';
import { openingHeading } from '@/features/chrome/model/headline';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { TypeaheadInput } from '@/features/search/suggestions/typeahead-input';
import styles from '@/blocks/HomepageHero/HomepageHero.module.css';

/**
 * The home page's first thing: search for a doctor or for a place, as two tabs. Both are ordinary forms that lead to
 * their search page; without scripts, and for authors, they stand one below the other. Below each are the specialties that most have.
 * @requirement M6 B32
 */
export function HomepageHero({ fields, data }: BlockProps<ComponentFields, HeroData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { heading, intro, image, tabs } = readHero(fields);
  const [active, setActive] = useState(tabs[0]?.key);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  if (tabs.length === 0 && textOf(heading) === '')
    return page.isEditing ? (
      <AuthorNotice>HomepageHero: choose doctorSearch and locationSearch</AuthorNotice>
    ) : null;

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
    <section className={imageOf(image) ? styles.hero : `${styles.hero} ${styles.plain}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Text field={heading} as={openingHeading(page)} className={styles.heading} />
          <Text field={intro} as="p" className={styles.intro} />
        </div>
        <div className={styles.finder}>
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
                {label}
              </button>
            ))}
          </div>
          {tabs.map((tab) => (
            <div
              key={tab.key}
              id={`${id}-${tab.key}`}
              role="tabpanel"
              aria-labelledby={`${id}-${tab.key}-tab`}
              className={tab.key === active || page.isEditing ? styles.panel : styles.closed}
            >
              <h2 className={`${styles.label} without-script`}>{tab.label}</h2>
              <SearchForm tab={tab} common={data?.ok ? data.data[tab.type] : []} />
            </div>
          ))}
        </div>
        {imageOf(image) ? (
          <div className={styles.picture}>
            <Image field={image} alt="" sizes="(max-width: 1024px) 100vw, 480px" isHero />
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Where an arrow key leads: the next tab lies in reading direction. */
function stepOf(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}

type SearchFormProps = { readonly tab: HeroTab; readonly common: readonly CommonSearch[] };

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
            <label htmlFor={`${id}-query`}>{search.label || t('Search')}</label>
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
