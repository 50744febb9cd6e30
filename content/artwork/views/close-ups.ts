import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import { plaster, pressure } from './close-ups-body.ts';
import { above, cast, digits } from './from-above.ts';
import { hill, sky } from './land.ts';
import type { Scene } from './scene.ts';
import { glow } from './shell.ts';
import { bushes } from './street.ts';
import { kit } from './things-care.ts';

/** A letter with a pen on it, glasses and a cup. */
const letter: Scene = {
  hour: 'golden',
  draw: () => {
    const page = box(430, 90, 560, 760, '#fffaf0', 'rx="4"');
    const lines = Array.from({ length: 11 }, (_unused, row) => {
      const y = 220 + row * 46;
      const long = [410, 430, 390, 420, 300, 0, 430, 400, 420, 380, 210][row] ?? 0;
      let d = `M500 ${y}`;
      for (let x = 0; x < long; x += 22) d += ` q6 ${x % 44 ? -15 : -9} 11 0 t11 0`;
      return long ? stroke(d, '#2b3a66', 4) : '';
    }).join('');
    return (
      above('#a9764a') +
      `<g transform="rotate(-5 710 470)">${cast(page)}${page}${stroke('M500 160 q10 -30 24 0 t30 0 t26 0 t26 0', '#2b3a66', 5)}${lines}</g>` +
      `<g transform="rotate(-38 1040 560)">${cast(box(900, 546, 330, 30, '#2a1a14', 'rx="15"'))}${box(930, 546, 300, 30, '#1f3a5a', 'rx="15"')}${box(1060, 546, 14, 30, '#d9b45b')}${area('M932 548 L886 561 L932 574Z', '#d9b45b')}${box(1090, 550, 110, 7, '#6a8ab0', 'rx="3"')}</g>` +
      cast(
        stroke(
          'M90 690 a80 66 0 1 0 160 0 a80 66 0 1 0 -160 0 M290 690 a80 66 0 1 0 160 0 a80 66 0 1 0 -160 0',
          '#2a1a14',
          12,
        ),
      ) +
      `<g transform="rotate(12 260 690)">${oval(160, 690, 82, 66, '#dfeef4', 'opacity=".5"')}${oval(370, 690, 82, 66, '#dfeef4', 'opacity=".5"')}${stroke('M80 690 a82 66 0 1 0 164 0 a82 66 0 1 0 -164 0 M288 690 a82 66 0 1 0 164 0 a82 66 0 1 0 -164 0 M244 680 q22 -20 44 0 M80 680 L30 560 M452 680 L520 560', '#5a3a2a', 11)}</g>` +
      cast(oval(1320, 240, 190, 190, '#2a1a14')) +
      oval(1320, 240, 190, 190, '#e9e4d8') +
      oval(1320, 240, 150, 150, '#d8d0be') +
      oval(1320, 240, 122, 122, '#f6f3ea') +
      oval(1320, 240, 104, 104, '#a8632c') +
      soft(8, oval(1290, 210, 46, 30, '#e0a060'), 0.7) +
      stroke('M1438 250 c70 -10 76 62 4 56', '#f6f3ea', 24) +
      [
        [180, 220, 0],
        [240, 300, 40],
        [130, 320, -30],
      ]
        .map(
          ([x, y, turn]) =>
            `<g transform="rotate(${turn} ${x} ${y})">${area(`M${x} ${Number(y) - 90} C${Number(x) + 70} ${Number(y) - 40} ${Number(x) + 60} ${Number(y) + 50} ${x} ${Number(y) + 90} C${Number(x) - 60} ${Number(y) + 50} ${Number(x) - 70} ${Number(y) - 40} ${x} ${Number(y) - 90}Z`, Number(turn) > 0 ? '#c9703a' : '#d99a3c')}${stroke(`M${x} ${Number(y) - 80} V${Number(y) + 130}`, '#8a4a20', 6)}</g>`,
        )
        .join('')
    );
  },
};

