import { errandsFor } from '#services/search/suggest/errands';

const errands = [
  {
    title: 'Parking and public transport',
    href: '/parking',
    keywords: ['parking', 'park my car', 'garage'],
    foreignKeywords: ['estacionamiento', 'موقف السيارات'],
  },
  {
    title: 'Visiting hours',
    href: '/visiting',
    keywords: ['visiting hours', 'visitor'],
    foreignKeywords: [],
  },
  { title: 'Horario de visitas', href: '/visitas', keywords: ['horario de visitas'], foreignKeywords: [] },
  { title: 'الفواتير', href: '/pay', keywords: ['فاتورة'], foreignKeywords: [] },
  { title: 'Jobs', href: '/jobs', keywords: ['careers'], foreignKeywords: ['trabajo'] },
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
  ['dónde hay estacionamiento', ['/parking']],
  ['estac', ['/parking']],
  ['موقف سيارات', ['/parking']],
  // The beginning of "trauma" and of "trachea".
  ['tra', []],
  ['parkinson', []],
  ['?!', []],
  ['', []],
])('[B29] “%s” is an errand to %s', (query, paths) => {
  expect(found(query)).toEqual(paths);
});
