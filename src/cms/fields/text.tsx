import type { ElementType, ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import type { Field } from '@/cms/layout-data';
import { speechOf } from '@/i18n/speech';

type TextProps = {
  readonly field: Field;
  /** The element around the text; none by default. */
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly id?: string;
};

/** The markup that the editor sends for inline editing; '' where there is none. */
export function editableOf(field: Field): string {
  if (typeof field !== 'object' || field === null || !('editable' in field)) return '';
  return typeof field.editable === 'string' ? field.editable : '';
}

/** A field as authors edit it in its place; nothing unless the page is being edited. @requirement O1 */
export function inPlace(isEditing: boolean, field: Field, className?: string): ReactNode {
  const editable = isEditing && editableOf(field);
  return editable ? <span className={className} dangerouslySetInnerHTML={{ __html: editable }} /> : null;
}

/**
 * An authored line of text; nothing when it is empty or has an unknown shape.
 * @requirement O1
 */
export function Text({ field, as, className, id }: TextProps): ReactNode {
  const page = usePage();
  const { isEditing } = page;
  const editable = isEditing ? editableOf(field) : '';
  const Tag = as ?? (editable ? 'span' : undefined);
  if (editable && Tag)
    return <Tag id={id} className={className} dangerouslySetInnerHTML={{ __html: editable }} />;
  const text = textOf(field);
  if (text === '') return null;
  return Tag ? (
    <Tag id={id} className={className} {...speechOf(text, page)}>
      {text}
    </Tag>
  ) : (
    <Spoken text={text} />
  );
}
