import type { ContentItem, ContentStore } from '../../content/store.ts';
import { atOnce, type Steps } from '../../lib/steps.ts';
import type { FieldValue, SearchDocument } from '../document.ts';
import { articleFields, conditionFields, locationFields, trialFields } from './others.ts';
import { physicianFields, type TreatedBy } from './physician.ts';
import { lines, readerOf, titleOf, type Reader } from './read.ts';
import { subsitesOf } from './subsites.ts';

/** The page templates that are indexed, and how their fields are read. */
const mappers: Readonly<
  Record<string, (reader: Reader, treated: Treatments) => Readonly<Record<string, FieldValue>>>
> = {
  'Physician Details': (reader, { byAny }) => physicianFields(reader, byAny),
  'Location Details': (reader, { asOwn }) => locationFields(reader, asOwn),
  'Condition Details': conditionFields,
  Article: articleFields,
  'Clinical Trial Details': trialFields,
};

/** "Online doctor" or "chequeo médico": every doctor who offers it would be one for whatever else is asked for. */
const namesADoctor = /(?<!\p{L})(?:doctora?|m[eé]dic[oa]|طبيب[ةه]?|اختصاصي|أخصائي)(?!\p{L})/iu;

/** What specialties treat: whatever names them, and what is theirs: it names them first, or is one of the words for them. */
type Treatments = { readonly byAny: TreatedBy; readonly asOwn: TreatedBy };

/** The conditions and services by the specialty that treats them. */
function treatments(content: ContentStore): Treatments {
  const all = content.byTemplate('Condition Details').flatMap((item) => {
    const condition = readerOf(content, item, content.languages[0] ?? 'en');
    const names = namesOf(condition).map((name) => name.toLowerCase());
    return condition.items('specialties').map((specialty, at) => {
      const words = ` ${specialty.text('synonyms').toLowerCase().replaceAll('\n', ' ; ')} `;
      const isOwn = at === 0 || names.some((name) => words.includes(` ${name} `));
      return { item, specialty: specialty.item.id, isOwn };
    });
  });
  return {
    byAny: treatedBy(content, all),
    asOwn: treatedBy(
      content,
      all.filter(({ isOwn }) => isOwn),
    ),
  };
}

const namesOf = (condition: Reader): readonly string[] => [
  titleOf(condition),
  ...lines(condition.text('synonyms')),
];

function treatedBy(
  content: ContentStore,
  pairs: readonly { readonly item: ContentItem; readonly specialty: string }[],
): TreatedBy {
  const bySpecialty = Map.groupBy(pairs, ({ specialty }) => specialty);
  const namesIn = (language: string, id: string) =>
    (bySpecialty.get(id) ?? [])
      .flatMap(({ item }) => namesOf(readerOf(content, item, language)))
      .filter((name) => !namesADoctor.test(name));
  // Every physician of a specialty has the same ones.
  const known = new Map<string, readonly string[]>();
  return ({ item: { id }, language }) => {
    const key = `${language} ${id}`;
    const names = known.get(key) ?? namesIn(language, id);
    known.set(key, names);
    return names;
  };
}

/** Shown with a result; those that nobody has translated are named in `c_untranslated_sm`. */
const proseFields = ['resulttitle_t', 'resultbody_t', 'c_specialty_synonyms_t'];

/** Names shown with a result, each translated by itself; those that nobody has are in `c_untranslated_values_sm`. */
const nameFields = [
  'c_visible_specialties_sm',
  'c_specialties_sm',
  'c_provider_locations_sm',
  'c_location_specialty_sm',
  'c_free_or_discount_parking_s',
  'c_status_accrual_s',
  'c_age_group_s',
  'c_study_place_s',
  'c_study_places_sm',
  'c_channel_names_sm',
];
const namesIn = (fields: Readonly<Record<string, FieldValue>>) =>
  new Set(nameFields.flatMap((name) => fields[name] ?? []).flatMap((name) => String(name) || []));

/**
 * The documents of a site's content: one for each page and language. Pages hidden from search engines are left out.
 * @requirement B24
 */
export function documentsOf(content: ContentStore): readonly SearchDocument[] {
  return atOnce(documentSteps(content));
}

/** The documents of a site's content, made in steps. @requirement B24 */
export function* documentSteps(content: ContentStore): Steps<readonly SearchDocument[]> {
  const treated = treatments(content);
  const documents: SearchDocument[] = [];
  for (const [template, fields] of Object.entries(mappers))
    for (const item of content.byTemplate(template)) {
      if (item.field('hideFromSearchEngines', content.languages[0] ?? 'en') === true) continue;
      const inFirst = readerOf(content, item, content.languages[0] ?? 'en');
      const subsites = subsitesOf(inFirst);
      const first = fields(inFirst, treated);
      const firstNames = namesIn(first);
      for (const language of content.languages) {
        const own =
          language === inFirst.language ? first : fields(readerOf(content, item, language), treated);
        const untranslated = proseFields.filter((name) => own !== first && own[name] === first[name]);
        const names = own === first ? [] : [...namesIn(own)].filter((name) => firstNames.has(name));
        documents.push({
          _uniqueid: `${item.id}|${language}`,
          _language: language,
          _templatename: template,
          resultitemid_s: item.id,
          resulturl_s: content.url(item) ?? '',
          resulttitle_s: String(own.resulttitle_t ?? ''),
          ...own,
          ...(subsites.length > 0 ? { searchsubsites_sm: subsites } : {}),
          ...(untranslated.length > 0 ? { c_untranslated_sm: untranslated } : {}),
          ...(names.length > 0 ? { c_untranslated_values_sm: names } : {}),
        });
      }
      yield;
    }
  return documents;
}
