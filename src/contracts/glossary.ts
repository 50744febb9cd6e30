/** A condition or service. */
export type GlossaryEntry = { readonly title: string; readonly path: string; readonly initial: string };

/**
 * What a glossary shows.
 * @requirement C1
 */
export type GlossaryPage = {
  /** The chosen letter, `#` for digits, `all`, or '' for none. */
  readonly letter: string;
  /** Letters that have entries. */
  readonly letters: readonly string[];
  /** How many entries a letter has. */
  readonly counts: Readonly<Record<string, number>>;
  readonly entries: readonly GlossaryEntry[];
};
