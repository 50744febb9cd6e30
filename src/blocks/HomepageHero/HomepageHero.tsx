import { useId, useState, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn, Link } from '@/cms/fields/link';
import { itemOf, linkOf, textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import type { Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './HomepageHero.module.css';

/**
 * The home page's first thing: search for a doctor or for a place. Both forms work without scripts, where they stand
 * one below the other.
 * @requirement M6
 */
export function HomepageHero({ fields }: BlockProps): ReactNode {
  const [active, setActive] = useState<'doctor' | 'location'>('doctor');
  const tabs = [
    {
      key: 'doctor',
      label: textOf(fields?.doctorTabLabel),
      model: fields?.doctorSearch,
      all: fields?.doctorViewAllLink,
    },
    {
      key: 'location',
      label: textOf(fields?.locationTabLabel),
      model: fields?.locationSearch,
      all: fields?.locationViewAllLink,
    },
  ] as const;
  return (
    <section className={styles.hero}>
      <Image field={fields?.heroImage} alt="" className={styles.picture} sizes="100vw" isHero />
      <div className={styles.inner}>
        <Text field={fields?.headingText} as="h1" className={styles.heading} />
        <Text field={fields?.introText} as="p" className={styles.intro} />
        <div className={styles.tabs}>
          {tabs.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              className={styles.tab}
              aria-pressed={key === active}
              onClick={() => setActive(key)}
            >
              {label}
            </button>
          ))}
        </div>
        {tabs.map(({ key, label, model, all }) => (
          <div key={key} className={styles.panel} data-active={key === active ? '' : undefined}>
            <SearchForm label={label} model={model} />
            <Link field={all} className={styles.all} />
          </div>
        ))}
      </div>
    </section>
  );
}

function SearchForm({ label, model }: { readonly label: string; readonly model: Field }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  const search = itemOf(model);
  const target = linkOf(search?.fields.pageURL);
  if (!target) return null;
  const placeholder = textOf(search?.fields.inputPlaceholder);
  return (
    <search aria-label={label}>
      <form action={hrefOn(page, target.href)} className={styles.form}>
        <div className={styles.field}>
          <label htmlFor={id}>{placeholder || t('Search')}</label>
          <input id={id} type="search" name="query" maxLength={200} autoComplete="off" />
        </div>
        <button type="submit">{textOf(search?.fields.buttonText) || t('Search')}</button>
      </form>
    </search>
  );
}
