import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Link } from '@/cms/fields/link';
import { linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { openingHeading } from '@/features/chrome/model/headline';
import { buttonClass } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';

/**
 * Authored words for a page that failed.
 * @requirement A10
 * @decision Q53
 */
export function Page500({ fields }: BlockProps): ReactNode {
  const page = usePage();
  if (textOf(fields?.heading) === '' && textOf(fields?.content) === '') {
    return page.isEditing ? <AuthorNotice>Page500</AuthorNotice> : null;
  }
  return (
    <Section>
      <Text field={fields?.heading} as={openingHeading(page)} />
      <RichText field={fields?.content} />
      {linkOf(fields?.homeLink) ? (
        <p>
          <Link field={fields?.homeLink} className={buttonClass('primary')} />
        </p>
      ) : null}
    </Section>
  );
}
