import styles from '@/ui/list-columns/list-columns.module.css';

/** A list with more entries than this gets two columns. */
const oneColumn = 10;

/**
 * The class for a group of lists: two columns for several lists, or for one list with more than ten entries. A narrow
 * container always has one column.
 * @param lengths - number of entries of each list; empty lists do not count
 * @requirement B20
 */
export function listColumns(lengths: readonly number[]): string | undefined {
  const lists = lengths.filter((length) => length > 0);
  return lists.length > 1 || lists.some((length) => length > oneColumn) ? styles.columns : undefined;
}
