import { escaped, fileOfLines } from '@/lib/ics';
import type { PostalAddress } from '@/domain/address';
import { telHref } from '@/lib/phone-call';

/** A clinician as an address book keeps them; '' for what is not known. */
export type Contact = {
  /** As it is shown, with degrees. */
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly degrees: string;
  readonly specialty: string;
  readonly organization: string;
  readonly place: string;
  readonly phone: string;
  /** Whole, or none. */
  readonly address: PostalAddress | undefined;
  /** Of the profile. */
  readonly url: string;
};

/**
 * A contact card (vCard 3.0, which every telephone reads). It says how to reach a doctor, and nothing of who keeps it.
 * @requirement D13
 */
export function contactCard(contact: Contact): string {
  const { name, first, last, degrees, specialty, organization, place, phone, address, url } = contact;
  const parts = (values: readonly string[]) => values.map((value) => escaped(value)).join(';');
  const call = telHref(phone)?.replace(/^tel:/, '');
  return fileOfLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${parts([last || name, first, '', '', degrees])}`,
    `FN:${escaped(name)}`,
    `ORG:${parts([organization, place].filter(Boolean))}`,
    ...(specialty ? [`TITLE:${escaped(specialty)}`] : []),
    ...(call ? [`TEL;TYPE=WORK,VOICE:${call}`] : []),
    ...(address ? [`ADR;TYPE=WORK:${parts(['', ...addressParts(address), 'USA'])}`] : []),
    `URL:${url}`,
    'END:VCARD',
  ]);
}

function addressParts({ street2, street, city, state, zip }: PostalAddress): readonly string[] {
  return [street2, street, city, state, zip];
}

/** What the file is called: letters and digits of the profile's address. @requirement D13 */
export function contactFileName(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? '';
  return `${last.replace(/[^\w-]/g, '') || 'contact'}.vcf`;
}
