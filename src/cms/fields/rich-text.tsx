import type { ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import { editableOf } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import type { Field } from '@/cms/layout-data';
import { speechOf } from '@/i18n/speech';

type RichTextProps = { readonly field: Field; readonly className?: string | undefined };

/**
 * Authored markup. It was made safe and its links were given their language on the server, before it came here
 * (`#cms/rich-text`); links in it are ordinary links, so ctrl-click, middle click and long press do what they do.
 */
export function RichText({ field, className }: RichTextProps): ReactNode {
  const page = usePage();
  const { isEditing } = page;
  const html = (isEditing && editableOf(field)) || textOf(field);
  if (html === '') return null;
  return (
    <div
      {...speechOf(html, page)}
      className={className === undefined ? 'prose' : `prose ${className}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
