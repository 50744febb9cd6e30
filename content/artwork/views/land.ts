import type { Random } from '../../generator/random.ts';
import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import { afar, type Light } from './light.ts';

/** Sky with a sun and clouds on a canvas of 1600 by 900. */
export function sky(random: Random, light: Light, sunX: number, sunY: number): string {
  const clouds = Array.from({ length: 5 }, () => {
    const [x, y, size] = [random.next() * 1600, 60 + random.next() * 260, 60 + random.next() * 90];
    return Array.from({ length: 6 }, (_unused, at) => {
      const [dx, dy] = [(at - 2.5) * size * 0.5, (random.next() - 0.5) * size * 0.3];
      const [rx, ry] = [size * (0.5 + random.next() * 0.3), size * (0.2 + random.next() * 0.14)];
      return (
        oval(x + dx, y + dy + 10, rx, ry, mix(light.middle, light.shade, 0.14)) +
        oval(x + dx - 6, y + dy, rx * 0.94, ry * 0.9, mix(light.sun, light.low, 0.2))
      );
    }).join('');
  }).join('');
  return (
    shades('sky', [0, 0], [0, 640], light.high, light.middle, light.low) +
    box(0, 0, 1600, 900, 'url(#sky)') +
    soft(40, oval(sunX, sunY, 260, 200, light.sun), 0.55) +
    soft(20, oval(sunX, sunY, 90, 84, light.sun), 0.8) +
    soft(12, clouds, 0.62)
  );
}

/** A tower with a lit front, a shaded side and rows of windows. */
function tower(
  random: Random,
  light: Light,
  x: number,
  base: number,
  width: number,
  height: number,
  distance: number,
): string {
  const wall = afar(
    random.pick(['#8c9bb0', '#a8927e', '#5f7590', '#b8b3a8', '#6d7f74', '#93786e']),
    light,
    distance,
  );
  const side = mix(wall, light.shade, 0.3);
  const lamp = mix('#ffdf9a', light.haze, distance * 0.5);
  const top = base - height;
  const kind = random.between(0, 4);
  const crown =
    [
      '',
      box(x + width * 0.2, top - height * 0.12, width * 0.6, height * 0.13, wall) +
        stroke(
          `M${x + width * 0.36} ${top - height * 0.12} v${-height * 0.16} M${x + width * 0.64} ${top - height * 0.12} v${-height * 0.13}`,
          wall,
          3,
        ),
      area(`M${x} ${top + 1} L${x + width * 0.5} ${top - width * 0.5} L${x + width} ${top + 1}Z`, wall),
      box(x + width * 0.14, top - 12, width * 0.72, 14, side),
      area(`M${x} ${top + 1} L${x + width} ${top - width * 0.4} L${x + width} ${top + 1}Z`, wall),
    ][kind] ?? '';
  const rows = Math.floor(height / 13);
  const windows = Array.from({ length: rows }, (_unused, row) =>
    Array.from({ length: Math.max(2, Math.floor(width / 11)) }, (_none, column) =>
      box(
        x + 3 + column * 11,
        top + 6 + row * 13,
        6,
        8,
        random.next() < light.lamps ? lamp : mix(wall, light.high, 0.38),
        'opacity=".75"',
      ),
    ).join(''),
  ).join('');
  return (
    crown +
    box(x, top, width, height, wall) +
    (distance < 0.66 ? windows : '') +
    area(`M${x + width * 0.68} ${top} H${x + width} V${base} H${x + width * 0.68}Z`, side, 'opacity=".42"')
  );
}

/** The city behind: two rows of towers, the highest around `peak`. */
export function skyline(random: Random, light: Light, horizon: number, peak: number, scale = 1): string {
  const row = (distance: number, tall: number, step: number): string => {
    let x = -30;
    let all = '';
    while (x < 1620) {
      const width = (26 + random.next() * 46) * scale;
      const near = Math.exp(-(((x - peak) / 380) ** 2));
      all += tower(
        random,
        light,
        x,
        horizon,
        width,
        (24 + (0.25 + random.next() * 0.75) * tall * (0.22 + near)) * scale,
        distance,
      );
      x += width + random.next() * step;
    }
    return all;
  };
  return (
    row(0.78, 250, 6) +
    soft(8, box(0, horizon - 90, 1600, 96, light.haze), 0.4) +
    row(0.5, 190, 22) +
    soft(12, box(0, horizon - 40, 1600, 50, light.low), 0.4)
  );
}

