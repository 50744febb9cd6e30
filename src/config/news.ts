/**
 * Stories on one page of a list of them; more in the narrow alternate cards.
 * @requirement H3
 */
export const storyRows = { cards: 6, alternate: 8 } as const;

/** Stories of a channel on one page. @requirement H1 */
export const channelRows = 6;

/** Pages of stories that one address may ask for: what is further back is found by its year. */
export const maxStoryPages = 50;

/**
 * How many stories an author chooses for a collection of cards, and how many of them are shown.
 * @requirement H5
 */
export const cardLimits = { chosen: 7, shown: 6 } as const;

/** Characters of what a card says of its story, if a sentence ends before: four lines. @requirement H3 */
export const cardWords = 130;

/** Stories that an article's page offers to read next, and a condition's page names. */
export const relatedLimit = 3;

/** Where all stories are, and those of one topic. @requirement H1 H2 */
export const newsPaths = { hub: '/forefront', collection: '/forefront/collection' } as const;

/**
 * The layouts of an article by the value of its `layoutType`, in lower case: a name, or the id of the layout's item
 * without dashes. Any other value is the plain layout.
 * @requirement H4
 * @decision Q49
 */
export const articleLayouts: Readonly<Record<string, 'video' | 'fullHero'>> = {
  video: 'video',
  fullhero: 'fullHero',
};
