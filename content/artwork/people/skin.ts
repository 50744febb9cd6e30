import { mix } from '../paint.ts';

/** Skin in light, in between, in shade, in deep shade; what blood adds; lips. */
export type Skin = Readonly<Record<'lit' | 'base' | 'shade' | 'deep' | 'blush' | 'lip', string>>;

const bases = [
  '#f2cdb4',
  '#eec3a5',
  '#e4b48f',
  '#d7a178',
  '#c68c62',
  '#b0764f',
  '#96603f',
  '#7a4c33',
  '#623b29',
  '#4d2e22',
];
const lips = [
  '#c4706a',
  '#c06a63',
  '#b8625a',
  '#ad5951',
  '#a1504a',
  '#954944',
  '#86413d',
  '#753a37',
  '#663231',
  '#592c2c',
];

/** @param tone - 0 the lightest to 9 the darkest */
export function skinOf(tone: number): Skin {
  const base = bases[tone] ?? '#c68c62';
  const depth = tone / 9;
  return {
    base,
    lit: mix(base, '#ffe9d2', 0.42 - depth * 0.16),
    shade: mix(base, depth > 0.5 ? '#2c1220' : '#8a3f33', 0.36),
    deep: mix(base, '#2a1018', 0.56),
    blush: mix(base, '#c8463f', 0.5),
    lip: lips[tone] ?? '#a1504a',
  };
}
