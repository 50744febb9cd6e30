import type { RawField } from './fields.ts';
import type { ItemSource } from './items.ts';
import type { Publications } from './publication.ts';
import type { Layout, MediaFile, Redirect, Site, Template } from './store.ts';
import type { TemplateSource } from './template-fields.ts';

/** An item with its values read. */
export type LoadedItem = ItemSource & {
  readonly displayNames: Readonly<Record<string, string>>;
  /** Values by language. The default language also holds the shared values. */
  readonly values: Readonly<Record<string, Readonly<Record<string, RawField>>>>;
  readonly layout: Layout | undefined;
  readonly publications: Publications;
};

/** The whole of a content folder, read and checked. */
export type Snapshot = {
  /** Where its files are. */
  readonly folder: string;
  /** A digest of all files: equal for equal content. */
  readonly revision: string;
  readonly site: Site;
  readonly redirects: readonly Redirect[];
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly templates: ReadonlyMap<string, Template>;
  /** The templates as they are written. */
  readonly sources: readonly TemplateSource[];
  /** By path. */
  readonly items: ReadonlyMap<string, LoadedItem>;
  /** Item paths by site path. */
  readonly aliases: ReadonlyMap<string, string>;
};
