import type { Curve } from '../paint.ts';
import { combed, type Flow, type Hair } from './hair-paint.ts';
import { edges, fringed, parted, pulled } from './hair-tops.ts';
import type { Look } from './look.ts';

const over = (look: Look) =>
  look.fringe === 'full'
    ? fringed(look)
    : parted(look, look.fringe === 'side' ? 206 : 236, look.fringe === 'side' ? 8 : 4);

/** Locks that hang beside the face to a height; waves push them to and fro. */
function locks(
  look: Look,
  to: number,
  wave: number,
): { readonly d: string; readonly flows: readonly Flow[] } {
  const { left, right } = edges(look);
  const side = (x: number, out: -1 | 1): { d: string; flow: Flow } => {
    const outer: Curve = [
      [x + out * 6, 236],
      [x + out * (26 + wave), 300],
      [x + out * (14 - wave), to - 70],
      [x + out * (26 + wave * 0.6), to],
    ];
    const inner: Curve = [
      [x - out * 9, 236],
      [x - out * (2 - wave * 0.5), 300],
      [x - out * (6 + wave * 0.7), to - 80],
      [x - out * 14, to - 6],
    ];
    const [, a, b, end] = outer;
    const [start, c, e, tip] = inner;
    return {
      d: `M${outer[0].join(' ')} C${a.join(' ')} ${b.join(' ')} ${end.join(' ')} Q${x + out * 4} ${to + 22} ${tip.join(' ')} C${e.join(' ')} ${c.join(' ')} ${start.join(' ')}Z`,
      flow: [outer, inner, 15],
    };
  };
  const one = side(left, -1);
  const other = side(right, 1);
  return { d: one.d + other.d, flows: [one.flow, other.flow] };
}

/** Long, shoulder-length or chin-length hair. */
function loose(look: Look, to: number, wave: number): Hair {
  const { left, right } = edges(look);
  const top = over(look);
  const sides = locks(look, to, wave);
  const wide = 24 + wave;
  const behind = `M${left - 10} 230 C${left - 30} 120 ${left + 40} 96 240 96 C${right - 40} 96 ${right + 30} 120 ${right + 10} 230 C${right + wide + 8} 320 ${right + wide - 6} ${to - 60} ${right + wide - 8} ${to} L${left - wide + 8} ${to} C${left - wide + 6} ${to - 60} ${left - wide - 8} 320 ${left - 10} 230Z`;
  return {
    back: combed(
      look,
      'behind',
      behind,
      [
        [
          [
            [left, 140],
            [left - 40, 260],
            [left - 20, 380],
            [left - 16, to],
          ],
          [
            [right, 140],
            [right + 40, 260],
            [right + 20, 380],
            [right + 16, to],
          ],
          26,
        ],
      ],
      true,
    ),
    outline: top.d,
    front: combed(look, 'locks', sides.d, sides.flows) + combed(look, 'top', top.d, top.flows),
  };
}

function bun(look: Look): Hair {
  const top = look.fringe === 'side' ? parted(look, 206, 0) : pulled(look);
  const knot = 'M186 96 C184 52 214 40 244 40 C280 40 300 58 296 96 C290 128 194 130 186 96Z';
  return {
    back: combed(look, 'knot', knot, [
      [
        [
          [190, 96],
          [200, 50],
          [270, 40],
          [292, 84],
        ],
        [
          [200, 112],
          [230, 120],
          [270, 116],
          [290, 96],
        ],
        16,
      ],
    ]),
    outline: top.d,
    front: combed(look, 'top', top.d, top.flows),
  };
}

function ponytail(look: Look): Hair {
  const top = look.fringe === 'full' ? fringed(look) : pulled(look);
  const { right } = edges(look);
  const tail = `M${right - 20} 330 C${right + 30} 350 ${right + 36} 430 ${right + 8} 520 C${right - 10} 530 ${right - 40} 520 ${right - 44} 500 C${right - 16} 450 ${right - 22} 390 ${right - 40} 350Z`;
  return {
    back: '',
    outline: top.d,
    front:
      combed(look, 'tail', tail, [
        [
          [
            [right - 20, 332],
            [right + 30, 350],
            [right + 34, 430],
            [right + 4, 520],
          ],
          [
            [right - 36, 348],
            [right - 16, 390],
            [right - 16, 450],
            [right - 40, 506],
          ],
          14,
        ],
      ]) + combed(look, 'top', top.d, top.flows),
  };
}

export const longStyles: Readonly<Record<string, (look: Look) => Hair>> = {
  long: (look) => loose(look, 500, 2),
  wavy: (look) => loose(look, 480, 16),
  lob: (look) => loose(look, 420, 7),
  bob: (look) => loose(look, 362, 5),
  bun,
  ponytail,
};
