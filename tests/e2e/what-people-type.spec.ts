import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support';

type Outcome = {
  readonly results: {
    readonly total: number;
    readonly hits: readonly {
      readonly type: string;
      readonly title: string;
      readonly specialties?: readonly string[];
    }[];
    readonly relaxed: { readonly without: readonly string[] } | null;
    readonly promotions: readonly { readonly href: string }[];
    readonly suggestion: string;
    readonly said?: readonly { readonly label: string; readonly query: string }[];
  };
};

/** What a search page shows first for a query, as the server renders it. */
async function shownFor(request: APIRequestContext, path: string, query: string) {
  const html = await (await request.get(`${path}?query=${encodeURIComponent(query)}`)).text();
  const json = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { props } = JSON.parse(json) as {
    props: { pageProps: { data: Record<string, { data?: { outcome?: Outcome } }> } };
  };
  const found = Object.values(props.pageProps.data).find(({ data }) => data?.outcome)?.data?.outcome;
  if (!found) throw new Error(`no search on ${path}`);
  return found.results;
}

const specialties = {
  '/find-a-physician': {
    heart: 'Cardiology',
    skin: 'Dermatology',
    eyes: 'Ophthalmology',
    adhd: 'Psychiatry',
    'anxiety therapist': 'Psychiatry',
    suicide: 'Psychiatry',
    'knee hurts': 'Orthopaedic Surgery',
    'my back hurts': 'Pain Medicine',
    'stomach hurts': 'Gastroenterology',
    'hearing aids': 'Otolaryngology',
    fever: 'Family Medicine',
    pediatrician: 'Pediatrics',
    'std test': 'Infectious Diseases',
    podiatrist: 'Podiatry',
    'pediatric neurologist': 'Pediatric Neurology',
    'child lung doctor': 'Pediatric Pulmonology',
    'my son has asthma and cannot breathe at night': 'Pediatric Pulmonology',
    'kids cancer': 'Pediatric Hematology and Oncology',
    'foot doctor': 'Podiatry',
    'physical therapy': 'Physical Medicine and Rehabilitation',
    mri: 'Radiology',
    'varicose veins': 'Vascular Surgery',
    'anxiety medication': 'Psychiatry',
    'behavioral health': 'Psychiatry',
    optometry: 'Ophthalmology',
    'contact lenses': 'Ophthalmology',
    'hematology/oncology': 'Hematology',
    'whooping cough': 'Pulmonary Medicine',
    rabies: 'Infectious Diseases',
    gassy: 'Gastroenterology',
    'musculoskeletal disorders': 'Sports Medicine',
    'tendon repair': 'Sports Medicine',
    'motor neuron diseases': 'Neurology',
    'skin conditions': 'Dermatology',
    'eye doctor open saturday': 'Ophthalmology',
    'passed out at work': 'Cardiology',
    'eating disorders': 'Psychiatry',
    'esophageal cancer': 'Oncology',
    'dolor de cabeza': 'Neurology',
    'my kid won’t stop wetting the bed': 'Pediatrics',
    'always so thirsty': 'Endocrinology',
    'طبيب قلب': 'Cardiology',
  },
  '/es-mx/find-a-physician': {
    ojos: 'Oftalmología',
    huesos: 'Cirugía ortopédica',
    pediatra: 'Pediatría',
    'me duele la espalda': 'Medicina del dolor',
    estrés: 'Psiquiatría',
    nariz: 'Otorrinolaringología',
    'parálisis facial': 'Neurología',
    'tengo gases': 'Gastroenterología',
    'mi hijo se orina en la cama': 'Pediatría',
    'enfermedades musculares': 'Medicina deportiva',
    'mi niña de 6 años no puede respirar bien por la noche': 'Neumología pediátrica',
    'doctor de pulmones para niña de 6 años': 'Neumología pediátrica',
  },
  '/ar/find-a-physician': {
    'طبيب قلب': 'أمراض القلب',
    'دكتور أطفال': 'طب الأطفال',
    'طبيبة نساء': 'النساء والتوليد',
    عظام: 'جراحة العظام',
    جلدية: 'الأمراض الجلدية',
    اكتئاب: 'الطب النفسي',
    سكري: 'الغدد الصماء',
    صداع: 'الأعصاب',
    'صداع نصفي': 'الأعصاب',
    'دكتور اطفال': 'طب الأطفال',
    'طبيبة نسائية': 'النساء والتوليد',
    تقيؤ: 'الجهاز الهضمي',
    'عطش شديد': 'الغدد الصماء',
    'طبيب رئة للاطفال': 'رئة الأطفال',
    'دكتور قلب للأطفال': 'قلب الأطفال',
  },
} as const;

