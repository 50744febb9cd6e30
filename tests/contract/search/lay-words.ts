import type { Client, Parameter } from './client.ts';

/** What patients type, and the specialty of the doctor who comes first. */
export const layDoctors: Readonly<Record<string, string>> = {
  'pediatric neurologist': 'Pediatric Neurology',
  'child lung doctor': 'Pediatric Pulmonology',
  "kid's lung doctor": 'Pediatric Pulmonology',
  'kids cancer': 'Pediatric Hematology and Oncology',
  'kids asthma': 'Pediatric Pulmonology',
  'child psychiatrist': 'Child and Adolescent Psychiatry',
  'children’s surgeon': 'Pediatric Surgery',
  'asthma and cannot breathe': 'Pulmonary Medicine',
  'foot doctor': 'Podiatry',
  'my toe is infected': 'Podiatry',
  'my teen cuts herself': 'Child and Adolescent Psychiatry',
  'fell off his bike': 'Orthopaedic Surgery',
  'hair falling out': 'Dermatology',
  'allergy shots': 'Allergy and Immunology',
  'pee at night': 'Urology',
  'blood when I pee': 'Urology',
  'lyme disease': 'Infectious Diseases',
  'feet hurt': 'Podiatry',
  'stomach ache': 'Gastroenterology',
  'physical therapy': 'Physical Medicine and Rehabilitation',
  'physical therapist': 'Physical Medicine and Rehabilitation',
  mri: 'Radiology',
  'ct scan': 'Radiology',
  'varicose veins': 'Vascular Surgery',
  'vein doctor': 'Vascular Surgery',
  'anxiety medication': 'Psychiatry',
  arthritis: 'Rheumatology',
  shingles: 'Dermatology',
  'red itchy eyes': 'Ophthalmology',
  'throw up': 'Gastroenterology',
  'i was bit by a tick': 'Infectious Diseases',
  'black poop': 'Gastroenterology',
  'heel hurts': 'Podiatry',
  'swollen eye': 'Ophthalmology',
  'yellow eyes': 'Gastroenterology',
  orthopedic: 'Orthopaedic Surgery',
  ortho: 'Orthopaedic Surgery',
  'pediatric orthopedic': 'Pediatric Orthopaedics',
  'gi doctor': 'Gastroenterology',
  psych: 'Psychiatry',
  derm: 'Dermatology',
  peds: 'Pediatrics',
  gyno: 'Obstetrics and Gynecology',
  'pituitary gland': 'Endocrinology',
  retina: 'Ophthalmology',
  ozempic: 'Endocrinology',
  // Whatever the language of the page.
  corazón: 'Cardiology',
  'dolor de cabeza': 'Neurology',
  'doctor de los huesos': 'Orthopaedic Surgery',
  pediatra: 'Pediatrics',
  dermatóloga: 'Dermatology',
  alergista: 'Allergy and Immunology',
  lunares: 'Dermatology',
  uñas: 'Podiatry',
  'طبيب قلب': 'Cardiology',
  'دكتور أطفال': 'Pediatrics',
  عيون: 'Ophthalmology',
  عقم: 'Obstetrics and Gynecology',
};

/** What patients type, and the page that comes first. */
export const layConditions: Readonly<Record<string, string>> = {
  'stomach ache': 'Belly pain',
  'tired all the time': 'Fatigue',
  'always tired': 'Fatigue',
  'varicose veins': 'Varicose veins',
  mri: 'X-rays and other scans',
  'physical therapy': 'Physical therapy',
  'kids cancer': 'Cancer in children',
  'anxiety medication': 'Anxiety',
  'chest pain': 'Chest pain',
  bunions: 'Bunion',
  'swollen ankle': 'Sprained ankle',
  'hair falling out': 'Hair loss',
  forgetful: 'Memory loss and dementia',
  asma: 'Asthma',
  'dolor de espalda': 'Back pain',
  الربو: 'Asthma',
};

