import { createHash } from 'node:crypto';
import type { RequestPhysician } from '@/contracts/request-list';
import { fold } from '@/lib/fold';
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
  /** Full names by what an address may call a physician: name, NPI, or the last part of the profile's path. */
  readonly names: ReadonlyMap<string, string>;
};

/** Whom the listed physicians treat; everybody by default. */
export type Patients = 'children' | undefined;

const kept = answerCache<PhysicianList>('request-physicians', { maxEntries: 20, freshMs: 600_000 });
const pageRows = 999;
const maxPhysicians = 9999;

/**
 * Every physician with specialties and locations, in the words of a language; made at most every ten minutes and after
 * publishing. The last good one stands in while the search service is down.
 * @requirement J2
 * @decision Q57
 */
export async function physicianList(
  language: string,
  patients?: Patients,
): Promise<Result<PhysicianList, 'unavailable'>> {
  const list = await kept.get(patients ? `${language} ${patients}` : language, async () => {
    const found = await fetchAll(language, patients);
    return found && listOf(found);
  });
  return list ? ok(list) : err('unavailable');
}

type Found = { readonly physician: RequestPhysician; readonly keys: readonly string[] };

function listOf(found: readonly Found[]): PhysicianList {
  const physicians = found.map(({ physician }) => physician);
  const names = found.flatMap(({ physician, keys }) =>
    keys.map((key) => [fold(key).trim(), physician.physicianFullName] as const),
  );
  const json = JSON.stringify(physicians);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { physicians, json, etag, names: new Map(names) };
}

async function fetchAll(language: string, patients: Patients): Promise<readonly Found[] | undefined> {
  const filters = [
    filterQuery({ field: 'c_searchsections_sm', values: ['Doctors'] }),
    patients && filterQuery({ field: 'c_patient_ages_sm', values: ['Pediatric'] }),
  ].filter((filter) => filter !== undefined);
  const found: Found[] = [];
  for (let start = 0; start < maxPhysicians; start += pageRows) {
    const parameters = hitsParameters({
      type: 'physician',
      model: 'Physician',
      query: '',
      filters,
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
  return found.filter(({ physician }) => physician.physicianFullName !== '');
}

function physicianOf(document: WireDocument): Found {
  const visible = textsOf(document.c_visible_specialties_sm);
  const physicianFullName = textOf(document.resulttitle_t);
  const slug = textOf(document.resulturl_s).split('/').at(-1) ?? '';
  return {
    physician: {
      physicianFullName,
      physicianLastName: textOf(document.c_last_name_s),
      specialties: [...new Set(visible.length > 0 ? visible : textsOf(document.c_specialties_sm))],
      allLocations: [...new Set(textsOf(document.c_provider_locations_sm))],
    },
    keys: [physicianFullName, textOf(document.npi_t), slug].filter(Boolean),
  };
}
