import type { Loader } from '@/cms/block';
import { fieldOf, itemsOf, textOf, type ItemData } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { themeOf } from '@/cms/theme';
import type { TeamGroup } from '@/contracts/team';
import { searchModelOf } from '@/features/content/model/stories-fields';
import { profilePath } from '@/domain/profile-path';
import { findTeam, type TeamFilters } from '#services/search/lists/team';

/** A team has few groups: each is a call to the search service. */
const maxGroups = 8;

/**
 * The groups of a team with their members. A group without members is left out; a team without groups is one itself.
 * @requirement D11
 */
export const load: Loader<readonly TeamGroup[]> = async ({ rendering, language, itemPath, signal }) => {
  const { fields } = rendering;
  const authored = itemsOf(fieldOf(fields, 'groups')).slice(0, maxGroups);
  const groups: readonly (ComponentFields | undefined)[] =
    authored.length > 0 ? authored.map((group) => group.fields) : [fields];
  const excluded = npisOf(fields);
  const found = await Promise.all(
    groups.map((group) => findTeam(filtersOf(group, { team: fields, excluded, language }), signal)),
  );
  if (found.some(({ ok }) => !ok)) return { ok: false, error: 'searchUnavailable' };
  const theme = themeOf(itemPath);
  const data = found.flatMap((result, at): TeamGroup[] => {
    if (!result.ok || result.value.members.length === 0) return [];
    const isOwn = authored.length > 0;
    return [
      {
        title: isOwn ? textOf(fieldOf(groups[at], 'title')) || (authored[at]?.displayName ?? '') : '',
        intro: isOwn ? textOf(fieldOf(groups[at], 'introContent')) : '',
        members: result.value.members.map((hit) => ({
          path: profilePath(hit, theme),
          name: hit.title,
          specialty: hit.specialties[0] ?? '',
          image: hit.image,
        })),
      },
    ];
  });
  return { ok: true, data, isPartial: found.some((result) => result.ok && result.value.isRemembered) };
};

function filtersOf(
  group: ComponentFields | undefined,
  team: {
    readonly team: ComponentFields | undefined;
    readonly excluded: readonly string[];
    readonly language: string;
  },
): TeamFilters {
  const names = (field: string) => itemsOf(fieldOf(group, field)).map((item) => nameOf(item));
  return {
    model: searchModelOf(team.team),
    specialties: names('specialties'),
    clinicalInterests: names('clinicalInterests'),
    locationIds: itemsOf(fieldOf(group, 'locations')).map(({ id }) => id),
    providerGroups: names('providerGroups'),
    providerTypes: names('providerTypes'),
    excluded: [...team.excluded, ...(group === team.team ? [] : npisOf(group))],
    language: team.language,
  };
}

/** What visitors call a tag: the index holds it by this name. */
function nameOf({ fields, displayName }: ItemData): string {
  return textOf(fieldOf(fields, 'tagDisplayName')) || displayName;
}

function npisOf(fields: ComponentFields | undefined): readonly string[] {
  return itemsOf(fieldOf(fields, 'excludedProviders')).map((physician) =>
    textOf(fieldOf(physician.fields, 'npi')),
  );
}
