import { dictionary } from '#cms/dictionary';
import { productNameIn } from '#cms/product-name';

/** What the site calls itself in a language, by its dictionary. @requirement A17 */
export async function productName(language: string): Promise<string> {
  return productNameIn(await dictionary(language));
}
