import type { Curve } from '../paint.ts';
import { coiled, combed, ropes, type Hair } from './hair-paint.ts';
import { parted, pulled } from './hair-tops.ts';
import type { Look } from './look.ts';

type Circle = readonly [number, number, number];

/** Points on an arc over the head, for curls and coils. */
export const arc = (
  count: number,
  radius: number,
  size: number,
  from: number,
  to: number,
  y = 226,
): readonly Circle[] =>
  Array.from({ length: count }, (_unused, at) => {
    const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
    return [240 + Math.cos(angle) * radius, y - Math.sin(angle) * radius * 1.06, size] as const;
  });

export function curls(look: Look): Hair {
  const { width: w } = look;
  const down = (out: -1 | 1): readonly Circle[] =>
    [0, 1, 2, 3, 4, 5].map(
      (at) => [240 + out * (w + 14 + (at % 2) * 8), 232 + at * 32, 27 - (at % 2) * 3] as const,
    );
  const top = [...arc(9, w + 14, 30, 4, 176), ...arc(7, w - 18, 26, 42, 138)];
  return {
    back: coiled(
      look,
      'behind',
      [
        ...arc(9, w + 18, 36, -20, 200),
        ...down(-1),
        ...down(1),
        [240, 372, 96],
        [186, 390, 60],
        [294, 390, 60],
      ],
      12,
      true,
    ),
    outline: pulled(look).d,
    front: coiled(look, 'curls', [...top, ...down(-1), ...down(1)], 10),
  };
}

export function afro(look: Look): Hair {
  const { width: w } = look;
  return {
    back: coiled(look, 'behind', [[240, 200, w + 46], ...arc(24, w + 40, 14, -40, 220, 210)], 7, true),
    outline: pulled(look).d,
    front: coiled(
      look,
      'afro',
      [...arc(15, w + 20, 27, -8, 188, 214), ...arc(11, w - 6, 24, 28, 152, 224)],
      6.5,
    ),
  };
}

/** Coils cut close. */
export const close = (look: Look, size: number): Hair => ({
  back: coiled(look, 'behind', arc(17, look.width - 2, size + 4, 8, 172, 226), 6, true),
  outline: pulled(look).d,
  front: coiled(
    look,
    'coils',
    [...arc(17, look.width - 3, size, 12, 168, 228), ...arc(11, look.width - 22, size, 38, 142, 226)],
    5.5,
  ),
});

export function hanging(look: Look, isLocs: boolean): Hair {
  const { width: w } = look;
  const top = parted(look, 226, 6);
  const to = look.isFeminine ? 500 : 380;
  const strand = (x: number, out: -1 | 1, at: number): Curve => [
    [240 + out * 18, 112 + at],
    [240 + out * (w * 0.9), 118 + at * 3],
    [x, 230],
    [x + out * 3, to - at * 9],
  ];
  const fall = (out: -1 | 1): readonly Curve[] =>
    [0, 1, 2, 3, 4].map((at) => strand(240 + out * (w + 22 - at * 8), out, at));
  return {
    back: combed(
      look,
      'behind',
      `M${230 - w} 220 C${220 - w} 90 ${260 + w} 90 ${250 + w} 220 L${254 + w} ${to - 40} L${226 - w} ${to - 40}Z`,
      [],
      true,
    ),
    outline: top.d,
    front:
      combed(look, 'top', top.d, top.flows) +
      ropes(look, 'ropes', [...fall(-1), ...fall(1)], isLocs ? 12 : 8),
  };
}
