/** A link as the content files write it. The loader fills in `href` for links to items. */
export type LinkValue = {
  readonly href: string;
  readonly text: string;
  readonly linktype: 'internal' | 'external' | 'media' | 'anchor' | 'tel' | 'mailto';
  readonly target?: string;
  readonly class?: string;
  readonly title?: string;
  readonly anchor?: string;
  readonly querystring?: string;
  /** Absolute path of the linked item. */
  readonly item?: string;
};

/** An image: the address of its file, and its size in pixels where the file says it. */
export type ImageValue = {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
};

/** A field's value. A multilist is a list of absolute item paths, a lookup is one absolute item path. */
export type RawField =
  | string
  | number
  | boolean
  | LinkValue
  | ImageValue
  | readonly string[]
  | Readonly<Record<string, string>>;

export type FieldType =
  | 'text'
  | 'multiline'
  | 'richtext'
  | 'checkbox'
  | 'date'
  | 'datetime'
  | 'number'
  | 'integer'
  | 'link'
  | 'image'
  | 'lookup'
  | 'multilist'
  | 'namevalue'
  | 'file';

export type TemplateField = {
  readonly id: string;
  readonly name: string;
  /** The label that authors see. */
  readonly title: string;
  readonly type: FieldType;
  readonly section: string;
  readonly shared: boolean;
  readonly sortOrder: number;
};
