import { createHash } from 'node:crypto';
import type { RequestPhysician } from '@/contracts/request-list';
import { err, ok, type Result } from '@/lib/result';
import { answerCache } from '#gateway/answer-cache';
import { askSearch } from '#services/search/client';
import { filterQuery } from '#services/search/fields';
import { hitsParameters } from '#services/search/parameters';
import { searchWire, textOf, textsOf, type WireDocument } from '#services/search/wire';

/** The list in the form in which it is sent. */
export type PhysicianList = {
  readonly physicians: readonly RequestPhysician[];
  readonly json: string;
  readonly etag: string;
};

const kept = answerCache<PhysicianList>('request-physicians', { maxEntries: 20, freshMs: 600_000 });
const pageRows = 999;
const maxPhysicians = 9999;

/**
 * Every physician with specialties and locations, in the words of a language; made at most every ten minutes and after
 * publishing. The last good one stands in while the search service is down.
 * @requirement J2
 * @decision Q57
 */
export async function physicianList(language: string): Promise<Result<PhysicianList, 'unavailable'>> {
  const list = await kept.get(language, async () => {
    const physicians = await fetchAll(language);
    return physicians && listOf(physicians);
  });
  return list ? ok(list) : err('unavailable');
}

function listOf(physicians: readonly RequestPhysician[]): PhysicianList {
  const json = JSON.stringify(physicians);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { physicians, json, etag };
}

async function fetchAll(language: string): Promise<readonly RequestPhysician[] | undefined> {
  const section = filterQuery({ field: 'c_searchsections_sm', values: ['Doctors'] });
  const found: RequestPhysician[] = [];
  for (let start = 0; start < maxPhysicians; start += pageRows) {
    const parameters = hitsParameters({
      type: 'physician',
      model: 'Physician',
      query: '',
      filters: section === undefined ? [] : [section],
      facetFields: [],
      sort: 'c_last_name_s asc',
      start,
      rows: pageRows,
      language,
    });
    const page = await askSearch(parameters, searchWire);
    if (!page.ok) return undefined;
    const { docs, numFound } = page.value.response;
    found.push(...docs.map((document) => physicianOf(document)));
    if (docs.length === 0 || start + docs.length >= numFound) break;
  }
  return found.filter(({ physicianFullName }) => physicianFullName !== '');
}

function physicianOf(document: WireDocument): RequestPhysician {
  const visible = textsOf(document.c_visible_specialties_sm);
  return {
    physicianFullName: textOf(document.resulttitle_t),
    physicianLastName: textOf(document.c_last_name_s),
    specialties: [...new Set(visible.length > 0 ? visible : textsOf(document.c_specialties_sm))],
    allLocations: [...new Set(textsOf(document.c_provider_locations_sm))],
  };
}
