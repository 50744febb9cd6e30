import { conditionJsonLd } from '@/blocks/ConditionAccordion/json-ld';
import type { Loader } from '@/cms/block';
import { pageAddress } from '#services/navigation/page-address';
import { productName } from '#services/navigation/product-name';

/**
 * What search engines read of a condition. The block itself reads the fields of its page.
 * @requirement A17
 */
export const load: Loader<null> = async ({ language, pathname, route }) => {
  if (route.templateName !== 'Condition Details') return { ok: true, data: null };
  const publisher = await productName(language);
  const place = { ...pageAddress(pathname, language), publisher };
  return {
    ok: true,
    data: null,
    structured: [conditionJsonLd(route.fields, route.displayName ?? '', place)],
  };
};
