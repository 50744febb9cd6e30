import { familyNames, givenNames, type GivenName } from './names.ts';
import type { Random } from './random.ts';
import { slugOf } from './tags.ts';

/** Somebody's name and gender. */
export type Person = { readonly given: GivenName; readonly family: string };

/** Draws people, no name twice, and no given name again before seven others. */
export function personSource(random: Random, reserved: Iterable<string>): () => Person {
  const taken = new Set(reserved);
  const recent: string[] = [];
  return () => {
    for (;;) {
      const given = random.pick(givenNames);
      const family = random.pick(familyNames);
      const name = `${given.name} ${family}`;
      if (taken.has(name) || taken.has(family) || recent.includes(given.name) || recent.includes(family))
        continue;
      taken.add(name);
      recent.push(given.name, family);
      if (recent.length > 40) recent.splice(0, 2);
      return { given, family };
    }
  };
}

/** A name as the last part of an address. */
export function slugOfName(name: string): string {
  return slugOf(name.replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('’', ''));
}
