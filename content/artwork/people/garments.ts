import { area, mix, oval, shades, soft, stroke, within } from '../paint.ts';
import type { Look } from './look.ts';

/** Half the width of the neck where it meets the shoulders. */
export const neckWidth = ({ isFeminine }: Look): number => (isFeminine ? 50 : 63);

const shouldersOf = ({ isFeminine }: Look): string => {
  const wide = isFeminine ? 182 : 208;
  const rise = isFeminine ? 6 : 0;
  return `M${240 - wide - 6} 620 C${240 - wide} 540 ${240 - wide + 12} 500 ${240 - wide * 0.66} ${474 + rise} C${240 - wide * 0.4} ${458 + rise} ${190} 446 186 424 L294 424 C290 446 ${240 + wide * 0.4} ${458 + rise} ${240 + wide * 0.66} ${474 + rise} C${240 + wide - 12} 500 ${240 + wide} 540 ${240 + wide + 6} 620Z`;
};

/** Cloth over the shoulders in light from the left, with the folds of sleeves. */
export function torso(look: Look, name: string, color: string): string {
  const d = shouldersOf(look);
  const dark = mix(color, '#10121f', 0.4);
  return (
    shades(name, [60, 440], [430, 560], mix(color, '#fff6e8', 0.22), color, mix(color, '#10121f', 0.3)) +
    area(d, `url(#${name})`) +
    within(
      `${name}-folds`,
      d,
      soft(8, stroke('M104 600 C112 570 112 548 102 520 M376 600 C366 570 366 548 380 516', dark, 10), 0.5) +
        soft(5, stroke('M150 620 C160 580 156 540 140 510 M330 620 C322 590 322 556 342 520', dark, 5), 0.3) +
        soft(12, oval(128, 486, 52, 14, mix(color, '#ffffff', 0.5)), 0.55),
    )
  );
}

/** The opening at the neck as a deep or a round cut. */
export const skinCut = (look: Look, skin: string, depth: number): string => {
  const half = neckWidth(look) + 6;
  return area(
    `M${240 - half} 424 C${246 - half} 452 222 ${depth} 240 ${depth} C258 ${depth} ${234 + half} 452 ${240 + half} 424Z`,
    skin,
  );
};

export function shirt(color: string, tie: string | undefined): string {
  const dark = mix(color, '#1a2238', 0.2);
  const collar = (out: -1 | 1): string =>
    area(
      `M${240 + out * 52} 418 C${240 + out * 40} 448 ${240 + out * 22} 470 ${240 + out * 2} 482 L${240 + out * 30} 516 L${240 + out * 70} 446Z`,
      out === 1 ? dark : color,
    ) +
    soft(
      1,
      stroke(`M${240 + out * 2} 482 L${240 + out * 30} 516 L${240 + out * 68} 450`, '#1a2238', 1.6),
      0.35,
    );
  const knot = tie
    ? area('M228 484 L252 484 L248 506 L262 640 L218 640 L232 506Z', tie) +
      soft(2, area('M244 484 L252 484 L248 506 L262 640 L246 640Z', '#0a0c18'), 0.35) +
      stroke('M231 506 L249 506', mix(tie, '#000000', 0.4), 1.6)
    : '';
  return (
    area('M170 440 L310 440 L330 640 L150 640Z', color) +
    soft(5, area('M246 470 L330 470 L330 640 L250 640Z', dark), 0.5) +
    knot +
    collar(-1) +
    collar(1)
  );
}

/** Lapels of a coat or jacket, open over what is worn below. */
export function lapels(look: Look, color: string): string {
  const neck = neckWidth(look);
  const dark = mix(color, '#2a3550', color === '#f7f8fa' ? 0.3 : 0.5);
  const edge = (out: -1 | 1): string => {
    const at = (x: number): number => 240 + out * x;
    const flap = `M${at(neck + 3)} 420 C${at(neck + 12)} 446 ${at(74)} 470 ${at(84)} 486 L${at(66)} 500 L${at(82)} 514 L${at(26)} 640 L${at(14)} 640 C${at(22)} 560 ${at(40)} 490 ${at(neck - 9)} 420Z`;
    return (
      soft(3, `<g transform="translate(${out === -1 ? 5 : -3} 4)">${area(flap, '#141a2c')}</g>`, 0.35) +
      area(flap, out === -1 ? mix(color, '#ffffff', 0.12) : mix(color, dark, 0.3)) +
      stroke(flap, dark, 1.5, 'opacity=".55"')
    );
  };
  const d = `M${240 - 56} 410 L${240 - 14} 640 L-60 640 L-60 410Z M${240 + 56} 410 L${240 + 14} 640 L540 640 L540 410Z`;
  return within('front', d, torso(look, 'outer', color)) + edge(-1) + edge(1);
}
