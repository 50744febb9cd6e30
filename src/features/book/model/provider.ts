import { answerOf, fieldOf, isTrue, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { BookingProvider } from '@/features/appointment/model/visit';

/**
 * Reads what a booking needs of a provider from the fields of a Physician Details item.
 * @param page - the provider's display name and the path of their profile
 * @returns undefined when the provider cannot be booked online
 * @requirement D10
 * @decision Q61
 */
export function bookingProviderOf(
  fields: ComponentFields,
  page: { readonly displayName: string; readonly path: string },
): BookingProvider | undefined {
  const npi = textOf(fieldOf(fields, 'npi'));
  const isEnabled = isTrue(fieldOf(fields, 'enabledForOnlineScheduling'));
  if (!isEnabled || isTrue(fieldOf(fields, 'disableOnlineScheduling')) || !/^\d{10}$/.test(npi))
    return undefined;
  const visible = itemsOf(fieldOf(fields, 'visibleSpecialities'));
  const specialties = visible.length > 0 ? visible : itemsOf(fieldOf(fields, 'specialities'));
  const seesChildren = isTrue(fieldOf(fields, 'pediatricPhysician'));
  const [specialty] = specialties;
  return {
    npi,
    name: textOf(fieldOf(fields, 'headlineText')) || page.displayName,
    specialty: specialty ? textOf(specialty.fields.tagDisplayName) || specialty.displayName : '',
    phone: textOf(fieldOf(fields, 'phoneNumber')),
    seesAdults: isTrue(fieldOf(fields, 'adultPhysician')) || !seesChildren,
    seesChildren,
    acceptsNewPatients: answerOf(fieldOf(fields, 'acceptingNewPatients')) !== false,
    path: page.path,
  };
}