for (const [path, expected] of Object.entries(specialties))
  test(`[B19] the words of patients find who looks after it: ${path}`, async ({ request }) => {
    for (const [query, specialty] of Object.entries(expected)) {
      const { hits } = await shownFor(request, path, query);
      expect(hits[0]?.specialties, query).toContain(specialty);
    }
  });

test('[B19] words of sentences, and general ones, do not hide what the others find', async ({ request }) => {
  for (const [path, query, title] of [
    ['/conditions-services', 'my uncle has blood in stool', 'Hemorrhoids'],
    ['/conditions-services', 'who can look at a mole that is getting bigger', 'Skin cancer check'],
    ['/conditions-services', 'heartburn every night', 'Acid reflux'],
    ['/conditions-services', 'bowel problems', 'Irritable bowel syndrome'],
    ['/conditions-services', 'blood disorders', 'Bleeding disorders'],
    ['/conditions-services', 'bleeding disorders', 'Bleeding disorders'],
    ['/es-mx/conditions-services', 'problemas de la vista', 'Examen de la vista'],
  ] as const)
    expect((await shownFor(request, path, query)).hits[0]?.title, query).toBe(title);
});

test('[B19] what somebody does while it hurts leaves more than one doctor', async ({ request }) => {
  for (const [path, query, specialty] of [
    ['/find-a-physician', 'chest pain climbing stairs', 'Cardiology'],
    ['/ar/find-a-physician', 'ألم في الصدر عند صعود الدرج', 'أمراض القلب'],
    ['/es-mx/find-a-physician', 'dolor de pecho al subir escaleras', 'Cardiología'],
  ] as const) {
    const { hits } = await shownFor(request, path, query);
    expect(hits.filter(({ specialties: own }) => own?.includes(specialty)).length, query).toBeGreaterThan(5);
  }
});

test('[B19] the words of patients find where tests are done', async ({ request }) => {
  for (const [path, query] of [
    ['/find-a-location', 'xray'],
    ['/find-a-location', 'mri'],
    ['/find-a-location', 'lab'],
    ['/es-mx/find-a-location', 'radiografía'],
    ['/es-mx/find-a-location', 'análisis de sangre'],
    ['/ar/find-a-location', 'تحليل دم'],
  ] as const)
    expect((await shownFor(request, path, query)).hits.length, query).toBeGreaterThan(0);
});

test('[B19] a condition is found with and without the Arabic article', async ({ request }) => {
  for (const query of ['الربو', 'ربو'])
    expect((await shownFor(request, '/ar/conditions-services', query)).hits[0]?.title).toBe('الربو');
});

test('[B29] an errand leads to its page, whatever is searched for beside it', async ({ request }) => {
  const pages: Readonly<Record<string, string>> = {
    parking: '/patients-visitors/parking',
    'visiting hours': '/patients-visitors/visiting-hours',
    'do you take my insurance': '/patients-visitors/insurance',
    'portal login': '/patients-visitors/patient-portal',
    'emergency room': '/find-care/emergency-care',
    'open now': '/find-care/urgent-care',
    'sign language interpreter': '/patients-visitors/interpreters',
    jobs: '/about/careers',
    'cancel my appointment': '/appointments/manage',
    'make an appointment': '/book-online',
    'how do I book a visit': '/book-online',
    'lost and found': '/patients-visitors/patient-relations',
    'what do I bring to my appointment': '/patients-visitors/your-first-visit',
    'can I talk to a nurse': '/find-care',
    volunteering: '/about/volunteer',
  };
  for (const [query, href] of Object.entries(pages))
    expect((await shownFor(request, '/search', query)).promotions[0]?.href, query).toBe(href);
  // The name of an insurer is a word for insurance.
  const insurer = await shownFor(request, '/find-a-physician', 'blue cross');
  expect(insurer.promotions[0]?.href).toBe('/patients-visitors/insurance');
  const spanish = await shownFor(request, '/es-mx/search', 'horario de visitas');
  expect(spanish.promotions[0]?.href).toBe('/patients-visitors/visiting-hours');
  const arabic = await shownFor(request, '/ar/search', 'مواقف السيارات');
  expect(arabic.promotions[0]?.href).toBe('/patients-visitors/parking');
  for (const [path, query] of [
    ['/es-mx/search', 'cómo pido una cita'],
    ['/ar/search', 'كيف أحجز موعدًا'],
  ] as const)
    expect((await shownFor(request, path, query)).promotions[0]?.href, query).toBe('/book-online');
  for (const [path, query, href] of [
    ['/es-mx/search', 'cómo pago mi cuenta', '/patients-visitors/billing'],
    ['/es-mx/search', 'cuánto cuesta una resonancia', '/patients-visitors/billing'],
    ['/ar/search', 'كم تكلفة الرنين المغناطيسي', '/patients-visitors/billing'],
    ['/ar/search', 'كيف أحصل على سجلي الطبي', '/patients-visitors/medical-records'],
    ['/ar/search', 'شكوى', '/patients-visitors/patient-relations'],
  ] as const)
    expect((await shownFor(request, path, query)).promotions[0]?.href, query).toBe(href);
});

