import type { ReactNode } from 'react';
import { readHero } from '@/blocks/FullHero/fields';
import type { BlockProps } from '@/cms/block';
import { imageOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { openingHeading } from '@/features/chrome/model/headline';
import { Hero } from '@/features/content/ui/hero';

/**
 * Opens a page: heading, words, links and a picture.
 * @requirement M6
 * @decision Q53
 */
export function FullHero({ fields }: BlockProps): ReactNode {
  const page = usePage();
  const hero = readHero(fields);
  const hasWords = textOf(hero.heading) !== '' || textOf(hero.intro) !== '' || hero.links.length > 0;
  if (!hasWords && !imageOf(hero.image)) {
    return page.isEditing ? <AuthorNotice>FullHero</AuthorNotice> : null;
  }
  return <Hero {...hero} headingAs={openingHeading(page)} />;
}
