import type { WireDocument } from '#services/search/wire';
import { whoTreats } from '#services/book/who-treats';

const doctor = (id: string, score: number, specialty: string, expertise: readonly string[] = []) =>
  ({
    id,
    score,
    c_visible_specialties_sm: [specialty],
    c_specialty_details_sm: expertise,
  }) as unknown as WireDocument;
const names = (documents: readonly WireDocument[], words: string) =>
  whoTreats(documents, words).map(({ id }) => id);

test('[I19] whoever has the best doctor’s specialty, or names the complaint, treats it, whatever their scores', () => {
  const found = [
    doctor('best', 30, 'Medicina del dolor'),
    doctor('as good', 16, 'Neurocirugía'),
    doctor('same specialty', 9, 'Medicina del dolor'),
    doctor('names it', 8, 'Reumatología', ['Gota', 'Dolor de Espalda crónico']),
    doctor('only mentions it', 8, 'Dermatología', ['Acné']),
  ];
  expect(names(found, 'dolor de espalda')).toEqual(['best', 'as good', 'same specialty', 'names it']);
  expect(names([], 'dolor de espalda')).toEqual([]);
});
