import styles from '@/ui/list-columns/list-columns.module.css';

/** So many entries fill one column. */
const oneColumn = 10;

/**
 * The class for lists that stand together: two columns for more than one list, or for one of more than ten entries; a
 * narrow place has one column all the same.
 * @param lengths - how many entries each list has; empty lists do not count
 * @requirement B20
 */
export function listColumns(lengths: readonly number[]): string | undefined {
  const lists = lengths.filter((length) => length > 0);
  return lists.length > 1 || lists.some((length) => length > oneColumn) ? styles.columns : undefined;
}