test('[B10] [B28] what only a filter says is found without the words that nobody has', async ({
  request,
}) => {
  const { total, hits, relaxed } = await shownFor(request, '/find-a-physician', 'purple female doctor');
  expect(relaxed?.without).toEqual(['purple']);
  expect(total).toBeGreaterThan(hits.length);
});

test('[B1] [B28] words that say when somebody comes ask for places, in the list over all types', async ({
  request,
}) => {
  // Some hour of the day may have none of them open; a day has some.
  for (const [path, query, day, without] of [
    ['/search', 'open saturday near 60637', 'Saturday', 'near 60637'],
    ['/es-mx/search', 'abierto el sabado cerca de 60637', 'Sábado', 'cerca de 60637'],
    ['/ar/search', 'مفتوح يوم السبت قريب من 60637', 'السبت', 'قريب من 60637'],
  ] as const) {
    const { hits, said } = await shownFor(request, path, query);
    expect(new Set(hits.map(({ type }) => type)), query).toEqual(new Set(['location']));
    expect(said, query).toContainEqual({ label: day, query: without });
    expect(
      said?.some(({ label }) => label === ''),
      query,
    ).toBe(true);
  }
  const { hits } = await shownFor(request, '/search', 'cardiologist open saturday');
  expect(new Set(hits.map(({ type }) => type))).toEqual(new Set(['physician', 'location']));
});

test('[B16] in the list over all types a place next door is no specialty', async ({ request }) => {
  for (const [query, specialty] of [
    ['eye doctor downtown', 'Ophthalmology'],
    ['logan square pediatrician', 'Pediatrics'],
  ] as const) {
    const { hits } = await shownFor(request, '/search', query);
    const doctors = hits.filter(({ type }) => type === 'physician').slice(0, 3);
    expect(doctors.length, query).toBeGreaterThan(0);
    for (const doctor of doctors) expect(doctor.specialties, query).toContain(specialty);
  }
});

test('[B10] a spelling never mends the word by which something is found', async ({ request }) => {
  const { relaxed, suggestion } = await shownFor(request, '/conditions-services', 'lap band');
  expect(relaxed?.without).toEqual(['lap']);
  expect(suggestion).toBe('');
});

test('[B10] a right word is not mended into another one; a wrong one is', async ({ request }) => {
  for (const query of ['blue cross', 'jobs', 'tooth', 'a'.repeat(200)])
    expect((await shownFor(request, '/find-a-physician', query)).suggestion, query).toBe('');
  const suggestion = async (query: string) =>
    (await shownFor(request, '/find-a-physician', query)).suggestion;
  expect(await suggestion('migrane')).toBe('migraine');
  expect(await suggestion('diabetis doctor')).toBe('diabetes doctor');
  expect(await suggestion('neumonia')).toBe('pneumonia');
  expect(await suggestion('radiolgy')).toBe('radiology');
  expect(await suggestion('crones disease')).toMatch(/^crohns? disease$/);
  expect(await suggestion('asma')).toBe('asthma');
  expect(await suggestion('psycology')).toBe('psychology');
  expect(await suggestion('nefrology')).toBe('nephrology');
  expect(await suggestion('exema')).toBe('eczema');
});

test('[B28] [E7] a child’s emergency leads to the hospital for children, in the words of each language', async ({
  request,
}) => {
  const asked = [
    ['/find-a-location', 'emergency room for my kid'],
    ['/find-a-location', 'children emergency'],
    ['/es-mx/find-a-location', 'urgencias para niños'],
    ['/ar/find-a-location', 'طوارئ أطفال'],
  ] as const;
  for (const [path, query] of asked) {
    const html = await (await request.get(`${path}?query=${encodeURIComponent(query)}`)).text();
    expect(html, query).toContain(`${path}/location/childrens-hospital"`);
  }
});