/** The same on pages in other languages. */
export const layElsewhere: readonly (readonly [language: string, query: string, title: string])[] = [
  ['es-MX', 'muy triste', 'Depresión'],
  ['es-MX', 'me arde cuando hago pipi', 'Infección urinaria'],
  ['es-MX', 'mareada', 'Vértigo'],
  ['es-MX', 'sofocos', 'Menopausia'],
  ['es-MX', 'se rompió el brazo', 'Fractura de hueso'],
  ['ar', 'لا أستطيع الحمل', 'علاج الخصوبة'],
  ['ar', 'دوخة عند الوقوف', 'الدوار'],
  ['ar', 'تطعيم', 'اللقاحات'],
  ['ar', 'أريد أن أحمل', 'علاج الخصوبة'],
  ['en', 'ربو', 'Asthma'],
  ['en', 'إمساك', 'Constipation'],
  ['es-MX', 'ربو', 'Asma'],
  ['es-MX', 'bronquitis', 'Tos crónica'],
  ['es-MX', 'gastritis', 'Úlcera del estómago'],
  ['es-MX', 'cáncer de mama', 'Cáncer de mama'],
  ['ar', 'الصداع', 'الشقيقة'],
  ['ar', 'كحة', 'السعال المزمن'],
  ['ar', 'الزهايمر', 'فقدان الذاكرة والخرف'],
];

/** A language, what patients type on its pages, and the specialty of every one of the first five doctors. */
export const doctorsElsewhere: readonly (readonly [language: string, query: string, specialty: string])[] = [
  ['es-MX', 'pediatra', 'Pediatría'],
  ['es-MX', 'pediatras', 'Pediatría'],
  ['es-MX', 'doctor de niños', 'Pediatría'],
  ['es-MX', 'cardiólogos', 'Cardiología'],
  ['es-MX', 'dermatologos', 'Dermatología'],
  ['es-MX', 'ginecólogas', 'Obstetricia y ginecología'],
  ['es-MX', 'neurólogos', 'Neurología'],
  ['es-MX', 'psiquiatras', 'Psiquiatría'],
  ['es-MX', 'urólogos', 'Urología'],
  ['es-MX', 'doctor del corazón', 'Cardiología'],
  ['es-MX', 'veo borroso', 'Oftalmología'],
  ['es-MX', 'se me torcio la boca', 'Neurología'],
  ['es-MX', 'me duelen las rodillas', 'Cirugía ortopédica'],
  ['en', 'face droops', 'Neurology'],
  ['ar', 'يؤلمني صدري', 'أمراض القلب'],
  ['ar', 'صدري يعورني', 'أمراض القلب'],
  ['ar', 'ألم في صدري', 'أمراض القلب'],
  ['ar', 'بطني يوجعني', 'الجهاز الهضمي'],
  ['ar', 'ألم في المعدة', 'الجهاز الهضمي'],
  ['ar', 'يوجعني راسي', 'الأعصاب'],
  ['ar', 'وجهي مايل', 'الأعصاب'],
  ['ar', 'قلبي يدق بسرعه', 'أمراض القلب'],
  ['ar', 'اذني توجعني', 'الأنف والأذن والحنجرة'],
];

/** The same for the first doctor of children. */
export const childDoctors: readonly (readonly [language: string, query: string, specialty: string])[] = [
  ['en', 'asthma', 'Pediatric Pulmonology'],
  ['es-MX', 'asma', 'Neumología pediátrica'],
  ['ar', 'الربو', 'رئة الأطفال'],
];

/** A question in English, as the site asks first: all words are needed. */
export const askedInEnglish = (
  q: string,
  model: string,
  ...more: readonly Parameter[]
): readonly Parameter[] => [
  ['q', q],
  ['model', model],
  ['language', 'en'],
  ['fq', '_language:"en"'],
  ['mm', '100%'],
  ['facet', 'false'],
  ...more,
];

/** The first value that the first result has in a field. */
export async function firstOf(
  client: Client,
  { query, model, field }: { readonly query: string; readonly model: string; readonly field: string },
): Promise<unknown> {
  const { body } = await client.ask(askedInEnglish(query, model, ['rows', '1'], ['fl', field]));
  return [body.response.docs[0]?.[field]].flat()[0];
}
