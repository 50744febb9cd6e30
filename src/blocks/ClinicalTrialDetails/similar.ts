/** The trials for a trial's condition, the trial itself among them. */
export type SimilarTrials = {
  readonly condition: string;
  readonly count: number;
  /** Site path of the search that finds them; '' where they were not counted. */
  readonly href: string;
};
