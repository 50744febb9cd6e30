/** What the report looks for, with the heading that authors read. */
export const findingKinds = {
  link: 'Broken link',
  outer: 'Link to this site that looks like an outer one',
  alternative: 'Picture without an alternative text',
  description: 'Page without a description',
  title: 'Title or description too long',
  physician: 'Physician whom visitors cannot find',
  english: 'English in another language',
  menu: 'Menu leads to English without saying so',
  unlinked: 'Page that nobody links to',
  hidden: 'Page that a redirect hides',
  orphan: 'Item that no page shows',
  reading: 'Hard to read',
  repeated: 'Sentence of another page',
} as const;

export type FindingKind = keyof typeof findingKinds;

/** One thing for an author to look at. */
export type Finding = {
  readonly kind: FindingKind;
  /** Site path of the page; of an item that no page shows, its path below the root. */
  readonly page: string;
  readonly title: string;
  readonly owner: string;
  /** `en`; empty where it holds for all languages. */
  readonly language: string;
  /** The file to change. */
  readonly file: string;
  readonly what: string;
};
