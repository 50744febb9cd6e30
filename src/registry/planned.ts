/**
 * Blocks that the CMS may name and that are not built yet: authors read "not available yet" in their place.
 * @requirement P1 P2
 */
export const plannedBlocks: ReadonlySet<string> = new Set([]);
