import { readCards } from '@/features/content/model/article-card';
import { readChildSpecialties, readSpecialties } from '@/features/content/model/specialties';
import type { Loader } from '@/cms/block';
import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import { pageTitleOf } from '@/cms/head';
import type { ConditionCare } from '@/contracts/condition-care';
import { relatedLimit } from '@/config/news';
import { careFor } from '#services/conditions/care';

/**
 * Whoever and whatever helps with the page's condition. A service that is slow or down takes its own part away only.
 * @requirement G1
 */
export const load: Loader<ConditionCare> = async ({ language, route, rendering, signal }) => {
  const trialStatuses = itemsOf(fieldOf(rendering.fields, 'trialStatuses')).map(
    ({ fields, displayName }) => textOf(fields.tagDisplayName) || displayName,
  );
  const { care, isWhole } = await careFor(
    {
      condition: pageTitleOf(route.fields, route.displayName ?? ''),
      specialties: readSpecialties(route.fields),
      childSpecialties: readChildSpecialties(route.fields),
      trialStatuses,
      language,
    },
    { now: Date.now(), signal },
  );
  const stories = readCards(fieldOf(route.fields, 'relatedArticles'))
    .slice(0, relatedLimit)
    .map(({ title, href }) => ({ title, path: href, note: '' }));
  return { ok: true, data: { ...care, stories }, isPartial: !isWhole };
};
