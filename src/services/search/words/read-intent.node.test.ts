import type { SearchFilter } from '@/contracts/search';
import { emptySearch } from '@/domain/search/search-url';
import { readIntent } from '#services/search/words/read-intent';

const filter = (field: string, kind: SearchFilter['kind'] = 'dropdown', initialValue = ''): SearchFilter => ({
  field,
  kind,
  label: field,
  initialValue,
  pediatricValues: [],
});
const offered = [
  filter('coordinate_rpt', 'distance'),
  filter('c_languages_sm'),
  filter('c_insurance_sm'),
  filter('c_gender_s', 'radio'),
  filter('c_patient_ages_sm', 'radio', 'Adult'),
  filter('c_telehealth_b', 'checkbox'),
  filter('c_accepting_new_patients_b', 'checkbox'),
  filter('c_provider_has_online_scheduling_b', 'checkbox'),
  filter('c_provider_locations_sm'),
  filter('c_open_now_b', 'checkbox'),
  filter('c_open_days_sm'),
  filter('c_walk_in_b', 'checkbox'),
];
const english = new Map([
  ['c_open_days_sm', ['Monday', 'Saturday']],
  ['c_languages_sm', ['Spanish', 'Mandarin', 'American Sign Language']],
  ['c_insurance_sm', ['Lakeshore Health PPO', 'Lakeshore Health', 'Prairie Mutual HMO']],
  ['c_gender_s', ['Female', 'Male']],
  [
    'c_provider_locations_sm',
    ['Calder Hinsdale', 'Calder Hospital, Hyde Park', 'Calder Urgent Care, Englewood'],
  ],
]);
const spanish = new Map([
  ['c_open_days_sm', ['Lunes', 'Sábado']],
  ['c_languages_sm', ['Español', 'Árabe']],
  ['c_gender_s', ['Mujer', 'Hombre']],
]);
const arabic = new Map([
  ['c_open_days_sm', ['الاثنين', 'السبت']],
  ['c_languages_sm', ['العربية', 'الإنجليزية']],
  ['c_gender_s', ['أنثى', 'ذكر']],
]);
const vocabularies = new Map([
  ['en', english],
  ['es-MX', spanish],
  ['ar', arabic],
]);

const read = (query: string, language = 'en') => {
  const vocabulary = vocabularies.get(language) ?? english;
  const found = readIntent({ ...emptySearch, query }, { offered, vocabulary, language });
  if (!found) return 'as typed';
  const filters = found.filters.map(({ field, value }) => `${field}=${value}`);
  const place = found.distance && `@${found.distance}${found.radius === null ? '' : `<${found.radius}`}`;
  return [found.query, ...filters, place].filter(Boolean).join(' | ');
};

