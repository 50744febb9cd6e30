import type { Loader, LoaderResult } from '@/cms/block';
import type { Profile } from '@/features/profile/model/profile';
import { physicianJsonLd } from '@/features/profile/model/json-ld';
import { profileOf } from '@/features/profile/model/read-profile';
import { trialSearchOf } from '@/features/profile/model/trial-search';
import { isPartial, withFilm } from '@/features/video/model/film';
import { pageAddress } from '#services/navigation/page-address';
import { fetchProfileParts } from '#services/physicians/profile-parts';
import { loadVideo } from '#services/video/load';

/**
 * The physician whose page it is. The page's own fields stand in where the CMS answers no further questions: it is the
 * same item.
 * @requirement D5 D8 D12
 */
export const load: Loader<Profile> = async ({ itemId, language, pathname, route, rendering, signal }) => {
  const trialSearch = trialSearchOf(rendering.fields);
  const { item, trials, isWhole } = await fetchProfileParts({ id: itemId, language, trialSearch }, signal);
  if (item) return found(profileOf({ ...item, path: pathname }), { trials, isWhole, language });
  if (itemId === '') return { ok: false, error: 'unavailable' };
  const displayName = route.displayName ?? '';
  return found(profileOf({ id: itemId, displayName, path: pathname, fields: route.fields }), {
    trials,
    isWhole,
    language,
  });
};

type Parts = {
  readonly trials: Profile['trials'];
  readonly isWhole: boolean;
  readonly language: string;
};

async function found(profile: Profile, { trials, isWhole, language }: Parts): Promise<LoaderResult<Profile>> {
  const { video } = profile;
  const loaded = video && (await loadVideo(video.url));
  return {
    ok: true,
    data: { ...profile, trials, video: video && withFilm(video, loaded) },
    isPartial: !isWhole || isPartial(loaded),
    structured: [physicianJsonLd(profile, pageAddress(profile.path, language))],
  };
}
