import { area, mix, oval, shades, soft, stroke, within } from '../paint.ts';
import { cloths, scrubsOf } from './cloths.ts';
import type { Hair } from './hair-paint.ts';
import type { Look } from './look.ts';

/** Cloth in light from the left, with folds. */
function cloth(name: string, d: string, color: string, folds: readonly string[]): string {
  const dark = mix(color, '#12070f', 0.45);
  const light = mix(color, '#ffffff', 0.3);
  return (
    shades(name, [130, 0], [370, 0], mix(color, '#ffffff', 0.12), color, mix(color, '#12070f', 0.34)) +
    area(d, `url(#${name})`) +
    within(
      `${name}-folds`,
      d,
      folds
        .map(
          (fold) =>
            soft(3, stroke(fold, dark, 7), 0.5) +
            `<g transform="translate(-5 -5)">${soft(2, stroke(fold, light, 3.4), 0.5)}</g>`,
        )
        .join(''),
    )
  );
}

function hijab(look: Look): Hair {
  const color = cloths[look.color]?.cloth ?? '#41576b';
  const { width: w, chin, turn } = look;
  const hood = `M${240 - w - 18} 260 C${240 - w - 34} 130 ${240 - 70} 84 240 84 C${240 + 74} 84 ${240 + w + 34} 130 ${240 + w + 16} 260 C${240 + w + 12} 330 ${240 + w + 16} 376 372 424 C384 470 310 502 240 506 C170 502 96 470 108 424 C${240 - w - 16} 376 ${240 - w - 14} 330 ${240 - w - 18} 260Z`;
  const face = `M${240 - w + 10} 250 C${240 - w + 6} 190 ${206} 152 ${240 + turn * 0.4} 152 C${276} 152 ${240 + w - 8} 190 ${240 + w - 12} 250 C${240 + w - 12} 306 ${286} ${chin - 6} ${240 + turn * 0.7} ${chin + 1} C${200} ${chin - 6} ${240 - w + 12} 306 ${240 - w + 10} 250Z`;
  return {
    back: '',
    outline: `${hood} ${face}`,
    front: `<g fill-rule="evenodd" clip-rule="evenodd">${cloth('hijab', `${hood} ${face}`, color, [
      `M${240 - w - 4} 300 C${240 - w + 10} 390 210 ${chin + 30} 300 ${chin + 44}`,
      `M${240 + w + 8} 280 C${240 + w - 4} 380 280 ${chin + 50} 190 ${chin + 66}`,
      `M150 470 C200 ${chin + 90} 280 ${chin + 80} 344 440`,
      `M${240 - w + 2} 210 C${240 - w + 10} 130 210 104 250 100`,
      `M${240 + w - 2} 200 C${240 + w - 16} 140 286 118 256 110`,
    ])}</g>`,
  };
}

function turban(look: Look): Hair {
  const color = cloths[look.color]?.cloth ?? '#243b5a';
  const { width: w } = look;
  const d = `M${240 - w - 10} 236 C${240 - w - 34} 140 ${240 - 90} 62 240 56 C${240 + 96} 60 ${240 + w + 36} 140 ${240 + w + 8} 232 C${240 + w - 14} 206 282 176 236 160 C204 178 ${240 - w + 14} 200 ${240 - w - 10} 236Z`;
  const folds = [0, 1, 2, 3, 4].map(
    (at) =>
      `M${240 - w - 16 + at * 6} ${220 - at * 27} C${200} ${168 - at * 22} ${270} ${130 - at * 14} ${240 + w + 10 - at * 16} ${150 - at * 17}`,
  );
  const back = [0, 1, 2].map(
    (at) =>
      `M${240 + w + 10} ${216 - at * 26} C${300} ${170 - at * 16} ${270} ${160 - at * 10} 240 ${156 - at * 16}`,
  );
  return { back: '', outline: d, front: cloth('turban', d, color, [...folds, ...back]) };
}

function wrap(look: Look): Hair {
  const { cloth: color, trim } = cloths[look.color] ?? { cloth: '#a0522d', trim: '#e3b04b' };
  const { width: w } = look;
  const d = `M${240 - w - 6} 222 C${240 - w - 36} 120 180 52 246 46 C330 46 ${240 + w + 34} 130 ${240 + w + 6} 222 C${240 + w - 20} 178 280 164 240 164 C200 164 ${240 - w + 20} 178 ${240 - w - 6} 222Z`;
  const dots = Array.from({ length: 26 }, (_unused, at) =>
    oval(140 + ((at * 67) % 204), 66 + ((at * 41) % 140), 5.5, 3.6, trim, 'opacity=".75"'),
  ).join('');
  return {
    back: '',
    outline: d,
    front:
      cloth('wrap', d, color, [
        `M${240 - w - 8} 206 C200 150 280 140 ${240 + w} 170`,
        `M${240 - w - 10} 170 C200 110 290 100 ${240 + w + 8} 190`,
        `M190 76 C230 100 300 100 ${240 + w} 140`,
      ]) + within('dots', d, dots),
  };
}

/** A cap of the operating room; for children's doctors it has dots. */
function cap(look: Look): Hair {
  const color = scrubsOf(look.color + 2);
  const { width: w } = look;
  const d = `M${240 - w - 6} 238 C${240 - w - 24} 130 170 88 240 88 C310 88 ${240 + w + 24} 130 ${240 + w + 6} 238 C${240 + w - 2} 226 ${240 + w - 6} 212 ${240 + w - 14} 202 C${240 + w - 34} 176 286 170 240 170 C194 170 ${240 - w + 34} 176 ${240 - w + 14} 202 C${240 - w + 6} 212 ${240 - w + 2} 226 ${240 - w - 6} 238Z`;
  const dots = Array.from({ length: 24 }, (_unused, at) =>
    oval(146 + ((at * 53) % 190), 96 + ((at * 37) % 110), 5, 5, '#fff3c9', 'opacity=".8"'),
  ).join('');
  return {
    back: '',
    outline: d,
    front:
      cloth('cap', d, color, [
        `M${240 - w} 204 C190 156 290 150 ${240 + w} 204`,
        'M250 92 C240 120 244 150 240 166',
        'M180 110 C190 130 188 150 182 176',
      ]) + (look.forChildren ? within('dots', d, dots) : ''),
  };
}

export const coverings: Readonly<Record<string, (look: Look) => Hair>> = { hijab, turban, wrap, cap };
