/**
 * Parts of the site with their own theme, pages and doctors. The name is the first segment of their paths, their name in
 * the search index, and their theme.
 * @requirement A3
 */
export const subsites = ['comer', 'cancer', 'international'] as const;

export type Subsite = (typeof subsites)[number];

/** The looks that `styles/tokens.css` defines: one for the main site and one for each sub-site. */
export const themes = ['main', ...subsites] as const;

export type Theme = (typeof themes)[number];

/** Sub-sites that are for children alone. @requirement B11 */
export const pediatricSubsites: readonly Subsite[] = ['comer'];

/**
 * The sub-site that a path belongs to; undefined for the main site.
 * @param path - `/comer/find-a-physician`, in any letter case
 * @requirement A3
 */
export function subsiteOf(path: string): Subsite | undefined {
  const first = path.split('/')[1]?.toLowerCase();
  return subsites.find((name) => name === first);
}

/** Whether a path is in a part of the site that is for children alone. @requirement E5 */
export function isForChildren(path: string): boolean {
  const subsite = subsiteOf(path);
  return subsite !== undefined && pediatricSubsites.includes(subsite);
}
