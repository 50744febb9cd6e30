import { Random } from '../../generator/random.ts';
import { area, between, curve, mix, oval, soft, stroke, within, type Curve } from '../paint.ts';
import { seedOf, type Look } from './look.ts';

/** Hair of one style: what lies behind the head and body, the outline in front of the head, and what is in front. */
export type Hair = { readonly back: string; readonly outline: string; readonly front: string };

/** Two guiding strands and how many lie between them. */
export type Flow = readonly [one: Curve, other: Curve, count: number];

/** The hair's color, with what is gray of it. */
export const hairColor = ({ hair, gray, tone }: Look): string =>
  mix(hair, tone > 5 ? '#8e8a88' : gray > 0.8 ? '#d3cec8' : '#a39d97', gray * 0.94);

/** Combed hair within an outline: strands that follow the flows, lit from the left above. */
export function combed(
  look: Look,
  name: string,
  d: string,
  flows: readonly Flow[],
  isBehind = false,
): string {
  const random = new Random(seedOf(look.id + name));
  const color = hairColor(look);
  const base = isBehind ? mix(color, '#0d0708', 0.42) : mix(color, '#0d0708', 0.12);
  const light = mix(color, look.gray > 0.6 ? '#ffffff' : '#ffcf9a', isBehind ? 0.1 : 0.3);
  const dark = mix(color, '#0a0507', 0.55);
  const strands = flows.flatMap(([one, other, count]) =>
    Array.from({ length: count }, (_unused, index) => {
      const share = (index + random.next() * 0.9) / count;
      const isLit = random.chance(0.52);
      const width = 1.2 + random.next() * 4;
      return stroke(
        curve(between(one, other, share)),
        isLit ? light : dark,
        width,
        `opacity="${0.16 + Math.round(random.next() * 24) / 100}"`,
      );
    }),
  );
  const planes = isBehind
    ? ''
    : soft(20, area('M290 60 C330 160 320 300 330 520 L480 520 L480 60Z', dark), 0.5) +
      soft(8, stroke('M166 196 C174 146 204 122 246 116', light, 12), 0.5);
  return area(d, base) + within(`hair-${name}`, d, strands.join('') + planes);
}

/** Curls and coils: small arcs in a cloud of circles, each [x, y, radius]. */
export function coiled(
  look: Look,
  name: string,
  circles: readonly (readonly [number, number, number])[],
  size: number,
  isBehind = false,
): string {
  const random = new Random(seedOf(look.id + name));
  const color = hairColor(look);
  const base = mix(color, '#0d0708', isBehind ? 0.35 : 0.15);
  const light = mix(color, look.gray > 0.6 ? '#ffffff' : '#d8a67c', 0.34);
  const dark = mix(color, '#080406', 0.6);
  const cloud = circles.map(([x, y, radius]) => oval(x, y, radius, radius, base)).join('');
  const arcs = circles.flatMap(([x, y, radius]) =>
    Array.from({ length: Math.max(3, Math.round((radius * radius) / (size * size * 0.9))) }, () => {
      const angle = random.next() * Math.PI * 2;
      const away = Math.sqrt(random.next()) * radius;
      const [at, top] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
      const isLit = random.next() < 0.75 - (at - 120) / 330 - (top - 120) / 700;
      const bend = size * (0.5 + random.next() * 0.6);
      const side = random.chance(0.5) ? 1 : 0;
      return stroke(
        `M${at - bend} ${top} a${bend} ${bend * 0.9} 0 0 ${side} ${bend * 1.8} ${(random.next() - 0.5) * bend}`,
        isLit ? light : dark,
        size * 0.3,
        `opacity="${isLit ? 0.42 : 0.6}"`,
      );
    }),
  );
  return cloud + arcs.join('');
}

/** Twisted strands one by one, such as braids and locs: from, to, and how wide. */
export function ropes(look: Look, name: string, paths: readonly Curve[], width: number): string {
  const random = new Random(seedOf(look.id + name));
  const color = hairColor(look);
  return paths
    .map((path) => {
      const d = curve(path);
      const lit = mix(color, '#d8a67c', 0.18 + random.next() * 0.14);
      return (
        stroke(d, mix(color, '#080406', 0.5), width) +
        stroke(d, lit, width * 0.62, `stroke-dasharray="${width * 0.5} ${width * 0.75}" opacity=".75"`)
      );
    })
    .join('');
}
