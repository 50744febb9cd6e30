import type { Random } from '../../generator/random.ts';
import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import type { Light } from './light.ts';

/** A building in front view with its right side in the shade. Lengths are pixels. */
export type House = {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  /** How much of the right side is seen. */
  readonly side: number;
  readonly wall: string;
  readonly trim: string;
  readonly floors: number;
  readonly bays: number;
  readonly kind: 'brick' | 'glass' | 'stone' | 'panel';
  readonly roof: 'flat' | 'gable' | 'stepped' | 'garden' | 'dome';
};

const courses = (x: number, top: number, width: number, height: number, color: string): string =>
  Array.from({ length: Math.floor(height / 9) }, (_unused, row) =>
    stroke(`M${x} ${top + row * 9} h${width}`, color, 0.9, 'opacity=".28"'),
  ).join('');

function panes(random: Random, light: Light, house: House, name: string): string {
  const { x, base, width, height, floors, bays, kind, trim, wall } = house;
  const floor = height / floors;
  const bay = width / bays;
  const glass = kind === 'glass';
  const [w, h] = glass
    ? [bay * 0.9, floor * 0.86]
    : [bay * (kind === 'panel' ? 0.7 : 0.5), floor * (kind === 'panel' ? 0.46 : 0.6)];
  return Array.from({ length: floors - 1 }, (_unused, row) =>
    Array.from({ length: bays }, (_none, column) => {
      const left = x + column * bay + (bay - w) / 2;
      const top = base - height + row * floor + (floor - h) / 2;
      const isLit = random.next() < light.lamps;
      const sheen = isLit ? mix('#ffd98a', wall, 0.1) : `url(#${name}-glass)`;
      return (
        (glass ? '' : box(left - 3, top - 3, w + 6, h + 7, mix(trim, '#ffffff', 0.2))) +
        box(left, top, w, h, sheen) +
        (glass
          ? ''
          : box(left, top, w, 4, light.shade, 'opacity=".45"') +
            box(left, top, 3, h, light.shade, 'opacity=".3"')) +
        (random.chance(0.4)
          ? area(
              `M${left} ${top + h} L${left + w * 0.7} ${top} H${left + w} L${left + w * 0.3} ${top + h}Z`,
              light.sun,
              'opacity=".16"',
            )
          : '') +
        (glass
          ? ''
          : stroke(`M${left + w / 2} ${top} v${h}`, mix(trim, light.shade, 0.2), 2) +
            box(left - 5, top + h + 2, w + 10, 4, mix(trim, light.shade, 0.1)))
      );
    }).join(''),
  ).join('');
}

/** The ground floor: glass, doors and a canopy with the cross. */
export function entrance(
  light: Light,
  x: number,
  base: number,
  width: number,
  height: number,
  color: string,
): string {
  const half = width / 2;
  return (
    box(x - half, base - height, width, height, mix('#2f4a63', light.high, 0.3)) +
    box(x - half + 7, base - height + 8, width - 14, height - 8, mix('#ffdfa0', light.high, 0.12)) +
    box(x - half + 7, base - height * 0.3, width - 14, height * 0.3, mix('#e3b878', light.shade, 0.12)) +
    [-0.75, -0.25, 0.25, 0.75]
      .map((at) =>
        area(
          `M${x + half * at - 16} ${base} L${x + half * at + 6} ${base - height + 8} h12 L${x + half * at - 4} ${base}Z`,
          '#ffffff',
          'opacity=".3"',
        ),
      )
      .join('') +
    stroke(
      `M${x} ${base} v${-height} M${x - half * 0.5} ${base} v${-height} M${x + half * 0.5} ${base} v${-height} M${x - half + 3} ${base} v${-height} M${x + half - 3} ${base} v${-height}`,
      mix(color, light.shade, 0.5),
      6,
    ) +
    stroke(
      `M${x - 9} ${base - height * 0.34} v${-height * 0.2} M${x + 9} ${base - height * 0.34} v${-height * 0.2}`,
      '#f6f1e4',
      5,
    ) +
    box(x - half - 6, base - 5, width + 12, 8, mix('#8f8778', light.shade, 0.2)) +
    box(x - half - 14, base - height + 4, width + 28, 6, light.shade, 'opacity=".35"') +
    box(x - half - 18, base - height - 14, width + 36, 18, color) +
    box(x - half - 18, base - height - 14, width + 36, 5, mix(color, '#ffffff', 0.3)) +
    oval(x, base - height - 28, 13, 13, '#ffffff') +
    box(x - 2.6, base - height - 36, 5.2, 16, color) +
    box(x - 8, base - height - 30.6, 16, 5.2, color)
  );
}