/** A plate from above: half vegetables, a quarter grain, a quarter fish; a meter beside it. */
const plate: Scene = {
  hour: 'morning',
  draw: ({ random }) => {
    const part = (from: number, to: number): string => {
      const at = (angle: number): string => `${760 + Math.cos(angle) * 270} ${450 + Math.sin(angle) * 270}`;
      return `M760 450 L${at(from)} A270 270 0 ${to - from > 3.2 ? 1 : 0} 1 ${at(to)}Z`;
    };
    const strewn = (from: number, to: number, count: number, r: number, colors: readonly string[]): string =>
      Array.from({ length: count }, () => {
        const [angle, away] = [
          from + 0.12 + random.next() * (to - from - 0.24),
          40 + Math.sqrt(random.next()) * 200,
        ];
        const [x, y, size] = [
          760 + Math.cos(angle) * away,
          450 + Math.sin(angle) * away,
          r * (0.7 + random.next() * 0.5),
        ];
        return (
          soft(2, oval(x + 4, y + 6, size, size, '#2a2014'), 0.35) +
          oval(x, y, size, size * 0.92, random.pick(colors)) +
          oval(x - size * 0.3, y - size * 0.3, size * 0.26, size * 0.22, '#ffffff', 'opacity=".45"')
        );
      }).join('');
    return (
      above('#d9b98a') +
      box(250, 40, 1020, 820, '#5f8a94', 'rx="10"') +
      box(264, 54, 992, 792, '#6f9aa4', 'rx="8"') +
      cast(oval(760, 450, 370, 370, '#1c1a24')) +
      oval(760, 450, 370, 370, '#fdfcf8') +
      oval(760, 450, 300, 300, '#e9e6dc') +
      oval(760, 450, 288, 288, '#f6f4ec') +
      area(part(Math.PI / 2, Math.PI * 1.5), '#8ab06a') +
      strewn(Math.PI / 2, Math.PI * 1.5, 44, 34, [
        '#4f8a45',
        '#6fa35c',
        '#c23b2e',
        '#e07a2e',
        '#3f7a45',
        '#8fc06a',
      ]) +
      area(part(-Math.PI / 2, 0), '#e3c48a') +
      strewn(-Math.PI / 2, 0, 90, 13, ['#d9b06a', '#efd9a4', '#c9983f']) +
      area(part(0, Math.PI / 2), '#f3e3cf') +
      area(
        'M800 500 C880 480 980 540 990 600 C960 660 860 680 800 640 C780 600 780 540 800 500Z',
        '#e8927a',
      ) +
      stroke('M820 540 q60 10 140 60 M816 580 q50 14 100 60', '#f6c4b0', 8) +
      cast(box(330, 150, 26, 620, '#1c1a24', 'rx="13"')) +
      box(330, 330, 24, 440, '#d3dae0', 'rx="12"') +
      box(312, 150, 60, 160, '#d3dae0', 'rx="26"') +
      [326, 340, 354].map((x) => box(x - 3, 140, 6, 110, '#6f9aa4')).join('') +
      cast(box(1330, 190, 190, 330, '#1c1a24', 'rx="40"')) +
      box(1330, 190, 190, 330, '#2f5d7c', 'rx="40"') +
      box(1352, 220, 146, 150, '#dfeae0', 'rx="12"') +
      digits(1374, 266, '118', 52) +
      oval(1425, 440, 36, 36, '#f0b43c') +
      box(1404, 510, 42, 90, '#fdfcf8', 'rx="5"') +
      box(1414, 574, 22, 24, '#a8232a')
    );
  },
};

