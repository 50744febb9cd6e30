import type { ContentStore } from '../../content/store.ts';
import type { FieldValue, SearchDocument } from '../document.ts';
import { articleFields, conditionFields, locationFields, trialFields } from './others.ts';
import { physicianFields, type TreatedBy } from './physician.ts';
import { lines, readerOf, titleOf, type Reader } from './read.ts';

/** The page templates that are indexed, and how their fields are read. */
const mappers: Readonly<
  Record<string, (reader: Reader, treatedBy: TreatedBy) => Readonly<Record<string, FieldValue>>>
> = {
  'Physician Details': physicianFields,
  'Location Details': locationFields,
  'Condition Details': conditionFields,
  Article: articleFields,
  'Clinical Trial Details': trialFields,
};

/** The conditions and services by the specialty that treats them. */
function treatments(content: ContentStore): TreatedBy {
  const bySpecialty = Map.groupBy(
    content.byTemplate('Condition Details').flatMap((item) =>
      readerOf(content, item, content.languages[0] ?? 'en')
        .items('specialties')
        .map((specialty) => ({ item, specialty: specialty.item.id })),
    ),
    ({ specialty }) => specialty,
  );
  return ({ item: { id }, language }) =>
    (bySpecialty.get(id) ?? [])
      .map(({ item }) => readerOf(content, item, language))
      .flatMap((condition) => [titleOf(condition), ...lines(condition.text('synonyms'))]);
}

/**
 * The documents of a site's content: one for each page and language. Pages hidden from search engines are left out.
 * @requirement B24
 */
export function documentsOf(content: ContentStore): readonly SearchDocument[] {
  const treatedBy = treatments(content);
  return Object.entries(mappers).flatMap(([template, fields]) =>
    content.byTemplate(template).flatMap((item) => {
      if (item.field('hideFromSearchEngines', content.languages[0] ?? 'en') === true) return [];
      return content.languages.map((language) => {
        const own = fields(readerOf(content, item, language), treatedBy);
        return {
          _uniqueid: `${item.id}|${language}`,
          _language: language,
          _templatename: template,
          resultitemid_s: item.id,
          resulturl_s: content.url(item) ?? '',
          resulttitle_s: String(own.resulttitle_t ?? ''),
          ...own,
        };
      });
    }),
  );
}
