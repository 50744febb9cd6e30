/** A link field as the content files write it; `href` is filled in by the loader for links to items. */
export type LinkValue = {
  readonly href: string;
  readonly text: string;
  readonly linktype: 'internal' | 'external' | 'media' | 'anchor' | 'tel' | 'mailto';
  readonly target?: string;
  readonly class?: string;
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
  /** What authors read beside it. */
  readonly title: string;
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
  /**
   * What an item shows in a language of which it has no version. `true`: the default language's version, as a page too.
   * `undefined`: its values read as in the default language, but it is no page. `false`: nothing.
   */
  readonly languageFallback: boolean | undefined;
  /** Further site paths of every page of the template. */
  readonly aliases: readonly TemplateAlias[];
};

/** A second path of a page: `{path}` stands for its first one. */
export type TemplateAlias = {
  /** `/comer{path}` */
  readonly path: string;
  /** Name of a checkbox: only items where it is set have the alias. */
  readonly when: string | undefined;
};

/** A file that is served under `/-/media/`. */
export type MediaFile = {
  /** `portraits/p012.webp` */
  readonly name: string;
  /** Where the file is on the disk. */
  readonly file: string;
  /** Its address on the site. */
  readonly src: string;
  readonly bytes: number;
  /** Pixels; absent where the file is no picture. */
  readonly width?: number;
  readonly height?: number;
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
  /** The value in a language, else in the default language (see `languageFallback`), else the template's standard value. */
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
  readonly regionalIsoCode: string;
  readonly direction: 'ltr' | 'rtl';
};

export type Site = {
  readonly name: string;
  readonly rootPath: string;
  readonly hostName: string;
  readonly languages: readonly SiteLanguage[];
  readonly notFoundPath: string | undefined;
  readonly serverErrorPath: string | undefined;
  readonly robots: string;
  /** Addresses of the site's sitemaps. */
  readonly sitemaps: readonly string[];
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
  /** A file by its path below the media folder, as its address spells it. */
  media(name: string): MediaFile | undefined;
  item(pathOrId: string): ContentItem | undefined;
  items(): Iterable<ContentItem>;
  children(path: string): readonly ContentItem[];
  /** Items of a template, or of one that inherits from it. */
  byTemplate(templateName: string): readonly ContentItem[];
  template(nameOrId: string): Template | undefined;
  templates(): Iterable<Template>;
  /** An item's presentation: its own placeholders over its template's over those of the bases. */
  layout(item: ContentItem): Layout;
  /** Whether a language has something to show of an item: a version of its own, or what it falls back to. */
  speaks(item: ContentItem, language: string): boolean;
  /** Further site paths of a page, lower case. */
  aliases(item: ContentItem): readonly string[];
  /** `/find-a-physician`, for items below home. */
  url(item: ContentItem): string | undefined;
  /** The item that a site path leads to, in any letter case; aliases included. */
  route(sitePath: string): ContentItem | undefined;
  onChange(listener: () => void): () => void;
};
