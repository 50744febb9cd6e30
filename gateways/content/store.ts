import type { RawField, TemplateField } from './fields.ts';

export type Template = {
  /** UUID, lower case with dashes. */
  readonly id: string;
  readonly name: string;
  readonly bases: readonly Template[];
  readonly ownFields: readonly TemplateField[];
  /** Own and inherited fields by name. */
  readonly fields: ReadonlyMap<string, TemplateField>;
  readonly standardValues: Readonly<Record<string, RawField>>;
  readonly layout: Layout | undefined;
  /**
   * How an item appears in a language in which it has no version. `true`: as in the default language, as a page too.
   * `undefined`: its values read as in the default language, but it is not a page. `false`: not at all.
   */
  readonly languageFallback: boolean | undefined;
  /** Site paths that every page of the template has besides its own. */
  readonly aliases: readonly TemplateAlias[];
};

/** A second path of a page. `{path}` stands for the first. */
export type TemplateAlias = {
  /** `/comer{path}` */
  readonly path: string;
  /** Name of a checkbox: only items where it is ticked have the alias. */
  readonly when: string | undefined;
};

/** A file served under `/-/media/`. */
export type MediaFile = {
  /** `portraits/amara-okafor.webp` */
  readonly name: string;
  /** Absolute path on disk. */
  readonly file: string;
  /** Address on the site. */
  readonly src: string;
  readonly bytes: number;
  /** Pixels; absent for files that are not pictures. */
  readonly width?: number;
  readonly height?: number;
};

/** A block placed on a page. `datasource` is an absolute item path. */
export type Rendering = {
  readonly uid: string;
  readonly component: string;
  readonly datasource: string | undefined;
  /** Layout data holds the id of the datasource only: the site asks for its fields. */
  readonly isByGraphql: boolean;
  /** Another datasource on the pages below a site path: `/comer`. The longest path that fits counts. */
  readonly datasourceBelow?: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly placeholders: Layout;
};

/** Renderings by placeholder name. */
export type Layout = Readonly<Record<string, readonly Rendering[]>>;

export type ContentItem = {
  /** UUID, lower case with dashes. */
  readonly id: string;
  /** `/sitecore/content/calder/home/about` */
  readonly path: string;
  readonly name: string;
  /** Name of the template. */
  readonly template: string;
  readonly parentPath: string;
  /** Languages in which the item has its own version, the default language first. */
  readonly languages: readonly string[];
  readonly hasLayout: boolean;
  displayName(language: string): string;
  /**
   * The value in a language, else in the default language (see `languageFallback`), else the template's standard value.
   */
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
  /** For authors: also what is not published, and what an editor needs to know of fields. */
  readonly showsDrafts: boolean;
  /** The same content for authors. */
  drafts(): ContentStore;
  /** A digest of the loaded content. */
  readonly revision: () => string;
  readonly rootPath: string;
  /** The first is the default language. */
  readonly languages: readonly string[];
  readonly site: () => Site;
  readonly redirects: () => readonly Redirect[];
  /** A file by its path below the media folder, spelled as in its address. */
  media(name: string): MediaFile | undefined;
  item(pathOrId: string): ContentItem | undefined;
  items(): Iterable<ContentItem>;
  children(path: string): readonly ContentItem[];
  /** Items of a template, or of a template that inherits from it. */
  byTemplate(templateName: string): readonly ContentItem[];
  template(nameOrId: string): Template | undefined;
  templates(): Iterable<Template>;
  /**
   * An item's layout. Its own placeholders replace those of its template, which replace those of the template's bases.
   */
  layout(item: ContentItem): Layout;
  /** Whether an item can be shown in a language: in its own version, or in the one it falls back to. */
  speaks(item: ContentItem, language: string): boolean;
  /** ISO instant of an item's last change in a language; undefined for a folder that no file describes. */
  updated(item: ContentItem, language: string): string | undefined;
  /** Site paths of a page besides its first, lower case. */
  aliases(item: ContentItem): readonly string[];
  /** `/find-a-physician`; undefined for items that are not below home. */
  url(item: ContentItem): string | undefined;
  /** The item at a site path or an alias, in any letter case. */
  route(sitePath: string): ContentItem | undefined;
  onChange(listener: () => void): () => void;
};
