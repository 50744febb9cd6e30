import type { Synonyms } from '../analysis/synonyms.ts';
import type { GeoParameters } from '../filters/evaluate.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { models, type SearchModel } from '../models.ts';

export type SearchContext = {
  readonly index: SearchIndex;
  readonly synonymsFor: (language: string) => Synonyms;
};

/** A request and what is read from it. */
export type Search = SearchContext & {
  readonly request: URLSearchParams;
  readonly model: SearchModel;
  readonly language: string;
  readonly geo: GeoParameters;
};

/** Reads what applies to the whole request: model, language, and the centre of a search by distance. @requirement B18 */
export function readSearch(context: SearchContext, request: URLSearchParams): Search {
  return {
    ...context,
    request,
    model: modelOf(request.get('model')),
    language: (request.get('language') ?? languageOf(request) ?? 'en').replace('_', '-'),
    geo: {
      field: request.get('sfield') ?? '',
      point: request.get('pt') ?? '',
      distanceKm: request.get('d') ?? '',
    },
  };
}

/** The named model; the model for all sections when there is no such name. */
function modelOf(name: string | null): SearchModel {
  const known = name !== null && Object.hasOwn(models, name) ? models[name] : undefined;
  return known ?? (models.All as SearchModel);
}

function languageOf(request: URLSearchParams): string | undefined {
  for (const filter of request.getAll('fq')) {
    const found = /^_language:"?([\w-]+)"?$/.exec(filter);
    if (found) return found[1];
  }
  return undefined;
}
