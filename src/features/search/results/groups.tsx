import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { Hit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { kindHref } from '../page/kinds';
import { useSearchParts } from '../page/search-context';
import styles from './results.module.css';

/** Results of a type that are in view at once, where there are several types. */
const shownOfGroup = 3;

type GroupsProps = {
  readonly hits: readonly Hit[];
  /** The place of the first of them, from 1. */
  readonly first: number;
  readonly card: (hit: Hit, position: number) => ReactNode;
};

/**
 * The results: as one list, or, of all types, each type once with the way to all of it. Of several types the first three results
 * are in view, and further ones of the page open below them.
 * @requirement B1 B17
 */
export function Groups({ hits, first, card }: GroupsProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { state, kinds, outcome, model } = useSearchParts();
  const counts = outcome.ok ? outcome.results.counts : null;
  const positionOf = (hit: Hit) => first + hits.indexOf(hit);
  const list = (some: readonly Hit[]) => (
    <ol className={styles.list}>
      {some.map((hit) => (
        <li key={hit.id} data-position={positionOf(hit)}>
          {card(hit, positionOf(hit))}
        </li>
      ))}
    </ol>
  );
  // Each type once, in the order of its first result.
  const types = [...new Set(hits.map(({ type }) => type))];
  return types.map((type) => {
    const entries = hits.filter((hit) => hit.type === type);
    const kind = model.type === 'all' ? kinds.find((each) => each.type === type) : undefined;
    const count = counts?.[type] ?? 0;
    const shown = types.length > 1 ? shownOfGroup : entries.length;
    return (
      <section key={type}>
        {kind ? (
          <header>
            <h2>{kind.name}</h2>
            {count > shown ? (
              <a href={kindHref(page, state, kind)}>
                {t('See all {count}', { count: grouped(count, page.language) })}
                <span className="visually-hidden">: {kind.name}</span>
              </a>
            ) : null}
          </header>
        ) : null}
        {list(entries.slice(0, shown))}
        {entries.length > shown ? (
          <details>
            <summary>{t('{count} more', { count: entries.length - shown })}</summary>
            {list(entries.slice(shown))}
          </details>
        ) : null}
      </section>
    );
  });
}
