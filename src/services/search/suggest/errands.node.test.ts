import { errandsFor } from '#services/search/suggest/errands';

const errands = [
  { title: 'Parking and public transport', href: '/parking', keywords: ['parking', 'park my car', 'garage'] },
  { title: 'Visiting hours', href: '/visiting', keywords: ['visiting hours', 'visitor'] },
  { title: 'Horario de visitas', href: '/visitas', keywords: ['horario de visitas'] },
  { title: 'الفواتير', href: '/pay', keywords: ['فاتورة'] },
];
const found = (query: string) => errandsFor(query, errands).map(({ path }) => path);

test.each([
  ['park', ['/parking']],
  ['Parking', ['/parking']],
  ['where is the garage?', ['/parking']],
  ['visit', ['/visiting']],
  ['visiting ho', ['/visiting']],
  ['HORÁRIO', ['/visitas']],
  ['دفع الفاتوره', ['/pay']],
  ['parkinson', []],
  ['?!', []],
  ['', []],
])('[B29] “%s” is an errand to %s', (query, paths) => {
  expect(found(query)).toEqual(paths);
});
