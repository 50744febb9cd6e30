import { area, oval, shades, soft, stroke, within } from '../paint.ts';
import { placesOf } from './places.ts';
import type { Look } from './look.ts';
import type { Skin } from './skin.ts';

/** The outline of the head without hair. */
export function outlineOf({ width, jaw, chin, turn }: Look): string {
  const x = 240;
  const tip = x + turn * 0.7;
  const left = x - width;
  const right = x + width - turn * 0.4;
  return `M${left} 238 C${left - 4} 158 ${x - width * 0.62} 120 ${x} 120 C${x + width * 0.62} 120 ${right + 4} 158 ${right} 238 C${right} 284 ${tip + jaw + 10} 318 ${tip + jaw * 0.92} 338 C${tip + jaw * 0.7} 360 ${tip + 30} ${chin} ${tip} ${chin} C${tip - 30} ${chin} ${tip - jaw * 0.78} 360 ${tip - jaw} 338 C${tip - jaw - 12} 318 ${left} 284 ${left} 238Z`;
}

/** Neck and throat, down to where clothes begin. */
export function neckOf({ isFeminine, chin, age }: Look, skin: Skin): string {
  const half = age < 14 ? 31 : isFeminine ? 42 : 55;
  const d = `M${240 - half} 300 C${240 - half + 4} 350 ${240 - half + 4} 372 ${240 - half - 9} 394 C212 444 268 444 ${240 + half + 9} 394 C${240 + half - 4} 372 ${240 + half - 4} 350 ${240 + half} 300Z`;
  return (
    shades('neck', [190, 0], [300, 0], skin.base, skin.base, skin.shade) +
    area(d, 'url(#neck)') +
    within(
      'throat',
      d,
      soft(
        12,
        area(
          `M150 300 L330 300 L330 ${chin + 20} C300 ${chin + 36} 200 ${chin + 30} 176 ${chin - 4}Z`,
          skin.deep,
        ),
        0.66,
      ) +
        soft(
          3,
          stroke(
            `M${240 - half * 0.6} 436 Q226 420 232 414 M${240 + half * 0.7} 440 Q256 422 250 414`,
            skin.shade,
            4,
          ),
          0.5,
        ) +
        soft(5, oval(212, 408, 12, 20, skin.lit), 0.3),
    )
  );
}

const ear = (x: number, side: -1 | 1, skin: Skin): string =>
  area(
    `M${x} 236 C${x + side * 14} 222 ${x + side * 24} 232 ${x + side * 20} 256 C${x + side * 18} 276 ${x + side * 10} 296 ${x - side * 2} 290Z`,
    side === -1 ? skin.base : skin.shade,
  ) +
  soft(
    2,
    stroke(
      `M${x + side * 4} 244 C${x + side * 14} 236 ${x + side * 16} 246 ${x + side * 12} 260 C${x + side * 10} 270 ${x + side * 6} 274 ${x + side * 2} 276`,
      skin.deep,
      3,
    ),
    0.55,
  );

function lines(look: Look, skin: Skin): string {
  const { middle: x, eyes, nose, mouth } = placesOf(look);
  const depth = Math.max(0.12, Math.min(1, (look.age - 34) / 30));
  const half = look.mouth + 9;
  const fold = `M${x - look.nose - 5} ${nose - 6} C${x - half + 4} ${nose + 4} ${x - half - 4} ${mouth - 14} ${x - half - 2} ${mouth + 2} M${x + look.nose + 7} ${nose - 6} C${x + half - 2} ${nose + 4} ${x + half + 4} ${mouth - 14} ${x + half + 1} ${mouth + 2}`;
  const crow = `M${x - 68} ${eyes - 4} l-10 -5 M${x - 68} ${eyes + 2} l-11 2 M${x + 64} ${eyes - 4} l9 -5 M${x + 64} ${eyes + 2} l10 2`;
  const forehead = `M${x - 42} 190 Q${x} 183 ${x + 42} 190 M${x - 36} 204 Q${x} 198 ${x + 38} 204`;
  return (
    soft(2, stroke(fold, skin.shade, 4.5), 0.35 + depth * 0.5) +
    (look.age > 47 ? soft(1, stroke(crow, skin.shade, 1.8), depth) : '') +
    (look.age > 54 ? soft(1, stroke(forehead, skin.shade, 2), depth * 0.7) : '')
  );
}

/** Face and ears in light from the left; eyes, nose and mouth come on top. */
export function headOf(look: Look, skin: Skin, hasEars: boolean): string {
  const d = outlineOf(look);
  const { middle: x, eyes, mouth } = placesOf(look);
  const { chin, width } = look;
  const planes =
    soft(
      20,
      area(
        `M${x + 46} 100 C${x + 50} 200 ${x + 78} 260 ${x + 46} 330 L${x + 16} 400 L380 400 L380 100Z`,
        skin.shade,
      ),
      0.85,
    ) +
    soft(
      8,
      area(`M130 ${mouth} C180 ${chin - 8} 290 ${chin - 4} 350 ${mouth - 20} L350 420 L130 420Z`, skin.shade),
      0.5,
    ) +
    soft(12, oval(x - 30, 176, 40, 32, skin.lit), 0.7) +
    soft(8, oval(x - 52, eyes + 34, 24, 17, skin.lit), 0.75) +
    soft(8, oval(x + 46, eyes + 34, 17, 13, skin.lit), 0.28) +
    soft(
      12,
      oval(x - 50, eyes + 50, 26, 17, skin.blush) + oval(x + 50, eyes + 50, 24, 17, skin.blush),
      look.isFeminine ? 0.5 : 0.34,
    ) +
    soft(8, oval(x - 5, chin - 15, 15, 9, skin.lit), 0.5) +
    soft(8, oval(x - width + 6, 300, 8, 40, skin.shade), 0.35);
  const freckles = look.freckles
    ? [
        [-62, 28],
        [-52, 36],
        [-44, 27],
        [-36, 38],
        [-58, 44],
        [-26, 30],
        [-14, 26],
        [14, 27],
        [28, 32],
        [38, 26],
        [46, 38],
        [56, 30],
        [-48, 48],
        [36, 44],
      ]
        .map(([dx = 0, dy = 0]) => oval(x + dx, eyes + dy, 1.5, 1.3, skin.shade, 'opacity=".6"'))
        .join('')
    : '';
  return (
    shades('face', [150, 160], [330, 330], skin.lit, skin.base, skin.base, skin.shade) +
    (hasEars ? ear(240 - width + 3, -1, skin) + ear(240 + width - look.turn * 0.4 - 3, 1, skin) : '') +
    area(d, 'url(#face)') +
    within('head', d, planes + lines(look, skin) + freckles)
  );
}