/** Eight glasses in a row below a tap. */
const glasses: Scene = {
  hour: 'noon',
  draw: ({ light }) =>
    shades('tiles', [0, 0], [1600, 900], '#e6f3f2', '#b9dcdc', mix('#8fbfc4', light.shade, 0.12)) +
    box(0, 0, 1600, 900, 'url(#tiles)') +
    Array.from({ length: 9 }, (_unused, row) =>
      stroke(`M0 ${row * 84} H1600`, '#ffffff', 5, 'opacity=".55"'),
    ).join('') +
    Array.from({ length: 17 }, (_unused, column) =>
      stroke(`M${column * 100} 0 V700`, '#ffffff', 5, 'opacity=".55"'),
    ).join('') +
    glow('gleam', 320, 160, 620, 440, '#ffffff', 0.8) +
    stroke('M1104 -20 V110 Q1104 220 994 220 H944 Q884 220 884 290', '#b4c0c8', 62) +
    stroke('M1090 -20 V110 Q1090 206 994 206 H944', '#f4f8fa', 14) +
    box(846, 286, 76, 30, '#9aa8b2', 'rx="8"') +
    shades('water', [0, 310], [0, 730], '#d8f0fa', '#8fc8e6') +
    area('M862 316 H906 L900 730 H868Z', 'url(#water)', 'opacity=".85"') +
    shades('wood', [0, 720], [0, 900], '#d9b07c', '#a9764a') +
    box(0, 716, 1600, 190, 'url(#wood)') +
    soft(8, box(0, 716, 1600, 14, '#5a3a20'), 0.4) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) => {
        const x = 100 + at * 196;
        const level = [580, 610, 590, 640, 730][at] ?? 790;
        return (
          soft(8, oval(x + 16, 838, 84, 14, '#3a2414'), 0.4) +
          (level < 790
            ? area(`M${x - 66} ${level} H${x + 66} L${x + 56} 830 H${x - 56}Z`, '#6fb6dc', 'opacity=".85"') +
              oval(x, level, 66, 11, '#b5dcf0')
            : '') +
          area(`M${x - 76} 540 H${x + 76} L${x + 58} 836 H${x - 58}Z`, '#ffffff', 'opacity=".3"') +
          oval(x, 540, 76, 13, '#ffffff', 'opacity=".55"') +
          soft(2, stroke(`M${x - 58} 570 L${x - 46} 810`, '#ffffff', 9), 0.8)
        );
      })
      .join(''),
};

/** A mailbox with a white box in it. */
const mailbox: Scene = {
  hour: 'morning',
  draw: ({ random, light }) =>
    sky(random, light, 1240, 200) +
    soft(
      8,
      box(60, 250, 420, 400, '#c98a6a') +
        area('M20 260 L270 90 L520 260Z', '#6d5046') +
        box(140, 330, 90, 120, '#eef4f8') +
        box(320, 330, 90, 120, '#eef4f8') +
        box(230, 480, 100, 170, '#2f6f6a'),
      0.9,
    ) +
    hill(random, light, 600, 10, light.leaf) +
    bushes(random, light, -10, 620, 650) +
    area('M1180 600 H1400 L1640 910 H1000Z', '#d8ccb4') +
    box(770, 560, 70, 360, '#8a6242') +
    box(810, 560, 30, 360, '#6d4a30') +
    soft(12, oval(800, 860, 170, 20, light.shade), 0.3) +
    area('M520 590 V330 C520 190 760 190 760 330 V590Z', '#1d3a5c') +
    area('M640 225 H1060 C1170 225 1180 300 1180 340 V590 H760 V330 C760 260 720 226 640 225Z', '#3c62a8') +
    shades('belly', [0, 420], [0, 590], '#3c62a8', '#233f74') +
    area('M760 420 H1180 V590 H760Z', 'url(#belly)') +
    soft(8, stroke('M720 250 H1060', '#ffffff', 16), 0.5) +
    area('M540 590 V336 C540 214 740 214 740 336 V590Z', '#0f2038') +
    `<g transform="translate(640 590) scale(.62)">${kit(0, 0)}</g>` +
    area('M520 590 H760 L700 700 H470Z', '#34568f') +
    box(1060, 280, 16, 210, '#a8121a') +
    box(1060, 210, 120, 84, '#a8121a', 'rx="6"') +
    oval(1068, 490, 14, 14, '#6d1119'),
};

