import type { ReadonlyURLSearchParams } from 'next/navigation';
import type { ComponentFields, RouteData } from '@/cms/layout-data';
import type { PhraseNamespace } from '@/i18n/phrases';

/**
 * What a block's loader says: its data, or a code from which the block chooses its words. Loaders never throw.
 * `isPartial` says that a service was down and something is left out: the page is good to show, not to keep. The code
 * `notFound` leaves the block out; when the block is the subject of its page, there is no such page. `seeOther` sends the
 * visitor to another address, after a form was taken in. `title` stands before the page's own in the window: it says what
 * the page shows for this address. `structured` is what search engines read of it: objects of schema.org, which only the
 * document holds.
 */
export type LoaderResult<T> =
  | {
      readonly ok: true;
      readonly data: T;
      readonly isPartial?: boolean;
      readonly seeOther?: string;
      readonly title?: string;
      readonly structured?: readonly object[];
    }
  | { readonly ok: false; readonly error: string };

/** The place of a block in the layout data. */
export type BlockRendering = {
  readonly uid: string;
  readonly componentName: string;
  readonly dataSource: string;
};

/** The properties that every block component receives. */
export type BlockProps<Fields = ComponentFields, Data = never> = {
  readonly rendering: BlockRendering;
  /** Authored fields of the datasource; undefined when the block has none or the author left it empty. */
  readonly fields: Fields | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** What the block's loader found; undefined for a block without one, and where the loader did not run. */
  readonly data?: LoaderResult<Data> | undefined;
};

/** A form that a browser without scripts sent to its page. */
export type PostedForm = {
  readonly fields: URLSearchParams;
  /** Files by the name of their field. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly allowance: FormAllowance;
};

/** How often one visitor, and their network, may send a form. */
export type FormAllowance = {
  /** Counts one; false beyond the limit. */
  readonly take: () => Promise<boolean>;
  /** Gives one back: the form was refused. */
  readonly giveBack: () => Promise<void>;
};

/** How often pages may be rendered with a search for one network address. */
export type SearchAllowance = {
  /** Counts one; false beyond the limit. */
  readonly take: () => Promise<boolean>;
};

/** Whom a page is made for. @requirement I8 K10 */
export type Visitor = {
  readonly kept: KeptState;
  /** What their browser keeps for another page, which can be written only: that page reads it. `path` has the language. */
  readonly keptFor: (path: string) => Pick<KeptState, 'write'>;
  /** Counts one for their network address, a booking for them too; false beyond the limit. */
  readonly take: (limit: 'bookings' | 'holdCalls' | 'reads' | 'waiting') => Promise<boolean>;
  /** Gives the booking that was taken last back: it did not happen. */
  readonly giveBackBooking: () => Promise<void>;
  /** Counts the hold of a time, once an hour. @returns how to give it back; undefined beyond the limit */
  readonly takeHold: (hold: {
    readonly visitorId: string;
    readonly providerId: string;
    readonly date: string;
    readonly time: string;
    readonly visitType: string;
    readonly departmentId: string;
  }) => Promise<(() => Promise<void>) | undefined>;
};

/** What the visitor's browser keeps for a page, sealed, for half an hour after the last change. */
export type KeptState = {
  /** The newest first. */
  readonly names: readonly string[];
  /** Undefined where there is nothing, or nothing any more. */
  readonly read: (name: string) => unknown;
  /** Values that are too long for a browser throw. */
  readonly write: (name: string, value: object) => void;
  readonly drop: (name: string) => void;
};

/** What a loader may know. `query` is empty on a cached page. */
export type LoaderContext = {
  readonly language: string;
  readonly itemPath: string;
  readonly itemId: string;
  readonly siteName: string;
  readonly rendering: BlockRendering & {
    readonly fields: ComponentFields | undefined;
    readonly params: Readonly<Record<string, string>>;
  };
  readonly route: RouteData;
  readonly query: ReadonlyURLSearchParams | URLSearchParams;
  /** The path that the visitor asked for, without language prefix and query. */
  readonly pathname: string;
  /** A form that was sent to the page; the loader of the block that it belongs to takes it in. */
  readonly posted?: PostedForm | undefined;
  /** Taken by a loader that asks the search service; absent on a page that is the same for everybody. */
  readonly searches?: SearchAllowance | undefined;
  /** Absent on a page that is the same for everybody. */
  readonly visitor?: Visitor | undefined;
  readonly signal: AbortSignal;
};

export type Loader<T> = (context: LoaderContext) => Promise<LoaderResult<T>>;

/**
 * What a block wants of its page. Each block has one in its `block.ts`, which only the server reads.
 * @requirement O2
 */
export type BlockDescriptor = {
  /** Namespaces of the phrases that it shows. The page sends no others. */
  readonly phrases?: readonly PhraseNamespace[];
  /** Fields of the page's item that it reads, or `all`. The page sends no others to visitors. */
  readonly pageFields?: 'all' | readonly string[];
  /** Fields of its datasource that it reads in the browser, where its loader reads more; all fields when left out. */
  readonly fields?: readonly string[];
  /** Fetches its data on the server. */
  readonly load?: Loader<unknown>;
  /**
   * Its loader reads nothing of the visitor but a form that they sent, and nothing of what the address asks for: what it says
   * serves all searches of the page for some seconds. So does its markup: it shows nothing of the address either, has no blocks
   * inside, puts nothing into the page's head and has no script of its own.
   */
  readonly isStill?: true;
  /** Visitors write about themselves here: no browser and no cache on the way stores the page. */
  readonly isPersonal?: true;
  /**
   * When the page needs its scripts: at once, or at once for visitors whose cookies hold a pattern, who chose something
   * under a key of the session's storage, or for whom it keeps anything under one of some keys. Otherwise they come when the visitor does something; or when an element with
   * `data-scripts="seen"` comes into sight.
   */
  readonly scripts?:
    | 'atOnce'
    | { readonly forCookies: string }
    | { readonly forChoice: string }
    | { readonly forKept: readonly string[] };
  /** What it is, or lacks, while nobody has filled it: for authors, where the component does not say so itself. */
  readonly authorHint?: string;
  /** Without this block there is no such page: a profile on a profile page. */
  readonly isSubject?: true;
};
