import type { Loader } from '@/cms/block';
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
 * The physician of a page of the children's hospital, if they see children.
 * @returns `notFound` for others: there is no such page
 * @requirement D5 D9 D14
 */
export const load: Loader<Profile> = async ({ itemId, language, pathname, route, rendering, signal }) => {
  const trialSearch = trialSearchOf(rendering.fields);
  const routed = { id: itemId, displayName: route.displayName ?? '', fields: route.fields };
  const known = profileOf({ ...routed, path: pathname });
  // Doctors of the children's hospital are asked for those who see children too.
  const asked = { id: itemId, language, trialSearch, profile: { ...known, seesAdults: false } };
  const { item, trials, beside, isWhole } = await fetchProfileParts(asked, signal);
  const own = profileOf({ ...(item ?? routed), path: pathname });
  const profile = { ...withBeside(own, beside), trials };
  if (!profile.seesChildren) return { ok: false, error: 'notFound' };
  const { video, rating } = profile;
  const ratingMethod = ratingMethodOf(rendering.fields, rating);
  const loaded = video && (await loadVideo(video.url));
  return {
    ok: true,
    data: { ...profile, ratingMethod, video: video && withFilm(video, loaded) },
    isPartial: !isWhole || isPartial(loaded),
    structured: [physicianJsonLd(profile, pageAddress(pathname, language))],
  };
};
