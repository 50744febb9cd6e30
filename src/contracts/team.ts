/** A physician in a team's grid. */
export type TeamMember = {
  /** Site path of the profile, without language. */
  readonly path: string;
  readonly name: string;
  /** The first of the specialties that visitors may see; '' for none. */
  readonly specialty: string;
  /** Site path of the portrait; '' for none. */
  readonly image: string;
};

/**
 * A group of a team, with those who are in it by name.
 * @requirement D11
 */
export type TeamGroup = {
  /** '' where the team is one group. */
  readonly title: string;
  /** Markup; '' for none. */
  readonly intro: string;
  readonly members: readonly TeamMember[];
};
