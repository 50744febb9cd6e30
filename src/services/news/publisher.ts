import { dictionary } from '#cms/dictionary';

/** What the site calls itself in a language; '' where its dictionary does not say. @requirement A17 */
export async function publisherName(language: string): Promise<string> {
  return (await dictionary(language))['Product Name'] ?? '';
}