function roofOf(
  random: Random,
  light: Light,
  { x, base, width, height, trim, wall, roof, side }: House,
): string {
  const top = base - height;
  const dark = mix(wall, light.shade, 0.4);
  switch (roof) {
    case 'gable':
      return (
        area(
          `M${x - 14} ${top + 4} L${x + width / 2} ${top - width * 0.2} L${x + width + 14} ${top + 4}Z`,
          mix(trim, light.shade, 0.12),
        ) +
        area(
          `M${x + width / 2} ${top - width * 0.2} L${x + width / 2 + side} ${top - width * 0.2 + 6} L${x + width + side + 10} ${top + 4} L${x + width + 14} ${top + 4}Z`,
          mix(trim, light.shade, 0.45),
        )
      );
    case 'stepped':
      return (
        box(x + width * 0.2, top - 34, width * 0.6, 36, wall) +
        box(x + width * 0.36, top - 58, width * 0.28, 26, wall) +
        box(x + width * 0.2 - 4, top - 38, width * 0.6 + 8, 6, trim) +
        box(x + width * 0.36 - 4, top - 62, width * 0.28 + 8, 6, trim)
      );
    case 'garden':
      return (
        box(x - 6, top - 8, width + 12, 12, trim) +
        Array.from({ length: Math.floor(width / 22) }, (_unused, at) =>
          oval(
            x + 14 + at * 22,
            top - 12 - random.next() * 8,
            15,
            12,
            mix(light.leaf, random.chance(0.5) ? light.sun : light.shade, 0.3),
          ),
        ).join('')
      );
    case 'dome':
      return (
        area(
          `M${x + width * 0.3} ${top} A${width * 0.2} ${width * 0.2} 0 0 1 ${x + width * 0.7} ${top}Z`,
          mix(trim, light.sun, 0.2),
        ) +
        area(
          `M${x + width * 0.52} ${top} L${x + width * 0.52} ${top - width * 0.2} A${width * 0.2} ${width * 0.2} 0 0 1 ${x + width * 0.7} ${top}Z`,
          mix(trim, light.shade, 0.35),
        ) +
        box(x - 6, top - 6, width + 12, 10, trim)
      );
    case 'flat':
      return (
        box(x - 7, top - 9, width + 14, 13, trim) +
        box(x + width * 0.62, top - 34, width * 0.2, 26, dark) +
        box(x + width * 0.2, top - 22, width * 0.1, 14, dark)
      );
  }
}

export function house(random: Random, light: Light, place: House): string {
  const { x, base, width, height, side, wall, kind, floors } = place;
  const name = `house-${Math.round(x)}-${Math.round(height)}`;
  const top = base - height;
  const lit = mix(wall, light.sun, 0.2);
  const dark = mix(wall, light.shade, 0.48);
  const flank = `M${x + width} ${top} L${x + width + side} ${top + side * 0.22} V${base - side * 0.08} L${x + width} ${base}Z`;
  const floor = height / floors;
  return (
    shades(`${name}-wall`, [x, top], [x + width, base], lit, wall, mix(wall, light.shade, 0.16)) +
    shades(
      `${name}-glass`,
      [x, top],
      [x + width * 0.6, base],
      mix(light.middle, light.sun, 0.3),
      mix(light.high, light.shade, 0.22),
      mix(light.high, light.shade, 0.55),
    ) +
    soft(
      12,
      area(
        `M${x - 10} ${base + 6} H${x + width + side + 120} L${x + width + side + 30} ${base - 12} H${x}Z`,
        light.shade,
      ),
      0.42,
    ) +
    area(flank, dark) +
    Array.from({ length: floors - 1 }, (_unused, row) =>
      area(
        `M${x + width + side * 0.16} ${top + row * floor + floor * 0.24} L${x + width + side * 0.84} ${top + row * floor + floor * 0.24 + side * 0.15} v${floor * 0.46} L${x + width + side * 0.16} ${top + row * floor + floor * 0.72}Z`,
        mix(light.high, light.shade, 0.62),
        'opacity=".8"',
      ),
    ).join('') +
    box(x, top, width, height, `url(#${name}-wall)`) +
    (kind === 'brick' ? courses(x, top, width, height, light.shade) : '') +
    (kind === 'stone'
      ? Array.from({ length: place.bays + 1 }, (_unused, at) =>
          box(x + (at * width) / place.bays - 5, top, 10, height, mix(wall, light.sun, 0.3), 'opacity=".5"'),
        ).join('')
      : '') +
    panes(random, light, place, name) +
    roofOf(random, light, place)
  );
}
