import { fieldOf, itemOf, itemsOf, textOf, type ItemData } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { isFullAddress } from '@/domain/address';
import type { Contact } from '@/domain/contact-card';

/**
 * Reads from the fields of a Physician Details item how an address book keeps them: at their first place of work.
 * @returns undefined for an item that is no physician
 * @requirement D13
 */
export function contactOf(
  {
    fields,
    displayName,
    templateName,
  }: { readonly fields: ComponentFields; readonly displayName: string; readonly templateName: string },
  { organization, url }: { readonly organization: string; readonly url: string },
): Contact | undefined {
  if (templateName !== 'Physician Details') return undefined;
  const read = (name: string) => textOf(fieldOf(fields, name));
  const tags = (name: string) => itemsOf(fieldOf(fields, name)).map((item) => tagName(item));
  const [specialty = ''] = [...tags('visibleSpecialities'), ...tags('specialities')];
  const place = itemOf(fieldOf(fields, 'primaryLocation'));
  const at = (name: string) => textOf(fieldOf(place?.fields, name));
  const address = {
    street: at('address1'),
    street2: at('address2'),
    city: at('city'),
    state: at('state'),
    zip: at('zipCode'),
  };
  return {
    name: read('headlineText') || displayName,
    first: read('firstName'),
    last: read('lastName'),
    degrees: read('degrees'),
    specialty,
    organization,
    place: at('locationTitle') || (place?.displayName ?? ''),
    phone: read('phoneNumber'),
    address: isFullAddress(address) ? address : undefined,
    url,
  };
}

function tagName({ fields, displayName }: ItemData): string {
  return textOf(fields.tagDisplayName) || displayName;
}