/** The lake from a horizon down, with the sun's glitter. */
export function lake(random: Random, light: Light, horizon: number, to: number, sunX: number): string {
  const glitter = Array.from({ length: 170 }, () => {
    const depth = random.next() ** 1.4;
    const y = horizon + 4 + depth * (to - horizon);
    const isSun = random.chance(0.45);
    const x = isSun ? sunX + (random.next() - 0.5) * (80 + depth * 420) : random.next() * 1600;
    const length = 8 + depth * 46 * random.next();
    return stroke(
      `M${x} ${y} q${length / 2} ${-2 - depth * 3} ${length} 0`,
      isSun ? light.sun : mix(light.water, light.low, 0.55),
      1 + depth * 2.6,
      `opacity="${isSun ? 0.75 : 0.45}"`,
    );
  }).join('');
  return (
    shades(
      'lake',
      [0, horizon],
      [0, to],
      mix(light.water, light.low, 0.62),
      light.water,
      mix(light.water, light.shade, 0.4),
    ) +
    box(0, horizon, 1600, to - horizon, 'url(#lake)') +
    soft(20, oval(sunX, horizon + 40, 200, 60, light.sun), 0.5) +
    glitter
  );
}

/** Grass or snow: a hill from left to right. */
export function hill(random: Random, light: Light, y: number, bend: number, color: string): string {
  const d = `M0 ${y} C400 ${y - bend} 800 ${y + bend} 1600 ${y - bend * 0.4} V900 H0Z`;
  const name = `hill-${Math.round(y)}-${Math.round(bend)}`;
  const tufts = Array.from({ length: 120 }, () => {
    const [x, top] = [random.next() * 1600, y + 20 + random.next() * (880 - y)];
    return stroke(
      `M${x} ${top} q3 -9 ${random.next() * 9} -14`,
      random.chance(0.5) ? mix(color, light.sun, 0.34) : mix(color, light.shade, 0.34),
      2,
      'opacity=".5"',
    );
  }).join('');
  return (
    shades(
      name,
      [0, y - bend],
      [300, 900],
      mix(color, light.sun, 0.34),
      color,
      mix(color, light.shade, 0.45),
    ) +
    area(d, `url(#${name})`) +
    tufts
  );
}

/** A tree of many leaves, lit from the left. */
export function tree(
  random: Random,
  light: Light,
  x: number,
  base: number,
  size: number,
  leaf: string = light.leaf,
): string {
  const trunk = mix('#6a4a36', light.shade, 0.3);
  const crown = (count: number, color: string, dx: number, dy: number, share: number): string =>
    Array.from({ length: count }, () => {
      const angle = random.next() * Math.PI * 2;
      const away = Math.sqrt(random.next()) * share;
      const r = size * (0.03 + random.next() * 0.045);
      return oval(
        x + dx + Math.cos(angle) * away * size * 0.4,
        base - size * 0.66 + dy + Math.sin(angle) * away * size * 0.34,
        r,
        r * 0.8,
        color,
      );
    }).join('');
  return (
    soft(8, oval(x + size * 0.18, base, size * 0.42, size * 0.05, light.shade), 0.4) +
    area(
      `M${x - size * 0.04} ${base} C${x - size * 0.02} ${base - size * 0.2} ${x - size * 0.03} ${base - size * 0.3} ${x - size * 0.1} ${base - size * 0.5} L${x} ${base - size * 0.4} L${x + size * 0.1} ${base - size * 0.52} C${x + size * 0.03} ${base - size * 0.3} ${x + size * 0.03} ${base - size * 0.16} ${x + size * 0.05} ${base}Z`,
      trunk,
    ) +
    crown(80, mix(leaf, light.shade, 0.5), 4, 8, 1) +
    crown(90, leaf, 0, 0, 0.95) +
    crown(60, mix(leaf, light.sun, 0.36), -size * 0.08, -size * 0.08, 0.74)
  );
}
