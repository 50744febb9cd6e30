import { area, box, oval, soft, stroke } from '../paint.ts';
import { placesOf } from './places.ts';
import type { Look } from './look.ts';

const frames = ['#22242b', '#4a2c20', '#7a4b2a', '#1f3a55', '#5b5f68', '#6b2230'];

export function glassesOf(look: Look): string {
  if (look.glasses === 'none') return '';
  const { middle: x, eyes, apart } = placesOf(look);
  const color = look.glasses === 'thin' ? '#8d8a84' : (frames[look.color % frames.length] ?? '#22242b');
  const width = look.glasses === 'thin' ? 2.2 : 4;
  const half = 29;
  const y = eyes + 3;
  const rim = (at: number): string =>
    look.glasses === 'round'
      ? `M${at - half} ${y} a${half} ${half * 0.92} 0 1 0 ${half * 2} 0 a${half} ${half * 0.92} 0 1 0 ${-half * 2} 0Z`
      : `M${at - half - 1} ${y - 15} Q${at} ${y - 22} ${at + half + 1} ${y - 15} C${at + half + 3} ${y + 10} ${at + half - 6} ${y + 22} ${at} ${y + 22} C${at - half + 6} ${y + 22} ${at - half - 3} ${y + 10} ${at - half - 1} ${y - 15}Z`;
  const one = x - apart - 1;
  const other = x + apart - 3;
  const bridge = `M${one + half - 1} ${y - 4} Q${x - 1} ${y - 12} ${other - half + 1} ${y - 4}`;
  const arms = `M${one - half} ${y - 6} L${240 - look.width + 1} ${y - 10} M${other + half} ${y - 6} L${240 + look.width - look.turn * 0.4} ${y - 10}`;
  const lenses = area(rim(one) + rim(other), '#eaf4ff', 'opacity=".1"');
  const glint = `<g opacity=".28">${stroke(`M${one - 14} ${y - 8} l12 -9 M${other - 14} ${y - 8} l12 -9`, '#ffffff', 3.4)}</g>`;
  return (
    `<g transform="translate(3 6)">${soft(2, stroke(rim(one) + rim(other) + bridge, '#2a0f0c', width), 0.26)}</g>` +
    lenses +
    stroke(rim(one) + rim(other) + bridge + arms, color, width) +
    glint
  );
}

export function earringsOf(look: Look): string {
  const color = look.color % 2 ? '#d9ad4c' : '#d9dde2';
  const drop = (x: number): string => oval(x, 301, 4.4, 4.4, color) + oval(x - 1.3, 299.4, 1.5, 1.5, '#fff');
  return drop(240 - look.width - 5) + drop(240 + look.width - look.turn * 0.4 + 6);
}

/** A band over the hair, a cushion at each ear, and a microphone before the mouth. */
export function headsetOf(look: Look): string {
  if (!look.hasHeadset) return '';
  const { middle, mouth } = placesOf(look);
  const left = 240 - look.width - 10;
  const right = 240 + look.width - look.turn * 0.4 + 10;
  const band = `M${left} 250 C${left - 16} 64 ${right + 16} 64 ${right} 250`;
  const boom = `M${left} 276 C${left + 4} ${mouth + 18} ${middle - 70} ${mouth + 26} ${middle - 44} ${mouth + 14}`;
  const cushion = (x: number): string =>
    box(x - 13, 226, 26, 62, '#2b2f38', 'rx="12"') + soft(3, box(x - 8, 232, 8, 40, '#7b828f'), 0.5);
  return (
    `<g transform="translate(3 5)">${soft(3, stroke(band, '#1a1018', 11), 0.3)}</g>` +
    stroke(band, '#2b2f38', 11) +
    soft(2, stroke(band, '#8a92a0', 3), 0.5) +
    cushion(left) +
    cushion(right) +
    stroke(boom, '#2b2f38', 5) +
    oval(middle - 42, mouth + 13, 9, 7, '#2b2f38')
  );
}
