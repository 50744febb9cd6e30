import type { Sitter } from './people/look.ts';

/** Those who write the stories, as their portraits are drawn: by file name below `media/writers`. */
export const writers = {
  nora: {
    id: 'nora-whitfield-achebe',
    given: 'Imani',
    gender: 'female',
    age: 44,
    forChildren: false,
    clothes: 'plain',
  },
  'ji-woo': {
    id: 'ji-woo-harper',
    given: 'Hana',
    gender: 'female',
    age: 33,
    forChildren: false,
    clothes: 'plain',
  },
  miriam: {
    id: 'miriam-osei-kowal',
    given: 'Grace',
    gender: 'female',
    age: 62,
    forChildren: false,
    clothes: 'plain',
  },
  tomas: {
    id: 'tomas-lindgren-ruiz',
    given: 'Tomasz',
    gender: 'male',
    age: 41,
    forChildren: false,
    clothes: 'plain',
  },
} as const satisfies Readonly<Record<string, Sitter>>;
