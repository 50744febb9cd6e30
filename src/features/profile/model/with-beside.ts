import type { CareDoctor } from '@/contracts/condition-care';
import type { Profile } from './profile';

/**
 * A profile with what others know: doctors of the specialty, and the plans of the index after those that an author named.
 * @requirement D8 D13
 */
export function withBeside(
  profile: Profile,
  { doctors, plans }: { readonly doctors: readonly CareDoctor[]; readonly plans: readonly string[] },
): Profile {
  return {
    ...profile,
    otherDoctors: doctors,
    insurancePlans: [...new Set([...profile.insurancePlans, ...plans])],
  };
}
