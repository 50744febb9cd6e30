import type { Page } from '@playwright/test';

/** A live region as assistive technology gets it. */
export type LiveRegion = { readonly role: string; readonly live: string; readonly text: string };

/**
 * The live regions of a page in the browser's accessibility tree, with what they say now. Text that merely stands on the
 * page is not among them.
 */
export async function liveRegions(page: Page): Promise<readonly LiveRegion[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return (node?.childIds ?? []).map(textOf).join(' ');
  };
  return nodes.flatMap((node) => {
    const live = node.properties?.find(({ name }) => name === 'live')?.value.value as string | undefined;
    if (node.ignored || !live || live === 'off') return [];
    const text = textOf(node.nodeId).replaceAll(/\s+/g, ' ').trim();
    return [{ role: String(node.role?.value), live, text }];
  });
}

/** What the live regions of one politeness say, the silent ones left out. */
export async function said(page: Page, live: 'polite' | 'assertive'): Promise<readonly string[]> {
  const regions = await liveRegions(page);
  return regions.filter((region) => region.live === live && region.text !== '').map(({ text }) => text);
}
