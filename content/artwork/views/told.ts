import { box, mix, shades, soft, stroke } from '../paint.ts';
import type { Hour } from './light.ts';
import { person, type Place } from './people.ts';
import type { Scene } from './scene.ts';
import { settings } from './settings.ts';

/** A table along the lower edge, in light from the left. */
const table = (color: string): string =>
  soft(8, box(-20, 742, 1640, 20, '#171420'), 0.35) +
  shades('table', [0, 750], [1400, 900], mix(color, '#fff0d8', 0.35), color, mix(color, '#1a1018', 0.3)) +
  box(-10, 752, 1620, 160, 'url(#table)') +
  [0, 1, 2, 3]
    .map((row) =>
      stroke(
        `M-10 ${786 + row * 32} C500 ${778 + row * 32} 1000 ${796 + row * 32} 1610 ${784 + row * 32}`,
        mix(color, '#1a1018', 0.35),
        2,
        'opacity=".3"',
      ),
    )
    .join('');

/** What tables are made of. */
export const tables = { oak: '#b98a5c', walnut: '#7d573c', white: '#dfe3e6' } as const;

type Told = {
  readonly hour: Hour;
  readonly where: keyof typeof settings;
  readonly people: readonly (Partial<Place> & { readonly given: string; readonly x: number })[];
  /** What lies in front, drawn. */
  readonly things?: string;
  /** The table's color; none where people stand. */
  readonly on?: string;
  /** What covers people from below instead of a table, as a blanket does. */
  readonly front?: string;
};

/** A picture of a story: where, who, and what it is about. */
export const told = ({ hour, where, people, things = '', on, front = '' }: Told): Scene => ({
  hour,
  draw: (brush) =>
    settings[where](brush) +
    people
      .map((who, at) => {
        const size = who.size ?? 1.22;
        // At a table the body ends below its edge, so that shoulders and arms are above it.
        const base = who.base ?? (on || front ? 752 + 62 * size : 905);
        // Who has a portrait elsewhere smiles as there.
        const usual = who.id ? {} : ({ smile: 'open' } as const);
        const id = `${who.given}-${who.x}-${at}`;
        return person({ isTurned: who.x > 800, id, ...usual, ...who, size, base });
      })
      .join('') +
    (on ? table(on) : '') +
    front +
    things,
});
