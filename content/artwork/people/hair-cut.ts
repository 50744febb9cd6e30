import { area, mix, soft, within, type Curve } from '../paint.ts';
import { combed, hairColor, type Flow, type Hair } from './hair-paint.ts';
import { outlineOf } from './head.ts';
import type { Look } from './look.ts';

/** Shaved or very short sides, as a soft shade on the head. */
export function sides(look: Look, to: number, strength: number): string {
  const { width } = look;
  const color = mix(hairColor(look), '#0a0607', 0.1);
  const side = (out: -1 | 1) =>
    area(
      `M${240 + out * (width + 4)} ${to} C${240 + out * (width + 8)} 190 ${240 + out * (width - 4)} 140 ${240 + out * 40} 110 L${240 + out * 50} 168 C${240 + out * (width - 22)} 186 ${240 + out * (width - 12)} 212 ${240 + out * (width - 8)} ${to}Z`,
      color,
    );
  return within(`sides${to}`, outlineOf(look), soft(3, side(-1) + side(1), strength));
}

type Cut = {
  readonly rise: number;
  readonly part: number;
  readonly hairline: number;
  readonly temple: number;
  readonly ears: number;
};

/** Short hair: how far it rises above the head, where it is parted, where forehead and temples begin, how far it comes down. */
export function cut(look: Look, { rise, part, hairline, temple, ears }: Cut): Hair {
  const left = 240 - look.width;
  const right = 240 + look.width;
  const top = 116 - rise;
  const d = `M${left - 3} ${ears} C${left - 12} 180 ${left - 4} 140 ${left + 26} 124 C${part - 26} ${top + 14} ${part - 8} ${top + 4} ${part + 16} ${top} C${right - 56} ${top - 8} ${right - 14} ${top + 6} ${right - 8} 132 C${right + 10} 152 ${right + 10} 190 ${right + 3} ${ears} L${right - 6} ${ears + 6} C${right - 7} 212 ${right - 12} ${temple + 22} ${right - 20} ${temple} C${right - 46} ${hairline + 16} ${part + 44} ${hairline + 12} ${part} ${hairline} C${part - 16} ${hairline + 7} ${left + 34} ${hairline + 14} ${left + 23} ${temple + 2} C${left + 14} ${temple + 20} ${left + 8} 212 ${left + 6} ${ears + 6}Z`;
  const flows: readonly Flow[] = [
    [
      [
        [left, ears],
        [left - 6, 180],
        [left + 4, 146],
        [left + 30, 126],
      ],
      [
        [left + 22, temple],
        [left + 26, 160],
        [left + 40, 140],
        [part - 4, top + 22],
      ],
      14,
    ],
    [
      [
        [part, hairline],
        [part - 4, top + 24],
        [part + 10, top + 6],
        [part + 40, top],
      ],
      [
        [right - 20, temple],
        [right - 10, 150],
        [right - 20, top + 26],
        [right - 50, top + 4],
      ],
      34,
    ],
    [
      [
        [right, ears],
        [right + 8, 180],
        [right + 2, 150],
        [right - 10, 134],
      ],
      [
        [right - 18, temple],
        [right - 14, 160],
        [right - 20, 148],
        [right - 34, 134],
      ],
      10,
    ],
  ];
  return { back: '', outline: d, front: combed(look, 'cut', d, flows) };
}

/** Hair above the ears, little on top. */
export function horseshoe(look: Look): Hair {
  const side = (out: -1 | 1): { d: string; flow: Flow } => {
    const x = 240 + out * look.width;
    const outer: Curve = [
      [x, 258],
      [x + out * 13, 236],
      [x + out * 13, 190],
      [x - out * 2, 168],
    ];
    const inner: Curve = [
      [x - out * 7, 254],
      [x - out * 7, 236],
      [x - out * 10, 214],
      [x - out * 15, 194],
    ];
    const [start, a, b, end] = outer;
    const [tip, c, e, top] = inner;
    return {
      d: `M${start.join(' ')} C${a.join(' ')} ${b.join(' ')} ${end.join(' ')} Q${x - out * 18} 172 ${top.join(' ')} C${e.join(' ')} ${c.join(' ')} ${tip.join(' ')}Z`,
      flow: [outer, inner, 14],
    };
  };
  const [one, other] = [side(-1), side(1)];
  return {
    back: '',
    outline: '',
    front: soft(1, combed(look, 'sides', one.d + other.d, [one.flow, other.flow])),
  };
}
