import type { KeySource } from '../db/sealing/keys.ts';
import type { EventLog } from '../scheduling/event-log.ts';
import type { Upstream } from './relay.ts';
import type { SubscriberList } from './subscribers.ts';

export type FormsOptions = {
  /** Its folder `forms` holds the definitions. */
  readonly contentDir: string;
  /** Whether changes of the definitions are followed. */
  readonly watch: boolean;
  /** The site's credential, as in its Authorization header; secrets of links follow from it too. */
  readonly authorization: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** See `openDatabase`. */
  readonly keys?: KeySource | undefined;
  readonly mail: {
    /** Empty: the development mailbox. */
    readonly url: string;
    readonly from: string;
    readonly siteUrl: string;
    /** Who reads forms that name nobody. */
    readonly readers: string;
    /** Milliseconds between two looks for messages and forms that are due; 0: only when asked. */
    readonly everyMs: number;
  };
  /** A forms service of the hospital's own: forms come from it and go to it. */
  readonly upstream?: Upstream | undefined;
  /** A vendor's list of subscribers; the embedded one by default. */
  readonly list?: SubscriberList | undefined;
  readonly retentionDays: number;
  readonly now?: () => number;
  readonly log?: EventLog;
};
