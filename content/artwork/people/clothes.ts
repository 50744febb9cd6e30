import { area, box, mix, oval, soft, stroke } from '../paint.ts';
import { cloths, scrubsOf } from './cloths.ts';
import { lapels, neckWidth, shirt, skinCut, torso } from './garments.ts';
import type { Look } from './look.ts';

const badge = (look: Look): string =>
  `<g transform="rotate(3 346 560)">${soft(3, box(323, 545, 48, 62, '#10121f', 'rx="4"'), 0.3)}${box(320, 541, 48, 62, '#fdfdfd', 'rx="4"')}${box(320, 541, 48, 13, '#7a1f2b', 'rx="3"')}${box(326, 560, 15, 19, '#c9d3dd')}${box(345, 562, 18, 4, '#5b6470')}${box(345, 571, 14, 3, '#a4adb7')}${look.forChildren ? oval(351, 590, 6, 6, '#f0b429') : box(326, 586, 34, 3, '#a4adb7')}</g>`;

function stethoscope(look: Look): string {
  const tube = look.forChildren ? '#2f7fb5' : '#2a2d36';
  const d = 'M176 436 C160 500 176 560 204 592 M304 436 C326 492 318 540 306 560';
  return (
    `<g transform="translate(3 5)">${soft(3, stroke(d, '#10121f', 7), 0.3)}</g>` +
    stroke(d, tube, 7) +
    stroke('M173 448 C160 500 174 552 198 584', mix(tube, '#ffffff', 0.4), 1.8, 'opacity=".7"') +
    oval(306, 568, 14, 14, '#aeb6c0') +
    oval(306, 568, 9, 9, '#e6eaee') +
    oval(303, 565, 3, 3, '#ffffff')
  );
}

/** What somebody wears. @param skin - the throat's colour, where it is seen */
export function clothesOf(look: Look, skin: string): { readonly under: string; readonly over: string } {
  const { cloth, trim } = cloths[look.color] ?? { cloth: '#44546a', trim: '#ffffff' };
  const coat = '#f7f8fa';
  const pale = mix(cloth, '#ffffff', 0.8);
  const odd = look.color % 2 === 1;
  const half = neckWidth(look);
  const scrubs = scrubsOf(look.color);
  const below = look.isFeminine
    ? torso(look, 'top', look.clothes === 'jacket' && odd ? '#f4efe8' : cloth) + skinCut(look, skin, 498)
    : torso(look, 'top', pale);
  const collar = look.isFeminine
    ? ''
    : shirt(odd ? '#fbfbfc' : pale, look.color % 3 === 0 ? undefined : mix(cloth, '#0d1020', 0.15));
  switch (look.clothes) {
    case 'coat':
      return {
        under: below,
        over: collar + lapels(look, coat) + (look.color % 4 === 1 ? stethoscope(look) : '') + badge(look),
      };
    case 'jacket':
      return { under: below, over: collar + lapels(look, mix(cloth, '#171a2a', 0.4)) };
    case 'scrubs': {
      const v = `M${246 - half} 430 L240 524 L${234 + half} 430`;
      return {
        under:
          torso(look, 'top', scrubs) +
          area(`M${236 - half} 410 L240 522 L${244 + half} 410Z`, skin) +
          soft(3, area(`M240 522 L${244 + half} 410 L266 410Z`, '#3a1218'), 0.2),
        over:
          stroke(v, mix(scrubs, '#ffffff', 0.24), 11) +
          stroke(v, mix(cloth, '#0a0c18', 0.4), 1.5, 'transform="translate(0 7)" opacity=".5"') +
          (look.color % 3 ? stethoscope(look) : '') +
          badge(look),
      };
    }
    case 'fleece':
      return {
        under: torso(look, 'top', odd ? '#fbfbfc' : pale) + (look.isFeminine ? skinCut(look, skin, 478) : ''),
        over:
          (look.isFeminine ? '' : shirt(odd ? '#fbfbfc' : pale, undefined)) +
          lapels(look, mix(cloth, '#1a2030', 0.25)) +
          badge(look),
      };
    case 'sweater':
      return {
        under: torso(look, 'top', cloth) + skinCut(look, skin, 470),
        over:
          stroke(
            `M${244 - half} 426 C${252 - half} 456 220 470 240 470 C260 470 ${228 + half} 456 ${236 + half} 426`,
            mix(cloth, '#ffffff', 0.16),
            14,
          ) +
          stroke(
            `M${244 - half} 440 C${248 - half} 462 218 478 240 478 C262 478 ${232 + half} 462 ${236 + half} 440`,
            mix(cloth, '#0a0c18', 0.4),
            1.6,
            'opacity=".5"',
          ),
      };
    case 'dress':
      return {
        under: torso(look, 'top', cloth) + skinCut(look, skin, 500),
        over:
          stroke('M206 464 Q240 512 274 464', mix(trim, '#b08a3a', 0.3), 2) +
          oval(240, 489, 4, 4, mix(trim, '#b08a3a', 0.3)),
      };
  }
}
