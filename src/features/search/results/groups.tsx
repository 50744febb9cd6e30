import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { Hit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { buttonClass } from '@/ui/button/Button';
import { kindHref, withCount } from '../page/kinds';
import { useSearchParts } from '../page/search-context';
import styles from './results.module.css';

type ListProps = {
  readonly hits: readonly Hit[];
  /** The place of the first of them, from 1. */
  readonly first: number;
  readonly card: (hit: Hit, position: number) => ReactNode;
};

/** Results as one list. @requirement B17 */
export function List({ hits, first, card }: ListProps): ReactNode {
  return (
    <ol className={styles.list}>
      {hits.map((hit, at) => (
        <li key={hit.id} data-position={first + at}>
          {card(hit, first + at)}
        </li>
      ))}
    </ol>
  );
}

/**
 * The first results of all kinds: each kind once, in the order of its first result, with how many it has and the way to all
 * of them.
 * @requirement B1 B17
 * @decision ADR-0327
 */
export function Groups({ hits, card }: Omit<ListProps, 'first'>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { state, kinds, outcome } = useSearchParts();
  const counts = outcome.ok ? outcome.results.counts : null;
  return [...new Set(hits.map(({ type }) => type))].map((type) => {
    const own = hits.filter((hit) => hit.type === type);
    const kind = kinds.find((each) => each.type === type);
    const count = counts?.[type] ?? 0;
    return (
      <section key={type}>
        {kind ? <h2>{withCount(kind.name, count, page.language)}</h2> : null}
        <List hits={own} first={hits.findIndex((hit) => hit.type === type) + 1} card={card} />
        {kind && count > own.length ? (
          <a className={buttonClass('secondary')} href={kindHref(page, state, kind)}>
            {t('See all {count}', { count: grouped(count, page.language) })}
            <span className="visually-hidden">: {kind.name}</span>
          </a>
        ) : null}
      </section>
    );
  });
}
