import type { FieldType } from '../content/fields.ts';

/** The field types under the CMS's own names. */
export const storedTypes: Readonly<Record<FieldType, string>> = {
  text: 'Single-Line Text',
  multiline: 'Multi-Line Text',
  richtext: 'Rich Text',
  checkbox: 'Checkbox',
  date: 'Date',
  datetime: 'Datetime',
  number: 'Number',
  integer: 'Integer',
  link: 'General Link',
  image: 'Image',
  lookup: 'Droplink',
  multilist: 'Multilist',
  namevalue: 'Name Value List',
  file: 'File',
};
