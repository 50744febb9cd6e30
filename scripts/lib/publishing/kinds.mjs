/** @typedef {Awaited<ReturnType<typeof import('./stand.mjs').startStand>>} Stand */
/**
 * @typedef {object} Kind - of things that are published
 * @property {string} name
 * @property {(stand: Stand, site: string) => Promise<void>} [before] - what somebody has seen before the change
 * @property {(stand: Stand) => object} change - makes it in the CMS, and gives the event
 * @property {(stand: Stand, site: string) => Promise<boolean>} isSeen - by a visitor of a site
 */

const visit = (/** @type {string} */ address) => fetch(address, { redirect: 'manual' });
const everything = { everything: true };

/** Texts that say their round, by the kind of thing that they are. */
export const texts = Object.entries({
  page: ['/privacy', /<title[^>]*>Privacy in round (\d+)/],
  'dictionary word': ['/terms', /Medicine in round (\d+)<\/title>/],
  redirect: ['/doctors', /round=(\d+)/],
  navigation: ['/accessibility', /Doctors and places in round (\d+)/],
  'search model': ['/find-a-physician', /Expertise in round (\d+)/],
  'search words': ['/find-a-physician?query=abernathy', /Abernathy in round (\d+)|Expertise in round (\d+)/],
  synonyms: ['/api/synonyms?language=en', /heart specialist in round (\d+)/],
  'physician list': ['/api/requestApptData.json', /Abernathy in round (\d+)/],
}).map(([name, [path, pattern]]) => ({
  name,
  /** The round that a site shows now. @param {string} site */
  roundAt: async (site) => {
    const answer = await visit(`${site}${path}`);
    const text = `${answer.headers.get('location')} ${await answer.text()}`;
    const [, round, other] = /** @type {RegExp} */ (pattern).exec(text) ?? [];
    return Number(round ?? other ?? -1);
  },
}));

/** A picture in the size of a page. @param {string} site @param {string} path */
async function picture(site, path) {
  const address = `${site}/_next/image?url=${encodeURIComponent(path)}&w=96&q=75`;
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

/** @type {readonly Kind[]} */
export const kinds = [
  ...texts.map(({ name, roundAt }) => ({
    name,
    change: (/** @type {Stand} */ { state }) => {
      state.round += 1;
      return everything;
    },
    isSeen: async (/** @type {Stand} */ { state }, /** @type {string} */ site) =>
      (await roundAt(site)) === state.round,
  })),
  {
    name: 'media',
    before: async ({ pictures }, site) => void (await picture(site, String(pictures[0]))),
    change: ({ state }) => {
      state.round += 1;
      return { media: true };
    },
    // The second picture never changes; in odd rounds the first one is the same.
    isSeen: async ({ state, pictures }, site) => {
      const [one, other] = await Promise.all(pictures.map((path) => picture(site, path)));
      const isSame = Buffer.compare(one ?? Buffer.of(), other ?? Buffer.of()) === 0;
      return state.round % 2 === 1 ? isSame : !isSame;
    },
  },
  {
    name: 'deleted page',
    before: async ({ state }, site) => void (await visit(`${site}/doomed-${state.deleted + 1}`)),
    change: ({ state }) => {
      state.deleted += 1;
      return { pages: [{ path: `/doomed-${state.deleted}`, language: 'en', operation: 'delete' }] };
    },
    isSeen: async ({ state }, site) => (await visit(`${site}/doomed-${state.deleted}`)).status === 410,
  },
  {
    name: 'renamed page',
    before: async ({ state }, site) => void (await visit(`${site}/renamed-${state.renamed}`)),
    change: ({ state }) => {
      state.renamed += 1;
      const [path, from] = [`/renamed-${state.renamed}`, `/renamed-${state.renamed - 1}`];
      return { pages: [{ path, from, language: 'en', operation: 'rename' }] };
    },
    isSeen: async ({ state }, site) => {
      const old = await visit(`${site}/renamed-${state.renamed - 1}`);
      if (!old.headers.get('location')?.endsWith(`/renamed-${state.renamed}`)) return false;
      return (await visit(`${site}/renamed-${state.renamed}`)).status === 200;
    },
  },
];
