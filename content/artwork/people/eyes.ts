import { area, mix, oval, soft, stroke, within } from '../paint.ts';
import type { Look } from './look.ts';
import { placesOf } from './places.ts';
import type { Skin } from './skin.ts';

/** One eye. @param side - -1 the one in the light, 1 the other */
export function eye(look: Look, skin: Skin, side: -1 | 1): string {
  const { middle, eyes, apart } = placesOf(look);
  const half = (side === 1 ? 17.6 : 19) * (look.isFeminine ? 1.04 : 0.98);
  const x = middle + side * apart - (side === 1 ? 2 : 0);
  const height = look.eyeHeight * (look.isMonolid ? 0.84 : 1);
  const outer = eyes - look.eyeSlant;
  const inner = eyes + 1.5;
  // From the inner corner over the upper lid to the outer one, and back.
  const upper = `C${x - side * half * 0.5} ${eyes - height * 1.35} ${x + side * half * 0.42} ${eyes - height * 1.45} ${x + side * half} ${outer}`;
  const lower = `C${x + side * half * 0.55} ${eyes + height * 0.85} ${x - side * half * 0.45} ${eyes + height * 0.95} ${x - side * half} ${inner}`;
  const start = `M${x - side * half} ${inner}`;
  const almond = `${start} ${upper} ${lower}Z`;
  const iris = height * 1.16;
  const gaze = x - look.turn * 0.12;
  const lash = look.tone > 5 ? '#120a09' : '#2a1813';
  const ball =
    area(almond, mix('#f6f1ec', skin.base, 0.14)) +
    oval(gaze, eyes - 1.6, iris, iris, mix(look.iris, '#0c0705', 0.45)) +
    oval(gaze, eyes - 0.9, iris * 0.82, iris * 0.82, look.iris) +
    soft(1, oval(gaze, eyes + 2.4, iris * 0.6, iris * 0.36, mix(look.iris, '#ffe2b0', 0.4))) +
    oval(gaze, eyes - 1.4, iris * 0.42, iris * 0.42, '#0d0807') +
    soft(2, stroke(`${start} ${upper}`, '#20100c', 6), 0.55) +
    oval(gaze - 3, eyes - 4.2, 2.2, 2, '#fff', 'opacity=".95"') +
    oval(gaze + 3.2, eyes + 1.6, 1, 1, '#fff', 'opacity=".5"');
  const lid = eyes - height * 1.1;
  const crease = look.isMonolid
    ? ''
    : stroke(
        `M${x - side * half * 0.78} ${lid - 1.5} C${x - side * half * 0.3} ${lid - 9} ${x + side * half * 0.5} ${lid - 9} ${x + side * half * 1.02} ${lid + 1}`,
        skin.deep,
        1.7,
        'opacity=".6"',
      );
  const wing = look.isFeminine
    ? area(
        `M${x + side * half * 0.5} ${eyes - height * 0.98} L${x + side * (half + 4.5)} ${outer - 3} L${x + side * (half - 1)} ${outer + 1.6}Z`,
        lash,
      )
    : '';
  return (
    soft(5, oval(x, eyes - 11, half * 1.05, 7, skin.shade), look.isMonolid ? 0.3 : 0.5) +
    soft(3, oval(x, eyes - height - 5, half * 0.6, 2.6, skin.lit), 0.5) +
    within(`eye${side}`, almond, ball) +
    crease +
    stroke(`${start} ${upper}`, lash, look.isFeminine ? 3.2 : 2.5) +
    wing +
    stroke(`M${x + side * half} ${outer} ${lower}`, skin.deep, 1.2, 'opacity=".5"') +
    soft(
      2,
      stroke(
        `M${x - side * half * 0.8} ${eyes + height + 5} Q${x} ${eyes + height + 11} ${x + side * half * 0.9} ${eyes + height + 4}`,
        skin.shade,
        2.6,
      ),
      look.age > 50 ? 0.85 : 0.4,
    )
  );
}

/** A brow as a filled shape, thick at its inner end. */
export function brow(look: Look, color: string, side: -1 | 1): string {
  const { middle, eyes, apart } = placesOf(look);
  const x = middle + side * apart;
  const y = eyes - 27 + (look.isMonolid ? 1 : 0);
  const lift = look.isFeminine ? 7 : 4;
  const at = (along: number): number => x + side * along;
  const d = `M${at(-20)} ${y + 4} C${at(-8)} ${y - lift * 0.4} ${at(6)} ${y - lift} ${at(24)} ${y + 3} C${at(8)} ${y - lift + look.brow * 0.75} ${at(-8)} ${y + look.brow * 0.72} ${at(-20)} ${y + 4 + look.brow * 0.78}Z`;
  const hairs = [-16, -11, -6, -1, 4, 9, 14]
    .map((along) => stroke(`M${at(along)} ${y + 4} l${side * 5} ${-look.brow * 0.66}`, color, 1.3))
    .join('');
  return soft(1, area(d, color), 0.86) + `<g opacity=".5">${hairs}</g>`;
}
