import { fieldOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** What an author says of a search block. */
export type SearchFields = {
  readonly intro: string;
  /** Number to call when the search fails; '' for none. */
  readonly phone: string;
  /** Address for those who cannot be booked online; '' for none. */
  readonly requestHref: string;
};

/** Reads a search block's datasource. */
export function searchFieldsOf(fields: ComponentFields | undefined): SearchFields {
  const phone = linkOf(fieldOf(fields, 'phoneLink'));
  return {
    intro: textOf(fieldOf(fields, 'introText')),
    phone: phone?.text || phone?.href.replace(/^tel:/, '') || '',
    requestHref: linkOf(fieldOf(fields, 'requestAppointmentLink'))?.href ?? '',
  };
}
