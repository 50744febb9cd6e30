import { alsoCalled, explainMatch } from '#services/search/words/explain';

const doctor = (specialties: readonly string[], layWords: string) => ({
  resulttitle_t: 'Ana Díaz, MD',
  c_visible_specialties_sm: specialties,
  c_specialty_synonyms_t: layWords,
});
const bones = doctor(['Orthopaedic Surgery'], 'bone doctor ¶ knee pain ¶ hip pain');
const sports = doctor(['Sports Medicine'], 'runner’s knee ¶ knee pain');
const heart = doctor(['Cardiology'], 'heart doctor ¶ chest pain');
const explain = (documents: readonly ReturnType<typeof doctor>[], query: string, synonyms = [] as never[]) =>
  explainMatch(documents, { query, synonyms });

describe('explained matches', () => {
  test('[B19] a lay term says the specialty that it belongs to, in the visitor’s own spelling', () => {
    expect(explain([bones, bones], 'Knee  Pain')).toEqual({
      term: 'Knee Pain',
      names: ['Orthopaedic Surgery'],
    });
    expect(explain([bones], 'my knee pain, please')).toEqual({
      term: 'knee pain',
      names: ['Orthopaedic Surgery'],
    });
  });

  test('[B19] two specialties at most, the more frequent first', () => {
    const third = doctor(['Pain Medicine'], 'knee pain');
    expect(explain([sports, bones, bones, third], 'knee pain')?.names).toEqual([
      'Orthopaedic Surgery',
      'Sports Medicine',
    ]);
  });

  test('[B19] the longest term is meant', () => {
    const both = doctor(['Pediatrics'], 'chest pain ¶ chest pain in children');
    expect(explain([both], 'chest pain in children')?.term).toBe('chest pain in children');
  });

  test.each([
    ['a specialty’s own name', [bones], 'orthopaedic surgery knee pain'],
    ['a name of a physician', [bones], 'ana diaz'],
    ['a part of a word', [bones], 'knee painting'],
    ['nothing', [], 'knee pain'],
  ])('[B19] %s needs no explanation', (_, documents, query) => {
    expect(explain(documents, query)).toBeNull();
  });

  test('[B19] a term that does not explain the first result explains nothing', () => {
    const nerves = doctor(['Pediatric Neurology'], 'seizures');
    const children = doctor(['Pediatrics'], 'child');
    expect(explain([children, nerves], 'child seizure specialist')?.names).toEqual(['Pediatrics']);
    expect(explain([nerves, children, children], 'child seizure specialist')).toBeNull();
  });

  test('[B19] a term that explains fewer than half of the results explains nothing', () => {
    expect(explain([bones, heart, heart], 'knee pain')).toBeNull();
  });

  test('[B19] who has several specialties does not say whose term it is', () => {
    expect(explain([doctor(['Cardiology', 'Internal Medicine'], 'knee pain')], 'knee pain')).toBeNull();
  });

  test('[B19] the service’s synonyms explain too, with accents folded', () => {
    const synonyms = [{ from: ['doctor de los huesos', 'ortopedia'], to: ['cirugia ortopedica'] }];
    const medico = doctor(['Cirugía ortopédica'], '');
    expect(explainMatch([medico], { query: 'doctor de los huesos', synonyms })).toEqual({
      term: 'doctor de los huesos',
      names: ['Cirugía ortopédica'],
    });
  });

  test('[B19] a synonym may call a specialty by its name in another language', () => {
    const synonyms = [{ from: ['طبيب القلب'], to: ['cardiology'] }];
    const cardiologist = {
      ...doctor(['أمراض القلب'], ''),
      c_other_languages_t: 'Cardiology ¶ Cardiología',
    };
    expect(explainMatch([cardiologist], { query: 'طبيب القلب', synonyms })).toEqual({
      term: 'طبيب القلب',
      names: ['أمراض القلب'],
    });
    const other = { ...doctor(['الطب الباطني'], ''), c_other_languages_t: 'Internal Medicine' };
    expect(explainMatch([other], { query: 'طبيب القلب', synonyms })).toBeNull();
  });
});

describe('other names of conditions', () => {
  const reflux = { resulttitle_t: 'Acid reflux', c_specialty_synonyms_t: 'GERD ¶ heartburn' };
  test.each([
    ['heartburn', 'heartburn'],
    ['bad gerd', 'GERD'],
    ['acid reflux', ''],
    ['reflux', ''],
    ['burn', ''],
    ['', ''],
  ])('[B19] searched for as “%s”, it is also called “%s”', (query, name) => {
    expect(alsoCalled(reflux, query)).toBe(name);
  });
});
