/**
 * Parts of the site with a look, pages and doctors of their own: the first segment of their paths, and their name in the
 * search index.
 * @requirement A3
 */
export const subsites = ['comer', 'cancer', 'international'] as const;

export type Subsite = (typeof subsites)[number];

/** Sub-sites that are for children alone. @requirement B11 */
export const pediatricSubsites: readonly Subsite[] = ['comer'];

/**
 * The sub-site that a path belongs to; undefined for the main site.
 * @param path - `/comer/find-a-physician`, in any letter case
 */
export function subsiteOf(path: string): Subsite | undefined {
  const first = path.split('/')[1]?.toLowerCase();
  return subsites.find((name) => name === first);
}
