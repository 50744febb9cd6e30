import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { jsonIn } from '../lib/json-in.ts';
import { logError, logWarning } from '../lib/log.ts';
import { learnFates } from '../lib/page-fates.ts';
import {
  applyPublication,
  relayPublications,
  setOtherProcesses,
  type Publication,
} from '../lib/publications.ts';
import { RedisLink } from './redis.ts';

export type RelayOptions = {
  /** Address of Redis; it holds a secret. */
  readonly url: string;
  /** What the processes have in common: the CMS and the site. Others may share the same Redis. */
  readonly scope: string;
};

/** Publications that are kept for processes that were away. */
const keptPublications = 10_000;
/** How long one question for news stays open. */
const blockMs = 2000;
const answerMs = 1000;
const againMs = 250;

const publicationSchema = z.object({
  id: z.string(),
  deleted: z.array(z.string()).catch([]),
  moved: z.array(z.object({ from: z.string(), to: z.string() })).catch([]),
  hasMedia: z.boolean().catch(false),
  mayLag: z.boolean().catch(false),
});

/**
 * Carries publications between the processes of a site by a stream of Redis: a process that was away asks for what it
 * missed. Without Redis each process goes on by itself; what was published meanwhile is carried once Redis is back.
 * @requirement O5 O8
 */
export class PublicationRelay {
  readonly #key: string;
  /** One for news, which waits for them, and one to tell. */
  readonly #reading: RedisLink;
  readonly #writing: RedisLink;
  #unsent: Publication[] = [];
  /** Those of this process that it has not read in the stream yet. */
  readonly #unread = new Set<string>();
  #isSending = false;
  /** The last entry of the stream that was read; undefined before the first. */
  #last: string | undefined;
  #isClosed = false;
  #isAway = false;

  constructor({ url, scope }: RelayOptions) {
    this.#key = `foyer:${createHash('sha256').update(scope).digest('hex').slice(0, 12)}:publications`;
    this.#reading = new RedisLink(url);
    this.#writing = new RedisLink(url);
  }

  /** Begins; resolves once the stream was read, or the first attempt has failed: a start waits for no Redis. */
  async start(): Promise<void> {
    relayPublications((publication) => {
      this.#unsent.push(publication);
      this.#unread.add(publication.id);
      void this.#send();
    });
    await this.#catchUp().catch(() => this.#away());
    void this.#follow();
  }

  /** The last publication of the stream that this process knows; undefined while it may lack one. */
  position(): string | undefined {
    return this.#isAway || this.#unread.size > 0 ? undefined : this.#last;
  }

  close(): void {
    this.#isClosed = true;
    this.#reading.close();
    this.#writing.close();
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      try {
        if (this.#isAway || this.#last === undefined) await this.#catchUp();
        const stream = { key: this.#key, id: this.#last ?? '0-0' };
        const found = await this.#reading.run(blockMs + answerMs, (redis) =>
          redis.xRead(stream, { BLOCK: blockMs, COUNT: 1000 }),
        );
        for (const { messages } of (found ?? []) as { messages: Message[] }[]) this.#take(messages);
      } catch {
        this.#away();
        await pause(againMs);
      }
    }
  }

  /**
   * Reads what came in while nobody listened. Where the stream has lost the entry that was read last (another Redis, an
   * empty one, too many since), nobody knows what was missed: everything is outdated.
   */
  async #catchUp(): Promise<void> {
    const last = this.#last;
    const read = await this.#reading.run(answerMs, (redis) => redis.xRange(this.#key, last ?? '-', '+'));
    const messages = (read ?? []) as readonly Message[];
    const wasHere = last === undefined || messages[0]?.id === last;
    if (last === undefined) {
      this.#last = '0-0';
      // At a start nothing was made yet that could be older; only what became of pages is news.
      if (this.#isAway) this.#take(messages);
      else for (const message of messages) learnFates(publicationOf(message));
      this.#last = messages.at(-1)?.id ?? '0-0';
    } else if (wasHere) this.#take(messages.slice(1));
    else {
      this.#last = '0-0';
      this.#take(messages);
      applyPublication(publicationOf({ id: `missed ${Date.now()}`, message: {} }));
    }
    if (this.#isAway) logWarning('redis.back');
    this.#isAway = false;
    setOtherProcesses('reached');
  }

  #take(messages: readonly Message[]): void {
    for (const message of messages) {
      const publication = publicationOf(message);
      applyPublication(publication);
      this.#unread.delete(publication.id);
      this.#last = message.id;
    }
  }

  #away(): void {
    if (this.#isClosed) return;
    if (!this.#isAway) logError('redis.away');
    this.#isAway = true;
    setOtherProcesses('notReached');
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#unsent.length > 0 && !this.#isClosed) {
      const batch = this.#unsent.splice(0);
      try {
        await this.#writing.run(answerMs, async (redis) => {
          const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: keptPublications } as const;
          for (const publication of batch)
            await redis.xAdd(this.#key, '*', { publication: JSON.stringify(publication) }, { TRIM: trim });
        });
      } catch {
        // Those that did arrive are known again by their ids.
        this.#unsent = merged([...batch, ...this.#unsent]);
        if (this.#unsent.length === 1) this.#unread.clear();
        for (const { id } of this.#unsent) this.#unread.add(id);
        await pause(againMs);
      }
    }
    this.#isSending = false;
  }
}

type Message = { readonly id: string; readonly message: Readonly<Record<string, string>> };

/** An entry that cannot be read still says that something was published. */
function publicationOf({ id, message }: Message): Publication {
  const read = publicationSchema.safeParse(jsonIn(message['publication'] ?? ''));
  return read.success ? read.data : { id, deleted: [], moved: [], hasMedia: true, mayLag: false };
}

const mostUnsent = 1000;

/** Publications that wait for a Redis that is away for long are told as one. */
function merged(publications: readonly Publication[]): Publication[] {
  const [first] = publications;
  if (!first || publications.length <= mostUnsent) return [...publications];
  return [
    {
      id: crypto.randomUUID(),
      deleted: [...new Set(publications.flatMap(({ deleted }) => deleted))],
      moved: publications.flatMap(({ moved }) => moved),
      hasMedia: publications.some(({ hasMedia }) => hasMedia),
      mayLag: publications.some(({ mayLag }) => mayLag),
    },
  ];
}
