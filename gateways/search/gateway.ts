import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { BodyTooLarge, isSameSecret, readBody, sendJson, type Gateway } from '../lib/http.ts';
import { stemmedLanguages } from './analysis/language.ts';
import { Synonyms } from './analysis/synonyms.ts';
import { emselect } from './answer/emselect.ts';
import { SearchCollection, type CollectionOptions } from './collection.ts';
import { readUpdate } from './updates/read-update.ts';

const maxUpdateBytes = 64 * 1024 * 1024;
const maxQueryBytes = 256 * 1024;

export type SearchOptions = CollectionOptions & {
  /** The token of `Authorization: Token …`. */
  readonly token: string;
  /** Folder with one synonym file for each language. */
  readonly synonymsFolder?: string;
};

/**
 * The search service in Solr's JSON: `/search/emselect`, also by Solr's own name `/search/select`, and `/search/update`,
 * which takes XML too.
 * @returns answers 400 to what it cannot read, 401, 404, 413 beyond the size of a body, and 503 when the disk takes no update
 * @requirement B18
 */
export function createSearchGateway({
  token,
  synonymsFolder = 'gateways/search/synonyms',
  ...options
}: SearchOptions): Gateway {
  const collection = new SearchCollection(options);
  const synonymsFor = createSynonyms(synonymsFolder);
  // Build it now, so that the first visitor does not wait.
  collection.index();

  return {
    name: 'search',
    prefix: '/search',
    ready: () => true,
    trouble: () => {
      const { saveFailure } = collection;
      return saveFailure === undefined ? undefined : `the index is not saved: ${saveFailure}`;
    },
    handle: async (request, response, url) => {
      if (!givenSecrets(request).some((given) => isSameSecret(given, token)))
        return sendError(response, 401, 'require authentication');
      try {
        const handler = handlerOf(url);
        if (handler === 'emselect' || handler === 'select') {
          const parameters = request.method === 'POST' ? await formOf(request, url) : url.searchParams;
          return sendJson(response, 200, emselect({ index: collection.index(), synonymsFor }, parameters));
        }
        if (handler === 'update') return sendJson(response, 200, await update(collection, request, url));
        if (handler === 'synonyms')
          return sendJson(response, 200, {
            synonyms: synonymsFor(url.searchParams.get('language') ?? 'en').rules,
          });
        if (handler === 'admin/ping')
          return sendJson(response, 200, { responseHeader: header(0), status: 'OK' });
        sendError(response, 404, 'not found');
      } catch (error) {
        if (error instanceof BodyTooLarge) return sendError(response, 413, 'the request is too large');
        if (error instanceof Error && /Syntax|Update/.test(error.name))
          return sendError(response, 400, error.message);
        if (isSystemError(error)) return sendError(response, 503, 'the update cannot be written');
        throw error;
      }
    },
    close: () => collection.close(),
  };
}

/** What may be the token: it stands there as it is, or, as clients of Solr send it, as the password of any name. */
function givenSecrets({ headers }: IncomingMessage): readonly string[] {
  const [, scheme, given = ''] = /^(Token|Basic|Bearer) (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (scheme?.toLowerCase() !== 'basic') return [given];
  const password = /:(.*)$/s.exec(Buffer.from(given, 'base64').toString('utf8'))?.[1];
  return password === undefined ? [given] : [given, password];
}

/** The part of the address after the gateway's own, with or without a slash at the end, as Solr reads it. */
function handlerOf({ pathname }: URL): string {
  const name = pathname.slice('/search/'.length).replace(/\/+$/, '');
  return name === 'update/json' ? 'update' : name;
}

async function update(collection: SearchCollection, request: IncomingMessage, url: URL): Promise<unknown> {
  const began = performance.now();
  const { changes, isCommit } = readUpdate(await readBody(request, maxUpdateBytes));
  collection.apply(changes);
  if (isCommit || ['commit', 'softCommit'].some((name) => url.searchParams.get(name) === 'true'))
    await collection.commit();
  return { responseHeader: header(performance.now() - began) };
}

/** A full disk, a folder that is gone: the search itself goes on. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function header(milliseconds: number): unknown {
  return { status: 0, QTime: Math.round(milliseconds) };
}

function sendError(response: ServerResponse, code: number, message: string): void {
  sendJson(response, code, {
    responseHeader: { status: code, QTime: 0 },
    error: { metadata: [], msg: message, code },
  });
}

/** A search by POST. Parameters come as a form, and those of the address count too. */
async function formOf(request: IncomingMessage, url: URL): Promise<URLSearchParams> {
  const form = new URLSearchParams(await readBody(request, maxQueryBytes));
  for (const [name, value] of url.searchParams) form.append(name, value);
  return form;
}

/** Synonyms by language, each read when its language is first asked for; the other languages' come after its own. */
function createSynonyms(folder: string): (language: string) => Synonyms {
  const synonyms = new Map<string, Synonyms>();
  return (language) => {
    const short = language.slice(0, 2).toLowerCase();
    const others = stemmedLanguages.filter((other) => other !== short);
    const known =
      synonyms.get(short) ??
      new Synonyms(
        readSynonyms(folder, short),
        others.map((other) => readSynonyms(folder, other)),
      );
    synonyms.set(short, known);
    return known;
  };
}

function readSynonyms(folder: string, language: string): string {
  try {
    return readFileSync(join(folder, `synonyms_${language}.txt`), 'utf8');
  } catch {
    return '';
  }
}
