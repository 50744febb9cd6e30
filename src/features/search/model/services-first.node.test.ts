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
  expect(servicesFirst(first, { asked: [], hits, forChildren: [] })).toEqual([
    'Sueño',
    'Pediatría',
    'Cardiología',
  ]);
});

test('[B17] what was asked for stands before it, however it was typed', () => {
  for (const asked of ['pediatria', 'PEDIATRÍA en Chicago', 'pedia'])
    expect(servicesFirst(first, { asked: [asked, ''], hits, forChildren: [] })[0]).toBe('Pediatría');
});

test('[B17] equals stay as authored', () => {
  const alone = place('1', ['Neurology', 'Cardiology']);
  expect(servicesFirst(alone, { asked: [], hits: [alone], forChildren: [] })).toEqual([
    'Neurology',
    'Cardiology',
  ]);
});

test('[B17] what only children need stands last where most is for adults, unless it was asked for', () => {
  const own = place('1', ['Pediatrics', 'Cardiology', 'Urology']);
  const around = {
    hits: [own, place('2', ['Cardiology', 'Urology'])],
    forChildren: ['Pediatrics', 'Neonatology'],
  };
  expect(servicesFirst(own, { asked: [], ...around })).toEqual(['Cardiology', 'Urology', 'Pediatrics']);
  expect(servicesFirst(own, { asked: ['pediatrics'], ...around })[0]).toBe('Pediatrics');
  const childrens = place('3', ['Cardiology', 'Pediatrics', 'Neonatology']);
  expect(servicesFirst(childrens, { asked: [], ...around })[0]).toBe('Neonatology');
});
