import { Random } from '../../generator/random.ts';
import { originOf } from './names.ts';
import { hairStyles } from './styles.ts';

/** What is known of a person before they are drawn. */
export type Sitter = {
  /** Stays the same for the same person; nobody else has it. */
  readonly id: string;
  readonly given: string;
  readonly gender: 'female' | 'male' | 'nonbinary';
  /** In years. */
  readonly age: number;
  readonly forChildren: boolean;
  readonly clothes: 'medical' | 'plain';
};

/** How one person is drawn. Lengths are pixels of a picture of 480 by 600. */
export type Look = {
  readonly id: string;
  readonly isFeminine: boolean;
  readonly age: number;
  readonly forChildren: boolean;
  /** 0 the lightest to 9 the darkest. */
  readonly tone: number;
  readonly hair: string;
  /** 0 none, 1 all gray. */
  readonly gray: number;
  readonly style: string;
  readonly fringe: 'none' | 'side' | 'full';
  readonly iris: string;
  readonly width: number;
  readonly jaw: number;
  readonly chin: number;
  readonly eyeHeight: number;
  readonly eyeSlant: number;
  readonly isMonolid: boolean;
  readonly nose: number;
  readonly lips: number;
  readonly mouth: number;
  readonly brow: number;
  readonly turn: number;
  readonly tilt: number;
  readonly smile: 'closed' | 'open' | 'wide';
  readonly beard: 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'mustache';
  readonly glasses: 'none' | 'round' | 'square' | 'thin';
  readonly earrings: boolean;
  /** For those who answer the phone. */
  readonly hasHeadset?: boolean;
  readonly freckles: boolean;
  readonly clothes: 'coat' | 'scrubs' | 'jacket' | 'sweater' | 'dress' | 'fleece';
  readonly color: number;
  readonly room: number;
  readonly isMirrored: boolean;
};

/** A number for a text (FNV-1a). */
export function seedOf(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}

const gray = (random: Random, age: number): number =>
  Math.max(0, Math.min(1, (age - 38 - random.next() * 12) / 26));

/** Draws what a person looks like from their id; what is known of them holds. */
export function lookOf({ id, given, gender, age, forChildren, clothes }: Sitter): Look {
  const random = new Random(seedOf(id));
  const spread = (low: number, high: number): number => low + random.next() * (high - low);
  const isFeminine = gender === 'female' || (gender === 'nonbinary' && random.chance(0.5));
  const origin = originOf(given);
  const tone = random.between(...origin.tones);
  const style = random.pick(
    hairStyles({ isFeminine, age, origin, isNonbinary: gender === 'nonbinary', random }),
  );
  const beards = ['stubble', 'short', 'short', 'full', 'goatee', 'mustache'] as const;
  const hasBeard = !isFeminine && (style === 'turban' || random.chance(origin.beards));
  return {
    id,
    isFeminine,
    age,
    forChildren,
    tone,
    style,
    hair: random.pick(origin.hairs),
    gray: isFeminine ? gray(random, age - 4) * (random.chance(0.55) ? 1 : 0.15) : gray(random, age),
    fringe: isFeminine ? random.pick(['none', 'none', 'side', 'side', 'full'] as const) : 'none',
    iris: random.pick(origin.eyes),
    width: isFeminine ? spread(84, 92) : spread(88, 97),
    jaw: isFeminine ? spread(54, 66) : spread(66, 80),
    chin: isFeminine ? spread(368, 378) : spread(374, 386),
    eyeHeight: spread(7.2, 9.6) - (age > 55 ? 1 : 0),
    eyeSlant: spread(-0.5, 3),
    isMonolid: random.chance(origin.monolids),
    nose: spread(...origin.noses) * (isFeminine ? 0.92 : 1.06),
    lips: spread(...origin.lips) * (isFeminine ? 1.1 : 0.88) * (age > 58 ? 0.8 : 1),
    mouth: spread(33, 40) + (isFeminine ? 0 : 2),
    brow: isFeminine ? spread(5, 7.5) : spread(7, 10.5),
    turn: spread(3, 11),
    tilt: spread(-3.2, 3.2),
    smile: random.pick(['closed', 'closed', 'open', 'open', 'wide'] as const),
    beard: hasBeard ? (style === 'turban' ? 'full' : random.pick(beards)) : 'none',
    glasses: random.chance(age > 50 ? 0.5 : 0.24)
      ? random.pick(['round', 'square', 'square', 'thin'] as const)
      : 'none',
    earrings: isFeminine && random.chance(0.45),
    freckles: tone < 3 && random.chance(0.3),
    clothes: clothesOf(random, clothes, isFeminine, style),
    color: random.between(0, 11),
    room: random.between(0, 7),
    isMirrored: random.chance(0.5),
  };
}

function clothesOf(
  random: Random,
  kind: Sitter['clothes'],
  isFeminine: boolean,
  style: string,
): Look['clothes'] {
  if (style === 'cap') return 'scrubs';
  if (kind === 'plain') return random.pick(['jacket', 'sweater'] as const);
  return random.pick([
    ...(['coat', 'coat', 'coat', 'coat', 'scrubs', 'scrubs', 'fleece', 'jacket'] as const),
    isFeminine ? 'dress' : 'sweater',
  ]);
}
