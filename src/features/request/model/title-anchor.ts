/** A title with the anchor that its author put into it. */
export type AnchoredTitle = { readonly text: string; readonly id: string | undefined };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Reads an anchor with an id out of a title: `Ask us <a id="ask"></a>` is "Ask us" at `#ask`.
 * @requirement J5
 */
export function titleAnchor(title: string): AnchoredTitle {
  const id = /<a\b[^>]*\bid="([\w-]+)"/i.exec(title)?.[1];
  if (!title.includes('<')) return { text: title, id };
  const text = title
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => entities[name] ?? '');
  return { text: text.trim(), id };
}
