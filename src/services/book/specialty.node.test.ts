import type { PhysicianHit, SearchResults } from '@/contracts/search';
import { emptySearch } from '@/domain/search/search-url';
import { specialtiesIn } from './specialty';

type Found = Parameters<typeof specialtiesIn>[0];

const nothing: Found = { read: null, explained: null, relaxed: null, hits: [] };
const doctors = (...specialties: readonly string[]) =>
  specialties.map((one) => ({ type: 'physician', specialties: [one] }) as unknown as PhysicianHit);
const relaxed: SearchResults['relaxed'] = { query: 'rash', without: ['arm'] };

test.each([
  ['what was read from the words', { read: readAs('Cardiology'), hits: doctors('Surgery') }, ['Cardiology']],
  [
    'what explains who was found',
    { explained: { term: 'stomach ache', names: ['Gastroenterology', 'Family Medicine'] } },
    ['Gastroenterology', 'Family Medicine'],
  ],
  [
    'of these, first that of the doctor who fits best',
    {
      explained: { term: 'stomach ache', names: ['Family Medicine', 'Surgery', 'Gastroenterology'] },
      hits: doctors('Gastroenterology', 'Family Medicine', 'Family Medicine'),
    },
    ['Gastroenterology', 'Family Medicine', 'Surgery'],
  ],
  ['what most of the best have', { hits: doctors('Skin', 'Skin', 'Skin', 'Lungs', 'Heart') }, ['Skin']],
  ['nothing where they do not agree', { hits: doctors('Skin', 'Skin', 'Lungs', 'Heart', 'Heart') }, []],
  [
    'all of them, of whom words were left out',
    { relaxed, hits: doctors(...Array(6).fill('Skin')) },
    ['Skin'],
  ],
  ['nothing of few of whom words were left out', { relaxed, hits: doctors('Skin', 'Skin') }, []],
  ['nothing where nobody is found', {}, []],
] as const)('[I1] [B19] words of a problem mean %s', (_rule, found, names) => {
  expect(specialtiesIn({ ...nothing, ...found })).toEqual(names);
});

function readAs(value: string): SearchResults['read'] {
  const state = { ...emptySearch, filters: [{ field: 'c_visible_specialties_sm', value }] };
  return { typed: emptySearch, state };
}
