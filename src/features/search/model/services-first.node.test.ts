import { locationHit, physicianHit } from '../testing/fixtures';
import { servicesFirst } from './services-first';

const place = (id: string, services: readonly string[]) => ({ ...locationHit, id, services });
const hits = [
  place('1', ['Cardiología', 'Pediatría', 'Sueño']),
  place('2', ['Cardiología', 'Pediatría']),
  place('3', ['Cardiología']),
  { ...physicianHit, specialties: ['Sueño'] },
];
const [first] = hits as [ReturnType<typeof place>];

test('[B17] what few of the places have stands first', () => {
  expect(servicesFirst(first, { asked: [], hits })).toEqual(['Sueño', 'Pediatría', 'Cardiología']);
});

test('[B17] what was asked for stands before it, however it was typed', () => {
  for (const asked of ['pediatria', 'PEDIATRÍA en Chicago', 'pedia'])
    expect(servicesFirst(first, { asked: [asked, ''], hits })[0]).toBe('Pediatría');
});

test('[B17] equals stay as authored', () => {
  const alone = place('1', ['Neurology', 'Cardiology']);
  expect(servicesFirst(alone, { asked: [], hits: [alone] })).toEqual(['Neurology', 'Cardiology']);
});
