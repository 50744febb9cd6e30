import type { CareDoctor } from '@/contracts/condition-care';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import type { Profile } from './profile';

/**
 * A profile with what others know: doctors of the specialty, and the plans of the index after those that an author named.
 * @requirement D8 D13
 */
export function withBeside(
  profile: Profile,
  { doctors, plans }: { readonly doctors: readonly CareDoctor[]; readonly plans: readonly string[] },
): Profile {
  const { specialties, seesAdults } = profile;
  const filters = specialties.slice(0, 1).map((value) => ({ field: 'c_visible_specialties_sm', value }));
  const search = formatSearchUrl({ ...emptySearch, filters });
  return {
    ...profile,
    otherDoctors: doctors,
    otherDoctorsPath: `${seesAdults ? '' : '/comer'}/find-a-physician${search === '' ? '' : `?${search}`}`,
    insurancePlans: [...new Set([...profile.insurancePlans, ...plans])],
  };
}
