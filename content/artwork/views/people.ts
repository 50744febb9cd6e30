import { lookOf, type Look, type Sitter } from '../people/look.ts';
import { personSvg } from '../people/portrait.ts';
import { area, soft } from '../paint.ts';

/** Somebody in a scene: who, where their middle is, where the picture cuts them off, how big. */
export type Place = Partial<Look> &
  Partial<Omit<Sitter, 'id' | 'clothes'>> & {
    readonly id: string;
    readonly x: number;
    readonly base: number;
    readonly size: number;
    readonly isTurned?: boolean;
  };

/** A child's head is rounder, its eyes bigger, its chin higher. */
const childlike = {
  width: 87,
  jaw: 56,
  chin: 354,
  eyeHeight: 10.4,
  nose: 17,
  lips: 6.5,
  mouth: 28,
  brow: 5,
  gray: 0,
  beard: 'none',
  glasses: 'none',
  clothes: 'sweater',
  earrings: false,
} as const satisfies Partial<Look>;

export function person({
  id,
  x,
  base,
  size,
  isTurned,
  given = 'Grace',
  gender = 'female',
  age = 40,
  forChildren = false,
  ...own
}: Place): string {
  const drawn = lookOf({ id, given, gender, age, forChildren, clothes: own.clothes ? 'medical' : 'plain' });
  const look: Look = { ...drawn, ...(age < 14 ? childlike : {}), ...own, age };
  const turn = isTurned ? ' translate(480 0) scale(-1 1)' : '';
  return `<g transform="translate(${x - 240 * size} ${base - 545 * size}) scale(${size})">${soft(20, area('M40 640 C60 470 150 470 160 300 C150 110 350 110 340 300 C350 470 440 470 450 640Z', '#141a28'), 0.25)}<g transform="${turn.trim()}">${personSvg(look, `${id}-`)}</g></g>`;
}
