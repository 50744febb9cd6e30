import { servicesFirst } from '#services/search/answer/services-first';

const place = (services: readonly string[]) => ({ services });
const first = place(['Sueño', 'Pediatría', 'Cardiología']);

test('[B17] what the place names first stands first', () => {
  expect(servicesFirst(first, { asked: [], forChildren: [] })).toEqual(first.services);
});

test('[B17] what was asked for stands before it, however it was typed', () => {
  for (const asked of ['pediatria', 'PEDIATRÍA en Chicago', 'pedia'])
    expect(servicesFirst(first, { asked: [asked, ''], forChildren: [] })).toEqual([
      'Pediatría',
      'Sueño',
      'Cardiología',
    ]);
});

test('[B17] what only children need stands last where most is for adults, unless it was asked for', () => {
  const own = place(['Pediatrics', 'Cardiology', 'Urology']);
  const forChildren = ['Pediatrics', 'Neonatology'];
  expect(servicesFirst(own, { asked: [], forChildren })).toEqual(['Cardiology', 'Urology', 'Pediatrics']);
  expect(servicesFirst(own, { asked: ['pediatrics'], forChildren })[0]).toBe('Pediatrics');
  const childrens = place(['Neonatology', 'Pediatrics', 'Cardiology']);
  expect(servicesFirst(childrens, { asked: [], forChildren })[0]).toBe('Neonatology');
});
