/**
 * Beginnings of words in names of specialties, in English and Spanish, and the members of schema.org's
 * `MedicalSpecialty` that they mean.
 */
const members: readonly (readonly [RegExp, string])[] = [
  [/\bcardi|\bvascular|\bheart/, 'Cardiovascular'],
  [/p(a)?ediatr|\bchild|\bnin|\binfantil/, 'Pediatric'],
  [/\bfamil|\binternal med|\bmedicina interna|\bprimary care|\batencion primaria/, 'PrimaryCare'],
  [/\bdermatol/, 'Dermatologic'],
  [/\borthop|\bortop|\bsports med|\bmusculosk/, 'Musculoskeletal'],
  [/\bneurol|\bneuroc|\bneurosu/, 'Neurologic'],
  [/\boncol|\bcancer/, 'Oncologic'],
  [/\bhematol/, 'Hematologic'],
  [/\bendocrin/, 'Endocrine'],
  [/\bgastro/, 'Gastroenterologic'],
  [/\bobstetr/, 'Obstetric'],
  [/\bgyn(a)?ecol|\bginecol/, 'Gynecologic'],
  [/\boto(rino)?lar/, 'Otolaryngologic'],
  [/\bpsychiat|\bpsiquiat/, 'Psychiatric'],
  [/\bpulmon|\bneumol/, 'Pulmonary'],
  [/\bnephrol|\bnefrol/, 'Renal'],
  [/\brh?eumatol/, 'Rheumatologic'],
  [/\burol/, 'Urologic'],
  [/\bplastic surg|\bcirugia plastica/, 'PlasticSurgery'],
  [/surg(ery|ical)|\bcirugia/, 'Surgical'],
  [/\binfect|\binfecc/, 'Infectious'],
  [/\bgeriat/, 'Geriatric'],
  [/\bemergenc|\burgenci/, 'Emergency'],
  [/\ban(a)?esthes|\banestes/, 'Anesthesia'],
  [/\bgenetic|\bgenetica/, 'Genetic'],
  [/\bpodiat|\bpodolog/, 'Podiatric'],
  [/\bphysical med|\bmedicina fisica|\bphysical ther|\bfisioter/, 'Physiotherapy'],
  [/\bradiol/, 'Radiography'],
  [/\bpathol|\bpatolog/, 'Pathology'],
  [/\bdent(al|ist)|\bodontol/, 'Dentistry'],
];

/**
 * The members of schema.org's `MedicalSpecialty` that names of specialties mean, as addresses, each once. A name that means
 * none adds none: the vocabulary takes no other value.
 * @param names - as visitors read them
 * @requirement A13 A17
 */
export function medicalSpecialtiesOf(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
  const found = members.filter(([pattern]) => plain.some((name) => pattern.test(name)));
  return [...new Set(found.map(([, member]) => `https://schema.org/${member}`))];
}
