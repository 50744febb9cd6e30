/** A title, and the markup of the anchor that its author put into it; '' for none. */
export type AnchoredTitle = { readonly text: string; readonly anchor: string };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Reads the anchor out of a title: `Ask us <a id="ask"></a>` is "Ask us" at `#ask`. The server has made the title safe, and
 * a name of the author's id, so that it is never taken for one of the page's own.
 * @requirement J5
 */
export function titleAnchor(title: string): AnchoredTitle {
  const name = /<a\b[^>]*\bname="([^"]+)"/i.exec(title)?.[1];
  const anchor = name === undefined ? '' : `<a name="${name}"></a>`;
  if (!title.includes('<')) return { text: title, anchor };
  const text = title
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_whole, sign: string) => entities[sign] ?? '');
  return { text: text.trim(), anchor };
}
