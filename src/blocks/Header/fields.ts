import { linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** A header's own fields by our names; authored texts and pictures stay fields. */
export function readHeader(fields: ComponentFields | undefined) {
  return {
    logo: fields?.logo,
    logoMark: fields?.logoMark,
    logoText: textOf(fields?.logoText),
    homeHref: linkOf(fields?.homeLink)?.href ?? '/',
    searchHref: linkOf(fields?.searchPageLink)?.href,
    searchPlaceholder: textOf(fields?.searchPlaceholder),
    emergencyText: fields?.emergencyText,
    requestLink: fields?.requestAppointmentLink,
    phoneLink: fields?.phoneLink,
  };
}
