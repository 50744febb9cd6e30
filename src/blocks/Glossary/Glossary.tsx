import { useEffect, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { PageLink } from '@/cms/fields/page-link';
import { fieldOf, itemOf, linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { GlossaryPage } from '@/contracts/glossary';
import { SearchForm } from '@/features/search/query/search-form';
import { usePhrases } from '@/i18n/use-phrases';
import { Letters, listId } from '@/blocks/Glossary/letters';
import { MostRead, Needs } from '@/blocks/Glossary/chosen-links';
import { listColumns } from '@/ui/list-columns/list-columns';
import styles from './Glossary.module.css';

/**
 * Conditions and services by their first letter: every letter is an address of its own, and one without entries leads
 * nowhere, and says how many it has. The list is empty until a letter, or all of them, are asked for; what is most read, and
 * entries by body part or need, are links that an author chose. With `listPageLink` the letters lead to the list of that page.
 * @requirement C1 C2 B20
 */
export function Glossary({ fields, data }: BlockProps<ComponentFields, GlossaryPage>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  // The page of the list: this one, unless an author names another.
  const list = linkOf(fieldOf(fields, 'listPageLink'))?.href;
  const here = hrefOn(page, list || page.pathname);
  const model = itemOf(fieldOf(fields, 'searchModel'));
  const search = linkOf(fieldOf(model?.fields, 'pageURL'));
  const glossary = data?.ok ? data.data : undefined;

  useEffect(() => {
    if (list) return;
    // Older links ask for the whole list by the anchor alone.
    if (window.location.hash === `#${listId}` && !window.location.search)
      window.location.replace(`${here}?letter=all#${listId}`);
  }, [here, list]);

  if (page.isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return (
    <section className={styles.glossary}>
      <RichText field={fieldOf(fields, 'introText')} />
      {search && !list ? (
        <SearchForm
          path={search.href}
          label={t('Search conditions and services')}
          button={t('Search')}
          searchType="condition"
          searchModel={model?.id}
        />
      ) : null}
      {glossary ? (
        <>
          <Letters here={here} glossary={glossary} />
          <p>
            <a href={`${here}?letter=all#${listId}`}>
              {textOf(fieldOf(fields, 'viewAllText')) || t('View all condition and services')}
            </a>
          </p>
        </>
      ) : list ? null : (
        <p role="alert">{t('Search is not available right now. Please try again.')}</p>
      )}
      <div className={styles.lists} data-letter={glossary?.letter}>
        {list || glossary?.letter === '' ? <MostRead field={fieldOf(fields, 'mostReadText')} /> : null}
        {glossary && !list ? <Entries glossary={glossary} /> : null}
        <Needs field={fieldOf(fields, 'needsText')} />
      </div>
    </section>
  );
}

function Entries({ glossary: { letter, entries } }: { readonly glossary: GlossaryPage }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  if (letter === '') return null;
  const groups = [...new Set(entries.map(({ initial }) => initial))]
    .map((initial) => [initial, entries.filter((entry) => entry.initial === initial)] as const)
    .toSorted(([one], [other]) =>
      one === '#' ? 1 : other === '#' ? -1 : one.localeCompare(other, page.language),
    );
  const columns = listColumns(groups.map(([, own]) => own.length));
  return (
    <div id={listId} tabIndex={-1} className={styles.list}>
      {groups.length === 0 ? <p>{t('No Results Found')}</p> : null}
      {groups.map(([initial, own]) => (
        <section key={initial} aria-labelledby={`letter-${initial === '#' ? 'digits' : initial}`}>
          <h2 id={`letter-${initial === '#' ? 'digits' : initial}`}>
            {initial === '#' ? t('Digits') : initial}
          </h2>
          <ul className={[styles.entries, columns].filter(Boolean).join(' ')}>
            {own.map(({ title, path }) => (
              <li key={path}>
                <PageLink href={path} title={title} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
