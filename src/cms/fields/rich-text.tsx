import type { ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import { editableOf } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import type { Field } from '@/cms/layout-data';
import { speechOf } from '@/i18n/speech';

type RichTextProps = { readonly field: Field; readonly className?: string | undefined };

/**
 * Authored markup. The server has already sanitised it and localised its links (`#cms/rich-text`). They are ordinary
 * links, so that ctrl-click, middle click and long press work.
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
