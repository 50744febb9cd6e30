import { afro, arc, close, curls, hanging } from './hair-coiled.ts';
import { cut, horseshoe, sides } from './hair-cut.ts';
import { coiled, type Hair } from './hair-paint.ts';
import type { Look } from './look.ts';

const none: Hair = { back: '', outline: '', front: '' };

const withSides = (hair: Hair, look: Look, strength: number): Hair => ({
  ...hair,
  front: sides(look, 240, strength) + hair.front,
});

export const shortStyles: Readonly<Record<string, (look: Look) => Hair>> = {
  curls,
  afro,
  cropped: (look) => close(look, 18),
  fade: (look) => withSides(close(look, 11), look, 0.75),
  curled: (look) =>
    withSides(
      {
        ...close(look, 20),
        front: coiled(
          look,
          'curled',
          [...arc(13, look.width - 4, 22, 18, 162, 222), ...arc(8, look.width - 26, 22, 44, 136, 218)],
          9,
        ),
      },
      look,
      0.6,
    ),
  braids: (look) => hanging(look, false),
  locs: (look) => hanging(look, true),
  pixie: (look) => cut(look, { rise: 20, part: 196, hairline: 158, temple: 204, ears: 256 }),
  parted: (look) => cut(look, { rise: 20, part: 200, hairline: 152, temple: 180, ears: 238 }),
  swept: (look) => cut(look, { rise: 18, part: 232, hairline: 158, temple: 172, ears: 246 }),
  quiff: (look) =>
    withSides(cut(look, { rise: 34, part: 214, hairline: 152, temple: 176, ears: 214 }), look, 0.7),
  tousled: (look) => cut(look, { rise: 24, part: 222, hairline: 172, temple: 198, ears: 244 }),
  crew: (look) =>
    withSides(cut(look, { rise: 8, part: 228, hairline: 160, temple: 180, ears: 210 }), look, 0.75),
  receding: (look) => horseshoe(look),
  bald: (look) => (look.age > 50 ? { ...none, front: sides(look, 244, 0.16) } : none),
};
