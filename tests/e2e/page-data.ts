/**
 * The data of a page, as text: it stands in the document or, for pages whose scripts come later, where the document says.
 * @param site - origin
 * @param html - the document
 */
export async function pageData(site: string, html: string): Promise<string> {
  const late = /<script id="late"[^>]*>([^<]*)/.exec(html)?.[1];
  if (late === undefined) return html;
  const { data } = JSON.parse(late) as { readonly data: string };
  return (await fetch(site + data)).text();
}
