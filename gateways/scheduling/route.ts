import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { describeProblems } from './describe-problems.ts';
import { badRequest, readJsonBody, type Reply } from './http.ts';
import type { Scheduling } from './scheduling.ts';

/** A call: the request, its query, and the variable part of its path if it has one. */
export type Call = {
  readonly request: IncomingMessage;
  readonly query: URLSearchParams;
  readonly id: string;
};
export type Route = (scheduling: Scheduling, call: Call) => Reply | Promise<Reply>;

/** A body in the shape of a schema. @throws RefusedError 400 that names fields and rules, never a value @requirement I12 */
export async function parseBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
  maxBytes?: number,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJsonBody(request, maxBytes));
  if (parsed.success) return parsed.data;
  throw badRequest(describeProblems(parsed.error));
}
