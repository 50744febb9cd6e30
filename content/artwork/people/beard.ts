import { Random } from '../../generator/random.ts';
import { area, mix, soft, stroke, within } from '../paint.ts';
import { placesOf } from './places.ts';
import { hairColor } from './hair-paint.ts';
import { outlineOf } from './head.ts';
import { seedOf, type Look } from './look.ts';

/** Beard and mustache, drawn below the mouth. */
export function beardOf(look: Look): string {
  if (look.beard === 'none') return '';
  const random = new Random(seedOf(`${look.id} beard`));
  const { middle: x, nose, mouth } = placesOf(look);
  const { chin, width, lips } = look;
  const color = hairColor({ ...look, gray: Math.min(1, look.gray * 1.25) });
  const low = look.beard === 'full' ? chin + 20 : chin + 5;
  const top = mouth - lips - 3;
  const moustache = `M${x - 5} ${nose + 9} C${x - 20} ${nose + 8} ${x - look.mouth + 2} ${top + 2} ${x - look.mouth - 7} ${mouth + 6} C${x - look.mouth + 8} ${top + 7} ${x - 16} ${top + 3} ${x} ${top + 3} C${x + 16} ${top + 3} ${x + look.mouth - 8} ${top + 7} ${x + look.mouth + 6} ${mouth + 6} C${x + look.mouth - 2} ${top + 2} ${x + 20} ${nose + 8} ${x + 5} ${nose + 9}Z`;
  const under = mouth + lips + (look.smile === 'closed' ? 9 : 19);
  const jaw = `M${236 - width} 244 C${240 - width + 2} 300 ${x - look.jaw - 6} 352 ${x - 34} ${low - 6} C${x - 16} ${low} ${x + 16} ${low} ${x + 34} ${low - 6} C${x + look.jaw + 2} 352 ${240 + width - 8} 300 ${244 + width - look.turn * 0.4} 244 C${240 + width - 16} 286 ${x + look.mouth + 30} ${nose + 8} ${x + look.mouth + 8} ${mouth - 6} C${x + look.mouth + 12} ${under} ${x + 16} ${under} ${x} ${under} C${x - 16} ${under} ${x - look.mouth - 12} ${under} ${x - look.mouth - 8} ${mouth - 6} C${x - look.mouth - 30} ${nose + 8} ${240 - width + 14} 286 ${236 - width} 244Z`;
  const goatee = `M${x - look.mouth - 6} ${mouth} C${x - look.mouth - 8} ${chin - 10} ${x - 24} ${chin + 5} ${x} ${chin + 5} C${x + 24} ${chin + 5} ${x + look.mouth + 7} ${chin - 10} ${x + look.mouth + 5} ${mouth} C${x + look.mouth - 4} ${under} ${x + 12} ${under} ${x} ${under} C${x - 12} ${under} ${x - look.mouth + 4} ${under} ${x - look.mouth - 6} ${mouth}Z`;
  const d = {
    stubble: jaw + moustache,
    short: jaw + moustache,
    full: jaw + moustache,
    goatee: goatee + moustache,
    mustache: moustache,
  }[look.beard];
  const strands = Array.from({ length: look.beard === 'mustache' ? 60 : 300 }, () => {
    const at = x + (random.next() - 0.5) * 2 * (width - 2);
    const y = 250 + random.next() * (low - 246);
    const lean = (at - x) * 0.05;
    const isLit = random.next() < 0.62 - (at - x) / 260;
    return stroke(
      `M${at} ${y} q${lean} 5 ${lean * 0.4} ${8 + random.next() * 5}`,
      isLit ? mix(color, '#ffe2bf', 0.32) : mix(color, '#0a0506', 0.45),
      1.7,
      'opacity=".55"',
    );
  }).join('');
  if (look.beard === 'stubble') return within('stubble', outlineOf(look), soft(5, area(d, color), 0.36));
  const body =
    soft(3, area(d, mix(color, '#0a0506', 0.1))) +
    within(
      'beard',
      d,
      strands + soft(12, area(`M${x + 34} 200 L400 200 L400 440 L${x + 10} 440Z`, '#0a0506'), 0.28),
    );
  return look.beard === 'full'
    ? body
    : within(
        'trim',
        `${outlineOf(look)} M150 ${chin - 20} L330 ${chin - 20} L300 ${chin + 8} L180 ${chin + 8}Z`,
        body,
      );
}
