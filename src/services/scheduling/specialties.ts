import { ok, type Result } from '@/lib/result';
import { readScheduling, type ReadOptions, type Unavailable } from '#services/scheduling/client';
import { defaultSpecialtySchema, specialtyTreeSchema } from '#services/scheduling/wire';

/** The specialty under which a provider is booked, or null when the gateway has none. @requirement I4 */
export async function defaultSpecialty(
  npi: string,
  options: ReadOptions = {},
): Promise<Result<string | null, Unavailable>> {
  const query = new URLSearchParams({ NPI: npi });
  const found = await readScheduling(
    { method: 'GET', path: '/default-specialty', query, ...options },
    defaultSpecialtySchema,
  );
  return found.ok ? ok(found.value.DefaultSpecialty) : found;
}

/** A specialty with its subspecialties. */
export type SpecialtyBranch = {
  readonly id: string;
  readonly name: string;
  readonly subspecialties: readonly { readonly id: string; readonly name: string }[];
};

/** Every specialty that can be scheduled online. @requirement I1 */
export async function findSpecialties(
  options: ReadOptions = {},
): Promise<Result<readonly SpecialtyBranch[], Unavailable>> {
  const query = new URLSearchParams({ SitecoreId: 'all' });
  const found = await readScheduling(
    { method: 'GET', path: '/specialty-tree', query, ...options },
    specialtyTreeSchema,
  );
  if (!found.ok) return found;
  return ok(
    found.value.SpecialtyTree.map((branch) => ({
      id: branch.SitecoreId,
      name: branch.DisplayName,
      subspecialties: branch.SubSpecialties.map((sub) => ({
        id: sub['Sub-Specialty'],
        name: sub.DisplayName,
      })),
    })),
  );
}
