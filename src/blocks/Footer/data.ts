import type { Loader } from '@/cms/block';
import { signUpTree } from '@/blocks/Footer/sign-up-tree';
import { fieldOf, isTrue, itemOf } from '@/cms/fields/readers';
import type { NavLink } from '@/features/chrome/model/navigation';
import type { Drawn } from '@/features/newsletter/model/drawn';
import { variantOf } from '@/features/newsletter/model/newsletter-fields';
import { navigationTree } from '#services/navigation/tree';
import { languagesOf, loadNewsletter } from '#services/newsletter/load';

export type FooterData = {
  readonly columns: readonly NavLink[];
  /** The newsletter's form; '' where the newsletter is a link. */
  readonly signUp: Drawn;
};

/** The link columns: the folders below the footer's item, by name; and the newsletter's form. @requirement M7 M8 */
export const load: Loader<FooterData> = async (context) => {
  const { rendering, language } = context;
  const signUp = await signUpOf(context);
  if (rendering.dataSource === '') return { ok: true, data: { columns: [], signUp } };
  const found = await navigationTree(rendering.dataSource, language);
  // Without its columns the foot has its form still: it may have just taken a sign-up in.
  return { ok: true, data: { columns: found.ok ? found.value : [], signUp }, isPartial: !found.ok };
};

/** Takes in a sign-up that came without scripts. The newsletter of another house is a link to it. */
async function signUpOf(context: Parameters<typeof load>[0]): Promise<Drawn> {
  const { rendering, pathname, language } = context;
  const newsletter = itemOf(fieldOf(rendering.fields, 'newsletterForm'));
  if (!newsletter || isTrue(fieldOf(rendering.fields, 'externalNewsletterLink'))) return '';
  const to = { variant: variantOf(newsletter.fields), item: newsletter.id };
  const loaded = await loadNewsletter(to, context);
  return signUpTree(newsletter.fields, {
    ...to,
    uid: rendering.uid,
    page: { pathname, ...languagesOf(newsletter.fields, language) },
    posted: loaded.ok ? loaded.data.posted : undefined,
  });
}
