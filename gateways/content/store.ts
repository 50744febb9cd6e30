/** A link field as the content files write it; `href` is filled in by the loader for links to items. */
export type LinkValue = {
  readonly href: string;
  readonly text: string;
  readonly linktype: 'internal' | 'external' | 'media' | 'anchor' | 'tel' | 'mailto';
  readonly target?: string;
  readonly title?: string;
  readonly anchor?: string;
  readonly querystring?: string;
  /** Absolute path of the item that the link leads to. */
  readonly item?: string;
};

/** An image field: where its file is served, and its size if the file tells it. */
export type ImageValue = {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
};

/** A value by the type of its field: multilists are lists of absolute item paths, a lookup is one such path. */
export type RawField = string | number | boolean | LinkValue | ImageValue | readonly string[] | Readonly<Record<string, string>>;

export type FieldType =
  | 'text' | 'multiline' | 'richtext' | 'checkbox' | 'date' | 'datetime' | 'number' | 'integer'
  | 'link' | 'image' | 'lookup' | 'multilist' | 'namevalue' | 'file';

export type TemplateField = {
  readonly id: string;
  readonly name: string;
  readonly type: FieldType;
  readonly section: string;
  readonly shared: boolean;
  readonly sortOrder: number;
};

export type Template = {
  /** uuid, lower case with dashes. */
  readonly id: string;
  readonly name: string;
  readonly bases: readonly Template[];
  readonly ownFields: readonly TemplateField[];
  /** Own and inherited fields by name. */
  readonly fields: ReadonlyMap<string, TemplateField>;
  readonly standardValues: Readonly<Record<string, RawField>>;
  readonly layout: Layout | undefined;
};

/** A block placed on a page. `datasource` is an absolute item path. */
export type Rendering = {
  readonly uid: string;
  readonly component: string;
  readonly datasource: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly placeholders: Layout;
};

/** Renderings by placeholder name. */
export type Layout = Readonly<Record<string, readonly Rendering[]>>;

export type ContentItem = {
  /** uuid, lower case with dashes. */
  readonly id: string;
  /** `/sitecore/content/calder/home/about` */
  readonly path: string;
  readonly name: string;
  /** Name of the template. */
  readonly template: string;
  readonly parentPath: string;
  /** Languages in which the item has a version of its own; the default language comes first. */
  readonly languages: readonly string[];
  readonly hasLayout: boolean;
  displayName(language: string): string;
  /** The value in a language, else in the default language, else the template's standard value. */
  field(name: string, language: string): RawField | undefined;
};

export type Redirect = {
  readonly pattern: string;
  readonly target: string;
  readonly type: 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';
  readonly preserveQuery: boolean;
  readonly preserveLanguage: boolean;
  readonly locale: string;
};

export type SiteLanguage = {
  readonly name: string;
  readonly displayName: string;
  readonly nativeName: string;
  readonly englishName: string;
};

export type Site = {
  readonly name: string;
  readonly rootPath: string;
  readonly hostName: string;
  readonly languages: readonly SiteLanguage[];
  readonly notFoundPath: string | undefined;
  readonly serverErrorPath: string | undefined;
  readonly robots: string;
  readonly attributes: Readonly<Record<string, string>>;
};

export type ContentStore = {
  /** A digest of everything that is loaded. */
  readonly revision: () => string;
  readonly rootPath: string;
  /** The first is the default. */
  readonly languages: readonly string[];
  readonly site: () => Site;
  readonly redirects: () => readonly Redirect[];
  readonly mediaFolder: string;
  item(pathOrId: string): ContentItem | undefined;
  items(): Iterable<ContentItem>;
  children(path: string): readonly ContentItem[];
  /** Items of a template, or of one that inherits from it. */
  byTemplate(templateName: string): readonly ContentItem[];
  template(nameOrId: string): Template | undefined;
  templates(): Iterable<Template>;
  /** An item's presentation: its own placeholders over its template's over those of the bases. */
  layout(item: ContentItem): Layout;
  /** `/find-a-physician`, for items below home. */
  url(item: ContentItem): string | undefined;
  /** The item that a site path leads to, in any letter case; aliases included. */
  route(sitePath: string): ContentItem | undefined;
  onChange(listener: () => void): () => void;
};
