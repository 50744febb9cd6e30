import type { Loader, LoaderResult } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import type { Profile } from '@/features/profile/model/profile';
import { physicianJsonLd } from '@/features/profile/model/json-ld';
import { ratingMethodOf } from '@/features/profile/model/rating-method';
import { profileOf } from '@/features/profile/model/read-profile';
import { withBeside } from '@/features/profile/model/with-beside';
import { trialSearchOf } from '@/features/profile/model/trial-search';
import { isPartial, withFilm } from '@/features/video/model/film';
import { pageAddress } from '#services/navigation/page-address';
import { fetchProfileParts } from '#services/physicians/profile-parts';
import { loadVideo } from '#services/video/load';

/**
 * The physician whose page it is. The page's own fields stand in where the CMS answers no further questions: it is the
 * same item.
 * @requirement D5 D8 D12 D13 D14
 */
export const load: Loader<Profile> = async ({ itemId, language, pathname, route, rendering, signal }) => {
  const trialSearch = trialSearchOf(rendering.fields);
  const displayName = route.displayName ?? '';
  const known = profileOf({ id: itemId, displayName, path: pathname, fields: route.fields });
  const asked = { id: itemId, language, trialSearch, profile: known };
  const { item, beside, ...parts } = await fetchProfileParts(asked, signal);
  if (!item && itemId === '') return { ok: false, error: 'unavailable' };
  const profile = item ? profileOf({ ...item, path: pathname }) : known;
  return found(withBeside(profile, beside), { ...parts, language, fields: rendering.fields });
};

type Parts = {
  readonly trials: Profile['trials'];
  readonly isWhole: boolean;
  readonly language: string;
  /** Of the block. */
  readonly fields: ComponentFields | undefined;
};

async function found(
  profile: Profile,
  { trials, isWhole, language, fields }: Parts,
): Promise<LoaderResult<Profile>> {
  const { video, rating } = profile;
  const ratingMethod = ratingMethodOf(fields, rating);
  const loaded = video && (await loadVideo(video.url));
  return {
    ok: true,
    data: { ...profile, trials, ratingMethod, video: video && withFilm(video, loaded) },
    isPartial: !isWhole || isPartial(loaded),
    structured: [physicianJsonLd(profile, pageAddress(profile.path, language))],
  };
}