describe('plain words', () => {
  test.each([
    ['urgent care open now near 60637', 'en', 'urgent care | c_open_now_b=true | @60637'],
    ['urgent care near 60637 open now', 'en', 'urgent care | c_open_now_b=true | @60637'],
    ['x-ray open Saturday', 'en', 'x-ray | c_open_days_sm=Saturday'],
    [
      'clinics that are open on Saturdays near Oak Park',
      'en',
      'clinics | c_open_days_sm=Saturday | @Oak Park',
    ],
    ['walk-in clinic', 'en', 'c_walk_in_b=true'],
    ['flu shot without an appointment', 'en', 'flu shot | c_walk_in_b=true'],
    ['open heart surgery', 'en', 'as typed'],
    ['walking program', 'en', 'as typed'],
    ['urgencias abierto ahora', 'es-MX', 'urgencias | c_open_now_b=true'],
    ['vacunas abierto el sabado', 'es-MX', 'vacunas | c_open_days_sm=Sábado'],
    ['clínica que abre los sábados sin cita', 'es-MX', 'clínica | c_walk_in_b=true | c_open_days_sm=Sábado'],
    ['open now', 'es-MX', 'c_open_now_b=true'],
    ['abierto ahorita cerca de 60637', 'es-MX', 'c_open_now_b=true | @60637'],
    ['مفتوح الان قريب من 60637', 'ar', 'c_open_now_b=true | @60637'],
    ['صيدلية فاتحة الحين', 'ar', 'صيدلية | c_open_now_b=true'],
    ['رعاية عاجلة مفتوحة الآن', 'ar', 'رعاية عاجلة | c_open_now_b=true'],
    ['عيادة مفتوحة يوم السبت', 'ar', 'عيادة | c_open_days_sm=السبت'],
    ['لقاح بدون موعد', 'ar', 'لقاح | c_walk_in_b=true'],
  ])('[E7] [B28] when a place is open is read: %s', (query, language, expected) => {
    expect(read(query, language)).toBe(expected);
  });

  test.each([
    ['spanish speaking heart doctor near 60637', 'heart doctor | c_languages_sm=Spanish | @60637'],
    ['dermatologist who speaks Mandarin', 'dermatologist | c_languages_sm=Mandarin'],
    ['cardiology within 12 miles of Oak Park, IL', 'cardiology | @Oak Park, IL<15'],
    ['60614 eye doctor', 'eye doctor | @60614'],
    ['10012 S Western Ave dermatologist', 'as typed'],
    ['dermatologist 10012 Maple Grove Avenue', 'as typed'],
    ['60637 head ct scan', 'head ct scan | @60637'],
    ['knee pain near me', 'knee pain'],
    ['female gynecologist', 'gynecologist | c_gender_s=Female'],
    ['woman psychiatrist', 'psychiatrist | c_gender_s=Female'],
    ['prairie mutual hmo dermatologist', 'dermatologist | c_insurance_sm=Prairie Mutual HMO'],
    ['prairie dog bite', 'as typed'],
    ['eye doctor near 60615 taking new patients', 'eye doctor | c_accepting_new_patients_b=true | @60615'],
    ['eye doctor near Rockford who speaks Spanish', 'eye doctor | c_languages_sm=Spanish | @Rockford'],
    ['eye doctor near 60615 for headaches', 'eye doctor for headaches | @60615'],
    ['therapist accepting patients', 'therapist | c_accepting_new_patients_b=true'],
    ['therapist taking new patients', 'therapist | c_accepting_new_patients_b=true'],
    ['new doctor', 'c_accepting_new_patients_b=true'],
    ['looking for a new doctor', 'c_accepting_new_patients_b=true'],
    ['need a new pcp', 'pcp | c_accepting_new_patients_b=true'],
    ['i need a new pcp near 60637', 'pcp | c_accepting_new_patients_b=true | @60637'],
    ['new primary care doctor accepting patients', 'primary care doctor | c_accepting_new_patients_b=true'],
    ['new patient cardiologist', 'cardiologist | c_accepting_new_patients_b=true'],
    ['new heart doctor', 'heart doctor | c_accepting_new_patients_b=true'],
    ['switching doctors', 'c_accepting_new_patients_b=true'],
    ['new mole', 'as typed'],
    ['new pain in my wrist', 'as typed'],
    ['newborn', 'newborn | c_patient_ages_sm=Pediatric'],
    ['asthma video visit', 'asthma | c_telehealth_b=true'],
    ['neurologist book online', 'neurologist | c_provider_has_online_scheduling_b=true'],
    ['doctor who takes Lakeshore Health PPO', 'c_insurance_sm=Lakeshore Health PPO'],
    ['doctor that accepts prairie', 'c_insurance_sm=Prairie Mutual HMO'],
    ['pediatric cardiologist', 'pediatric cardiologist | c_patient_ages_sm=Pediatric'],
    ['rash on my 3 year old', 'rash | c_patient_ages_sm=Pediatric'],
    ['my 3 year old has a rash', 'rash | c_patient_ages_sm=Pediatric'],
    ['doctor for my daughter', 'c_patient_ages_sm=Pediatric'],
    ['doctor who takes Lakeshore Health', 'c_insurance_sm=Lakeshore Health'],
    ['pediatrician', 'pediatrician | c_patient_ages_sm=Pediatric'],
    ['child with asthma', 'asthma | c_patient_ages_sm=Pediatric'],
    ['Spanish', 'c_languages_sm=Spanish'],
    ['Lakeshore Health PPO', 'c_insurance_sm=Lakeshore Health PPO'],
    ['prairie mutual insurance', 'c_insurance_sm=Prairie Mutual HMO'],
    ['mandarin speaking doctors near 60614', 'c_languages_sm=Mandarin | @60614'],
    ['dermatology hinsdale', 'dermatology | @hinsdale'],
    ['Hinsdale dermatologist', 'dermatologist | @Hinsdale'],
    ['pediatrician evanston', 'pediatrician | c_patient_ages_sm=Pediatric | @evanston'],
    ['pediatrician in Evanston', 'pediatrician | c_patient_ages_sm=Pediatric | @Evanston'],
    ['eye doctor in Oak Park who speaks Mandarin', 'eye doctor | c_languages_sm=Mandarin | @Oak Park'],
    ['female gynecologist downtown', 'gynecologist | c_gender_s=Female | @downtown'],
    ['skin doctor downtown chicago', 'skin doctor | @downtown chicago'],
    ['allergist in downtown Evanston', 'allergist | @downtown Evanston'],
    ['migraine specialist near naperville', 'migraine specialist | @naperville'],
    ['cardiologist near hyde park', 'cardiologist | @hyde park'],
    ['cardiologist near hyde park chicago', 'cardiologist | @hyde park chicago'],
    [
      'heart doctor near Evanston taking new patients',
      'heart doctor | c_accepting_new_patients_b=true | @Evanston',
    ],
    ['asthma oak park, il', 'asthma | @oak park, il'],
    ['allergist in harvey', 'allergist | @harvey'],
    ['allergist in Kenosha', 'allergist | @Kenosha'],
    ['allergist back of yards', 'allergist | @back of yards'],
    // Another state named behind it says that another place is meant.
    ['eye doctor near Hyde Park PA', 'eye doctor | @Hyde Park PA'],
    ['eye doctor near hyde park, new york', 'eye doctor | @hyde park, new york'],
    ['eye doctor in Austin Texas', 'eye doctor | @Austin Texas'],
    ['eye doctor lincoln park nj', 'eye doctor | @lincoln park nj'],
    ['eye doctor near Oak Park, MD', 'eye doctor | @Oak Park, MD'],
    ['eye doctor near Oak Park MD', 'eye doctor MD | @Oak Park'],
    ['dermatologo que habla español', 'dermatologo | c_languages_sm=Spanish'],
    ['طبيب يتحدث الإسبانية', 'c_languages_sm=Spanish'],
    ['allergist harvey il', 'allergist | @harvey il'],
    ['lincoln park', '@lincoln park'],
    ['evanston', '@evanston'],
    // These may be people, or are parts of other names.
    ['dr harvey', 'as typed'],
    ['beverly austin', 'as typed'],
    ['addison disease', 'as typed'],
    ['University of Chicago', 'as typed'],
    ['Calder Hinsdale', 'as typed'],
    ['urgent care englewood', 'urgent care | @englewood'],
    ['I am not well', 'as typed'],
    ["women's health", 'as typed'],
    ['pain in chest', 'as typed'],
    ['NPI 1234567893', 'as typed'],
  ])('[B28] %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });

  test.each([
    ['cardióloga que hable español cerca de 60608', 'cardióloga | c_languages_sm=Español | @60608'],
    ['pediatra que habla espanol', 'pediatra | c_languages_sm=Español | c_patient_ages_sm=Pediatric'],
    ['arabe', 'c_languages_sm=Árabe'],
    ['médico para mi hijo', 'c_patient_ages_sm=Pediatric'],
    ['pediatra', 'pediatra | c_patient_ages_sm=Pediatric'],
    ['dermatólogo en Oak Park que hable español', 'dermatólogo | c_languages_sm=Español | @Oak Park'],
    ['hijo con asma', 'asma | c_patient_ages_sm=Pediatric'],
    ['dolor alrededor de la rodilla', 'as typed'],
    ['mi hija tiene una erupción', 'erupción | c_patient_ages_sm=Pediatric'],
    ['heart doctor near 60637', 'heart doctor | @60637'],
    ['dermatólogo cerca de Hyde Park', 'dermatólogo | @Hyde Park'],
    ['dermatólogo cerca del centro', 'dermatólogo | @centro'],
    ['dermatólogo en el centro', 'dermatólogo | @el centro'],
    ['alergista en el centro de Evanston', 'alergista | @el centro de Evanston'],
    ['alergista en la zona de Pilsen', 'alergista | @Pilsen'],
    ['alergista en La Villita que hable español', 'alergista | c_languages_sm=Español | @La Villita'],
    ['busco un nuevo doctor', 'c_accepting_new_patients_b=true'],
    ['pediatra nueva', 'pediatra | c_accepting_new_patients_b=true | c_patient_ages_sm=Pediatric'],
    ['dermatólogo por videollamada', 'dermatólogo | c_telehealth_b=true'],
    ['estoy embarazada de 3 meses', 'as typed'],
    ['tos desde hace 3 meses', 'as typed'],
    ['tos de 3 meses', 'tos de 3 meses | c_patient_ages_sm=Pediatric'],
    ['dolor en el pecho', 'as typed'],
    ['centro de cáncer', 'as typed'],
    ['centro', 'as typed'],
  ])('[B28] in Spanish: %s', (query, expected) => {
    expect(read(query, 'es-MX')).toBe(expected);
  });

  test.each([
    ['دكتور أطفال', 'دكتور أطفال | c_patient_ages_sm=Pediatric'],
    ['دكتور اطفال', 'دكتور اطفال | c_patient_ages_sm=Pediatric'],
    ['طبيبه عيون', 'عيون | c_gender_s=أنثى'],
    ['طبيب يتكلم الانجليزية', 'c_languages_sm=الإنجليزية'],
    ['طبيب عيون قرب 60637', 'طبيب عيون | @60637'],
    ['طبيب عيون قرب ٦٠٦٣٧', 'طبيب عيون | @60637'],
    ['طبيب عيون بالقرب من هايد بارك', 'طبيب عيون | @هايد بارك'],
    ['طبيب عيون في هايد بارك يتحدث الإنجليزية', 'طبيب عيون | c_languages_sm=الإنجليزية | @هايد بارك'],
    ['دكتورة جلدية تتكلم عربي', 'جلدية | c_languages_sm=العربية | c_gender_s=أنثى'],
    ['طبيب عيون في مدينة ايفانستون', 'طبيب عيون | @ايفانستون'],
    ['طبيب عيون بإيفانستون', 'طبيب عيون | @إيفانستون'],
    ['طبيب عيون وسط المدينة', 'طبيب عيون | @وسط المدينة'],
    ['عيون هايد بارك، شيكاغو', 'عيون | @هايد بارك، شيكاغو'],
    ['طبيب يقبل مرضى جدد', 'c_accepting_new_patients_b=true'],
    ['طبيبا يتكلم الإنجليزية', 'c_languages_sm=الإنجليزية'],
    ['أريد التحدث مع طبيب عيون بالفيديو', 'التحدث مع طبيب عيون | c_telehealth_b=true'],
    ['طبيب عيون قريبا من هايد بارك', 'طبيب عيون | @هايد بارك'],
    ['طبيب عيون قريبا من بيتي', 'طبيب عيون'],
    ['ألم في الصدر', 'as typed'],
  ])('[B28] in Arabic, with hamza and without: %s', (query, expected) => {
    expect(read(query, 'ar')).toBe(expected);
  });

  test.each([
    ['médico para mi hijo', 'c_patient_ages_sm=Pediatric'],
    ['dermatóloga cerca de Evanston', 'dermatóloga | @Evanston'],
    ['طبيب أطفال', 'طبيب أطفال | c_patient_ages_sm=Pediatric'],
    ['طبيب قلب للأطفال', 'طبيب قلب للأطفال | c_patient_ages_sm=Pediatric'],
    ['neurólogo para mi nieto', 'neurólogo | c_patient_ages_sm=Pediatric'],
    ['heart doctor for my grandson', 'heart doctor | c_patient_ages_sm=Pediatric'],
  ])('[B19] [B28] on an English page, in the visitor’s language: %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });

  test('[B28] a visitor’s own choice stands', () => {
    const state = {
      ...emptySearch,
      query: 'spanish speaking doctor near 60637',
      distance: 'Evanston',
      filters: [{ field: 'c_languages_sm', value: 'Mandarin' }],
    };
    expect(readIntent(state, { offered, vocabulary: english, language: 'en' })).toBeUndefined();
  });

  test.each([
    ['new patient cardiologist', 'en', 'cardiologist'],
    ['cardiologist accepting new patients', 'en', 'cardiologist'],
    ['new patient cardiologist open now', 'en', 'cardiologist'],
    ['cardiólogo que acepte pacientes nuevos', 'es-MX', 'cardiólogo'],
    ['طبيب قلب يقبل مرضى جدد', 'ar', 'طبيب قلب'],
    ['new patient forms', 'en', undefined],
    ['switching doctors', 'en', undefined],
    ['new treatment for knees', 'en', undefined],
  ])('[B1] [B28] where nobody takes patients, the doctor is looked for: %s', (query, language, left) => {
    const found = readIntent({ ...emptySearch, query }, { offered: [], vocabulary: english, language });
    expect(found?.query).toBe(left);
    expect(found?.filters ?? []).toEqual([]);
  });

  test('[B28] nothing is read that the search does not offer', () => {
    const state = { ...emptySearch, query: 'spanish speaking female doctor near 60637' };
    expect(readIntent(state, { offered: [], vocabulary: english, language: 'en' })).toBeUndefined();
  });
});

test.each([
  ['pain around the knee'],
  ['lump near my ear'],
  ['baby blues'],
  ['having a baby'],
  ['who delivers babies'],
  ['deliver my baby'],
])('[B28] "%s" names neither a place nor a child who is the patient', (query) => {
  expect(read(query)).toBe('as typed');
});

test.each([
  ['en', 'asthma doctor for my child', 'asthma doctor'],
  ['es-MX', 'especialista en asma para mi hijo', 'especialista en asma'],
  ['ar', 'طبيب ربو لطفلي', 'طبيب ربو'],
  ['en', 'pediatric asthma', undefined],
])('[B28] [B11] where everybody is a child: %s "%s" looks for "%s"', (language, query, rest) => {
  const ofChildren = offered.map((one) =>
    one.field === 'c_patient_ages_sm' ? { ...one, initialValue: 'Pediatric' } : one,
  );
  const found = readIntent(
    { ...emptySearch, query },
    { offered: ofChildren, vocabulary: vocabularies.get(language) ?? english, language },
  );
  expect(found?.query).toBe(rest);
});
