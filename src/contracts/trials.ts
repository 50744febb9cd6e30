/** A clinical trial that a physician leads: its title and its site path. @requirement D5 */
export type TrialLink = { readonly title: string; readonly path: string };

/** Where a profile's trials are looked for. */
export type TrialSearch = {
  /** Kind of search, as an author wrote it. */
  readonly type: string;
  /** The search service's name of the search model; '' for the type's own. */
  readonly model: string;
  /** Field of the index that holds the ids of those who lead a trial. */
  readonly leadField: string;
};
