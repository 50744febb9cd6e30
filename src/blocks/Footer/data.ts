import type { Loader } from '@/cms/block';
import { fieldOf, itemOf } from '@/cms/fields/readers';
import type { NavLink } from '@/features/chrome/model/navigation';
import { variantOf, type PostedSignUp } from '@/features/newsletter/model/newsletter-fields';
import { navigationTree } from '#services/navigation/tree';
import { loadNewsletter } from '#services/newsletter/load';

export type FooterData = {
  readonly columns: readonly NavLink[];
  /** What became of a sign-up that came without scripts. */
  readonly posted?: PostedSignUp;
};

/** The link columns: the folders below the footer's item, by name. Takes in a posted sign-up. @requirement M7 M8 */
export const load: Loader<FooterData> = async (context) => {
  const { rendering, language, signal } = context;
  const form = itemOf(fieldOf(rendering.fields, 'newsletterForm'));
  const signedUp =
    form && (await loadNewsletter({ variant: variantOf(form.fields), item: form.id }, context));
  const posted = signedUp?.ok ? signedUp.data : {};
  if (rendering.dataSource === '') return { ok: true, data: { columns: [], ...posted } };
  const found = await navigationTree(rendering.dataSource, { language, signal });
  return found.ok
    ? { ok: true, data: { columns: found.value, ...posted } }
    : { ok: false, error: found.error };
};
