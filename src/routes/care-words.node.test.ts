import { json, routesWorld } from '#routes/testing/world';

const spanish: Readonly<Record<string, string>> = {
  Other: 'Otra persona',
  'care Other': 'Otro motivo',
  'care Seen before?': '¿Ya vino?',
  'care Yes': 'Sí',
};

let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  process.env.LANGUAGES = 'en,es-MX';
  world = await routesWorld(async () => ({
    reasons: (await import('@/pages/api/scheduling/reasons')).default,
    questions: (await import('@/pages/api/scheduling/questions')).default,
  }));
  world.phrases = { 'es-MX': spanish };
});
afterAll(() => world.stop());
beforeEach(() => {
  world.seen = [];
});

const visit = {
  providerId: '1000000012',
  specialty: 'Cardiology',
  subspecialty: '',
  isNewPatient: true,
  isAdultPatient: true,
  isInPersonVisit: false,
  language: 'es-MX',
};
const tree = {
  SpecialtyTree: [
    {
      SitecoreId: 'cardiology',
      DisplayName: 'Cardiology',
      SubSpecialties: [{ 'Sub-Specialty': 'hf', DisplayName: 'Heart failure' }],
    },
  ],
};
const asked = () => world.seen.find(({ path }) => path === '/reasons')?.body;

test('[I7] reasons come with their words in the language of the visitor, and stay what the clinic calls them', async () => {
  world.answer = () => json({ Reasons: ['Other', 'Unheard of', ' ', 'Other'] });
  expect(JSON.parse((await world.post('reasons', visit)).text)).toEqual({
    reasons: ['Other', 'Unheard of'],
    specialty: 'Cardiology',
    words: { Other: 'Otro motivo' },
  });
  expect(asked()).toMatchObject({
    VisitTypeId: '9011',
    Visit_Type_Selected: 'Virtual',
    Specialty: 'Cardiology',
  });
  const inEnglish = await world.post('reasons', { ...visit, language: 'en' });
  expect(JSON.parse(inEnglish.text)).toMatchObject({ words: {} });
});

test('[I7] [I1] reasons are those of the narrower specialty, where it belongs to the provider’s', async () => {
  world.answer = (path) => json(path.startsWith('/specialty-tree') ? tree : { Reasons: ['Other'] });
  const narrow = await world.post('reasons', { ...visit, subspecialty: 'Heart failure' });
  expect(asked()).toMatchObject({ Specialty: 'Heart failure' });
  expect(JSON.parse(narrow.text)).toMatchObject({ specialty: 'Heart failure' });
  world.seen = [];
  const foreign = await world.post('reasons', { ...visit, subspecialty: 'Acne' });
  expect(asked()).toMatchObject({ Specialty: 'Cardiology' });
  expect(JSON.parse(foreign.text)).toMatchObject({ specialty: 'Cardiology' });
});

test('[I7] questions and answers come with their words', async () => {
  const questions = [
    {
      QKey: 'A',
      Question: 'Seen before?',
      AnswerPresentFormat: 'Radio',
      Question_Order: 1,
      Answers: [{ Online_Scheduling_Answer: 'Yes', QKey: null }],
    },
  ];
  world.answer = () => json({ SpecialtyQATree: { Specialty_Questions: questions } });
  const found = await world.post('questions', {
    specialty: 'Cardiology',
    reason: 'Other',
    visitType: '9003',
    language: 'es-MX',
  });
  expect(JSON.parse(found.text)).toMatchObject({
    questions: [{ question: 'Seen before?', answers: [{ text: 'Yes' }] }],
    words: { 'Seen before?': '¿Ya vino?', Yes: 'Sí' },
  });
});
