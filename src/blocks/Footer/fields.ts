import { imageOf, itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { IconName } from '@/ui/icon/icon-names';

/** The three columns by the name of their folder, each with the field of its title and the title where that is empty. */
export const footerColumns = [
  { folder: 'like-to', titleField: 'likeToTitle', title: "I'd Like To…" },
  { folder: 'quick-links', titleField: 'quickLinksTitle', title: 'Quick Links' },
  { folder: 'policies', titleField: 'policiesTitle', title: 'Website Policies' },
] as const;

const networks = [
  { field: 'facebookUrl', icon: 'facebook', name: 'Facebook' },
  { field: 'twitterUrl', icon: 'twitter', name: 'Twitter' },
  { field: 'linkedinUrl', icon: 'linkedin', name: 'LinkedIn' },
  { field: 'instagramUrl', icon: 'instagram', name: 'Instagram' },
  { field: 'youtubeUrl', icon: 'youtube', name: 'YouTube' },
] as const satisfies readonly { field: string; icon: IconName; name: string }[];

/** Lines that say something, each once: a repeated line would be read twice. */
const linesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A footer's own fields by our names; authored texts and pictures stay fields. */
export function readFooter(fields: ComponentFields | undefined) {
  return {
    awards: itemsOf(fields?.awards).filter(({ fields: award }) => imageOf(award.image) !== undefined),
    networks: networks.filter(({ field }) => linkOf(fields?.[field]) !== undefined),
    addressLines: linesOf(textOf(fields?.addressText)),
    copyright: textOf(fields?.copyrightText),
    hasNewsletterLink: linkOf(fields?.newsletterLink) !== undefined,
    phoneLabel: fields?.phoneLabel,
    phoneLink: fields?.phoneLink,
    phoneText: fields?.phoneText,
    legalText: fields?.legalText,
    newsletterTitle: fields?.newsletterTitle,
    newsletterText: fields?.newsletterText,
    newsletterLink: fields?.newsletterLink,
  };
}

export type FooterFields = ReturnType<typeof readFooter>;
