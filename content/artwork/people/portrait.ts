import { area, brushes, mix, short, soft, within } from '../paint.ts';
import { beardOf } from './beard.ts';
import { clothesOf } from './clothes.ts';
import { coverings } from './coverings.ts';
import { earringsOf, glassesOf, headsetOf } from './extras.ts';
import { featuresOf } from './features.ts';
import { hairColor, type Hair } from './hair-paint.ts';
import { longStyles } from './hair-long.ts';
import { shortStyles } from './hair-short.ts';
import { headOf, neckOf, outlineOf } from './head.ts';
import type { Look } from './look.ts';
import { roomOf } from './room.ts';
import { skinOf } from './skin.ts';

/** Styles that hide the ears. */
const coversEars = /^(long|wavy|lob|bob|curls|braids|locs|hijab)$/;

function hairOf(look: Look): Hair {
  const draw = { ...longStyles, ...shortStyles, ...coverings }[look.style];
  if (!draw) throw new Error(`no hair is called ${look.style}`);
  return draw(look);
}

/**
 * Somebody without a room, to the waist: the head is 185 pixels wide, its middle at (240, 250).
 * @param name - tells the parts of several people in one picture apart
 */
export function personSvg(look: Look, name = ''): string {
  const skin = skinOf(look.tone);
  const hair = hairOf(look);
  const { under, over } = clothesOf(look, skin.base);
  const brows = mix(mix(hairColor({ ...look, gray: look.gray * 0.7 }), '#1a0f0b', 0.42), skin.shade, 0.08);
  const shadow = hair.outline
    ? within(
        'brow-shade',
        outlineOf(look),
        `<g transform="translate(5 9)">${soft(5, area(hair.outline, skin.deep, 'fill-rule="evenodd"'))}</g>`,
      )
    : '';
  const tilted = (drawing: string): string => `<g transform="rotate(${look.tilt} 240 400)">${drawing}</g>`;
  const size = look.age < 14 ? 0.76 : 1;
  const worn = (drawing: string): string =>
    `<g transform="translate(240 ${384 - (1 - size) * 60}) scale(${size}) translate(-240 -424)">${drawing}</g>`;
  const head =
    headOf(look, skin, !coversEars.test(look.style)) +
    `<g opacity=".5">${shadow}</g>` +
    beardOf(look) +
    featuresOf(look, skin, brows) +
    hair.front +
    glassesOf(look) +
    (look.earrings && look.style !== 'hijab' ? earringsOf(look) : '') +
    headsetOf(look);
  const drawing = tilted(hair.back) + worn(under) + neckOf(look, skin) + worn(over) + tilted(head);
  return drawing.replaceAll(/(id="|url\(#)(?!soft-)/g, `$1${name}`);
}

/**
 * A portrait as SVG: somebody in a room, in daylight from one side.
 * @param width - in pixels; the height is a quarter more
 */
export function portraitSvg(look: Look, width = 480): string {
  const drawing =
    roomOf(look) +
    `<g transform="translate(240 330) scale(1.14) translate(-240 -322)">` +
    soft(
      20,
      area('M60 620 C70 480 150 470 170 300 C150 120 350 120 330 300 C350 470 430 480 440 620Z', '#1c2028'),
      0.22,
    ) +
    personSvg(look) +
    '</g>';
  return short(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 1.25}" viewBox="0 0 480 600"><defs>${brushes}</defs><g${look.isMirrored ? ' transform="translate(480 0) scale(-1 1)"' : ''}>${drawing}</g></svg>`,
  );
}
