import type { ComponentFields, Placeholders } from '@/cms/layout-data';
import type { Page } from '@/cms/page';

/** One way in which an author may have filled a block. */
export type Fixture = {
  readonly fields?: ComponentFields;
  readonly params?: Readonly<Record<string, string>>;
  /** What the block's loader found. */
  readonly data?: unknown;
  readonly page?: Partial<Page>;
  /** What stands inside the block. */
  readonly placeholders?: Placeholders;
  /** Phrases in the page's language, by their keys; English by default. */
  readonly dictionary?: Readonly<Record<string, string>>;
  /** Fields of the page's item. */
  readonly routeFields?: ComponentFields;
};

/** A block's fixtures by name: tests, the gallery and screenshots show the same. JSON only. */
export type Fixtures = Readonly<Record<string, Fixture>>;