/** Practice for the nose: four small jars with lemon, rose, clove and eucalyptus. */
const scents: Scene = {
  hour: 'spring',
  draw: ({ light }) =>
    shades('air', [0, 0], [1600, 900], '#eaf3e2', '#cfe2c9', mix('#9fbf9a', light.shade, 0.1)) +
    box(0, 0, 1600, 900, 'url(#air)') +
    glow('sun', 300, 160, 700, 560, '#fffbe6', 0.9) +
    shades('wood', [0, 640], [0, 900], '#c99a68', '#8a5f3c') +
    box(0, 640, 1600, 270, 'url(#wood)') +
    ['#f0d24a', '#d46a86', '#7a4a2c', '#6fa88a']
      .map((color, at) => {
        const x = 250 + at * 366;
        return (
          soft(12, oval(x + 20, 770, 140, 22, '#2a1a10'), 0.45) +
          box(x - 105, 430, 210, 340, mix(color, '#ffffff', 0.62), 'rx="40"') +
          box(x - 105, 580, 210, 190, color, 'rx="40"') +
          soft(8, box(x + 40, 440, 60, 320, '#2a1a24', 'rx="30"'), 0.3) +
          box(x - 84, 380, 168, 64, '#8a6242', 'rx="14"') +
          box(x - 76, 540, 152, 120, '#fffaf0', 'rx="8"') +
          soft(3, stroke(`M${x - 84} 480 V720`, '#ffffff', 12), 0.7) +
          soft(
            8,
            stroke(
              `M${x - 30} 350 q-30 -50 6 -100 t0 -90 M${x + 34} 350 q-30 -50 6 -100 t0 -80`,
              mix(color, '#ffffff', 0.4),
              14,
            ),
            0.6,
          )
        );
      })
      .join('') +
    oval(250, 600, 48, 42, '#f0c53a') +
    oval(250, 600, 36, 31, '#fbe89a') +
    stroke('M250 570 V630 M224 586 L276 614 M224 614 L276 586', '#f0c53a', 5) +
    [0, 1, 2, 3, 4]
      .map((at) => oval(616 + Math.cos(at * 1.257) * 22, 600 + Math.sin(at * 1.257) * 22, 22, 20, '#d46a86'))
      .join('') +
    oval(616, 600, 15, 15, '#a8405e') +
    [0, 1, 2]
      .map(
        (at) =>
          stroke(`M${950 + at * 32} 640 V592`, '#5e3a20', 11) + oval(950 + at * 32, 582, 16, 14, '#4a2c18'),
      )
      .join('') +
    stroke('M1348 650 C1340 620 1344 590 1350 556', '#4f7a5c', 7) +
    [0, 1, 2]
      .map(
        (at) =>
          oval(1326, 580 + at * 26, 20, 11, '#7fb59a', `transform="rotate(-24 1326 ${580 + at * 26})"`) +
          oval(1372, 574 + at * 26, 20, 11, '#6fa88a', `transform="rotate(24 1372 ${574 + at * 26})"`),
      )
      .join(''),
};

/** Pictures of things from near, by the story or the scene that they belong to. */
export const closeUps: Readonly<Record<string, Scene>> = {
  'why-your-blood-pressure-is-higher-at-the-doctors-office': pressure,
  'flu-season-what-is-new-this-year': plaster,
  'a-good-death-and-how-to-talk-about-it': letter,
  'your-first-year-with-type-2-diabetes': plate,
  'the-truth-about-eight-glasses-of-water': glasses,
  'the-colon-test-that-comes-in-the-mail': mailbox,
  'the-man-who-could-smell-again': scents,
};
