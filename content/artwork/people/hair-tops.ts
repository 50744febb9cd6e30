import type { Flow } from './hair-paint.ts';
import type { Look } from './look.ts';

type Edges = { readonly left: number; readonly right: number };

export const edges = ({ width }: Look): Edges => ({ left: 240 - width, right: 240 + width });

/** Hair over the forehead from a parting to both ears, and how it is combed. */
export function parted(
  look: Look,
  at: number,
  lift: number,
): { readonly d: string; readonly flows: readonly Flow[] } {
  const { left, right } = edges(look);
  const top = 104 - lift;
  const d = `M${left - 7} 292 C${left - 22} 168 ${left + 24} ${top} 240 ${top} C${right - 24} ${top} ${right + 22} 168 ${right + 7} 292 C${right + 2} 262 ${right - 4} 236 ${right - 12} 214 C${right - 30} 192 ${at + 40} 186 ${at} 152 C${at - 16} 182 ${left + 22} 192 ${left + 10} 220 C${left + 3} 240 ${left - 2} 264 ${left - 7} 292Z`;
  return {
    d,
    flows: [
      [
        [
          [at, top + 4],
          [left + 30, top],
          [left - 20, 170],
          [left - 8, 290],
        ],
        [
          [at, 152],
          [at - 16, 180],
          [left + 22, 192],
          [left + 8, 224],
        ],
        18,
      ],
      [
        [
          [at, top + 4],
          [right - 30, top],
          [right + 20, 170],
          [right + 8, 290],
        ],
        [
          [at, 152],
          [at + 40, 186],
          [right - 30, 192],
          [right - 10, 222],
        ],
        26,
      ],
    ],
  };
}

/** A full fringe above the brows. */
export function fringed(look: Look): { readonly d: string; readonly flows: readonly Flow[] } {
  const { left, right } = edges(look);
  const d = `M${left - 7} 292 C${left - 22} 168 ${left + 24} 102 240 102 C${right - 24} 102 ${right + 22} 168 ${right + 7} 292 C${right + 2} 270 ${right - 6} 246 ${right - 14} 224 C${right - 50} 214 ${left + 60} 210 ${left + 14} 226 C${left + 4} 250 ${left - 2} 270 ${left - 7} 292Z`;
  return {
    d,
    flows: [
      [
        [
          [232, 106],
          [left + 30, 106],
          [left - 20, 180],
          [left - 6, 290],
        ],
        [
          [232, 106],
          [220, 130],
          [214, 170],
          [212, 214],
        ],
        16,
      ],
      [
        [
          [232, 106],
          [224, 130],
          [214, 170],
          [212, 214],
        ],
        [
          [240, 106],
          [right - 60, 120],
          [right - 26, 170],
          [right - 16, 226],
        ],
        26,
      ],
      [
        [
          [240, 106],
          [right - 50, 110],
          [right - 10, 160],
          [right - 12, 226],
        ],
        [
          [240, 104],
          [right - 30, 104],
          [right + 20, 170],
          [right + 6, 290],
        ],
        10,
      ],
    ],
  };
}

/** Hair pulled back: the cap that stays on the head. */
export function pulled(look: Look): { readonly d: string; readonly flows: readonly Flow[] } {
  const { left, right } = edges(look);
  const d = `M${left - 2} 250 C${left - 16} 160 ${left + 30} 106 240 106 C${right - 30} 106 ${right + 16} 160 ${right + 2} 250 C${right - 6} 226 ${right - 8} 208 ${right - 18} 196 C${right - 44} 164 264 160 240 160 C216 160 ${left + 44} 164 ${left + 18} 196 C${left + 8} 208 ${left + 6} 226 ${left - 2} 250Z`;
  return {
    d,
    flows: [
      [
        [
          [left, 244],
          [left - 6, 190],
          [left + 30, 130],
          [236, 110],
        ],
        [
          [236, 160],
          [228, 146],
          [232, 124],
          [238, 108],
        ],
        20,
      ],
      [
        [
          [right, 244],
          [right + 6, 190],
          [right - 30, 130],
          [244, 110],
        ],
        [
          [244, 160],
          [252, 146],
          [248, 124],
          [242, 108],
        ],
        20,
      ],
    ],
  };
}
