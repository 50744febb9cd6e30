/** What an import says about one record of its file. */
export type Note = {
  /** The record, as its source names it: an NCT number, an NPI, a reference, else its place in the file. */
  readonly record: string;
  readonly kind: 'refused' | 'shortened' | 'left out' | 'replaced';
  /** Why, as a whole clause without a full stop. */
  readonly reason: string;
};

/** How many pages an import wrote, by what became of them. */
export type Counts = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** What an import did, or would do. */
export type ImportReport = {
  readonly isDryRun: boolean;
  readonly counts: Counts;
  readonly notes: readonly Note[];
  /** Site paths of the pages that were added or changed. */
  readonly pages: readonly string[];
};

/** Lines of a report for a terminal: what was refused or altered first, the counts last. @requirement F2 D2 E1 */
export function linesOf({ isDryRun, counts, notes }: ImportReport): readonly string[] {
  const refused = notes.filter(({ kind }) => kind === 'refused').length;
  return [
    ...notes.map(({ record, kind, reason }) => `${record}: ${kind}: ${reason}`),
    ...(isDryRun ? ['Dry run: nothing is written.'] : []),
    `${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${refused} refused`,
  ];
}
