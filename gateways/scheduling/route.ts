import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/open.ts';
import type { Tables } from '../db/schema.ts';
import type { KeptFiles } from './availability-feed/kept-files.ts';
import type { Calendars } from './calendars.ts';
import type { Clock } from './clock.ts';
import type { Directory } from './directory.ts';
import { badRequest, readJsonBody, type Reply } from './http.ts';
import { describeProblems } from './schemas.ts';

/** What the routes work with. */
export type Scheduling = {
  readonly db: Kysely<Tables>;
  readonly database: Database;
  readonly calendars: Calendars;
  /** Of the published availability. */
  readonly keptFiles: KeptFiles;
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly directory: () => Directory;
  readonly now: Clock;
  readonly holdMinutes: number;
  /** Days after which patient data may be deleted. */
  readonly retentionDays: number;
  /** How answers to text messages are recognised; empty: there are none. */
  readonly texting: { readonly token: string; readonly repliesUrl: string };
  /** The gateway's own, of which the store holds nothing. */
  readonly secret: string;
  /** Told when a booking takes or gives back time of a provider, by his NPI. */
  readonly onTimeChanged: (npi: string) => void;
};

/** A call: the request, its query, and the variable part of its path if it has one. */
export type Call = {
  readonly request: IncomingMessage;
  readonly query: URLSearchParams;
  readonly id: string;
};
export type Route = (scheduling: Scheduling, call: Call) => Reply | Promise<Reply>;

/** A body in the shape of a schema. @throws RefusedError 400 that names fields and rules, never a value */
export async function parseBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
  maxBytes?: number,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJsonBody(request, maxBytes));
  if (parsed.success) return parsed.data;
  throw badRequest(describeProblems(parsed.error));
}
