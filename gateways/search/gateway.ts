import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentStore } from '../content/store.ts';
import { BodyTooLarge, isSameSecret, readBody, sendJson, type Gateway } from '../lib/http.ts';
import type { SearchDocument } from './document.ts';
import { documentsOf } from './documents/from-content.ts';
import { emselect } from './emselect.ts';
import { filterDocuments } from './filter.ts';
import { SearchIndex } from './index-builder.ts';
import { Synonyms } from './synonyms.ts';
import { readChanges, type Change } from './update.ts';

const maxUpdateBytes = 64 * 1024 * 1024;
const maxQueryBytes = 256 * 1024;

export type SearchOptions = {
  /** What is indexed from the start; absent for an index that only updates fill. */
  readonly content?: ContentStore;
  /** What clients send as `Authorization: Token …`. */
  readonly token: string;
  /** Folder of the synonym files, one for each language. */
  readonly synonymsFolder?: string;
};

/**
 * The search service: `/search/emselect` and `/search/update` in Solr's JSON. Documents of the content are indexed anew
 * whenever it changes; documents that came through `/update` stay beside them until they are deleted.
 * @requirement B18
 */
export function createSearchGateway({
  content,
  token,
  synonymsFolder = 'gateways/search/synonyms',
}: SearchOptions): Gateway {
  const updated = new Map<string, SearchDocument>();
  const removed = new Set<string>();
  const synonyms = new Map<string, Synonyms>();
  const synonymsFor = (language: string): Synonyms => {
    const short = language.slice(0, 2).toLowerCase();
    let known = synonyms.get(short);
    if (!known) {
      known = new Synonyms(readSynonyms(synonymsFolder, short));
      synonyms.set(short, known);
    }
    return known;
  };
  const build = () => {
    const own = (content ? documentsOf(content) : []).filter(
      ({ _uniqueid: id }) => !updated.has(id) && !removed.has(id),
    );
    return new SearchIndex([...own, ...updated.values()]);
  };
  let index = build();
  const unsubscribe = content?.onChange(() => {
    removed.clear();
    index = build();
  });
  const apply = (changes: readonly Change[]) => {
    for (const change of changes) {
      if (change.kind === 'add') {
        updated.set(change.document._uniqueid, change.document);
        continue;
      }
      const ids =
        change.kind === 'deleteId'
          ? [change.id]
          : [...filterDocuments(index, change.query, { field: '', point: '', distanceKm: '' })].map(
              (number) => index.documents[number]?._uniqueid ?? '',
            );
      for (const id of ids) {
        updated.delete(id);
        removed.add(id);
      }
    }
    index = build();
  };

  return {
    name: 'search',
    prefix: '/search',
    ready: () => true,
    handle: async (request, response, url) => {
      const given = /^(?:Token|Basic|Bearer) (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (!isSameSecret(given, token)) return sendError(response, 401, 'require authentication');
      try {
        if (url.pathname === '/search/emselect') {
          const parameters = request.method === 'POST' ? await formOf(request, url) : url.searchParams;
          return sendJson(response, 200, emselect({ index, synonymsFor }, parameters));
        }
        if (url.pathname === '/search/update' && request.method === 'POST') {
          const began = performance.now();
          apply(readChanges(JSON.parse(await readBody(request, maxUpdateBytes))));
          return sendJson(response, 200, {
            responseHeader: { status: 0, QTime: Math.round(performance.now() - began) },
          });
        }
        sendError(response, 404, 'not found');
      } catch (error) {
        if (error instanceof BodyTooLarge) return sendError(response, 413, 'the request is too large');
        if (error instanceof Error && /Syntax|Update/.test(error.name))
          return sendError(response, 400, error.message);
        throw error;
      }
    },
    close: () => {
      unsubscribe?.();
      return Promise.resolve();
    },
  };
}

function sendError(response: ServerResponse, code: number, message: string): void {
  sendJson(response, code, {
    responseHeader: { status: code, QTime: 0 },
    error: { metadata: [], msg: message, code },
  });
}

/** A search by POST: its parameters come as a form, those of the address count too. */
async function formOf(request: IncomingMessage, url: URL): Promise<URLSearchParams> {
  const form = new URLSearchParams(await readBody(request, maxQueryBytes));
  for (const [name, value] of url.searchParams) form.append(name, value);
  return form;
}

function readSynonyms(folder: string, language: string): string {
  try {
    return readFileSync(join(folder, `synonyms_${language}.txt`), 'utf8');
  } catch {
    return '';
  }
}
