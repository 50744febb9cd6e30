import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Problem } from '@/features/chrome/ui/problem';

/**
 * A page that failed, with the author's words. An author who wrote none leaves visitors the specified ones: nobody is
 * left on an empty page.
 * @requirement A10
 * @decision Q53
 */
export function Page500({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const isBare = textOf(fields?.heading) === '' && textOf(fields?.content) === '';
  return (
    <>
      {isEditing && isBare ? <AuthorNotice>Page500: the words are the site’s own</AuthorNotice> : null}
      <Problem
        heading={fields?.heading}
        heroImage={fields?.heroImage}
        homeLink={fields?.homeLink}
        phoneLink={fields?.phoneLink}
      >
        {textOf(fields?.content) === '' ? undefined : <RichText field={fields?.content} />}
      </Problem>
    </>
  );
}
