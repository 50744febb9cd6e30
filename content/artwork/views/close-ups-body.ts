import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import { skinOf } from '../people/skin.ts';
import { above, cast, digits } from './from-above.ts';
import type { Scene } from './scene.ts';
import { glow } from './shell.ts';

/** An arm that lies from the left to the right with an open hand, its palm up. */
const arm = (tone: number): string => {
  const skin = skinOf(tone);
  const limb =
    'M-40 420 C200 380 420 400 640 440 C760 458 860 452 930 440 C990 420 1030 400 1080 404 C1120 408 1140 430 1130 452 L1240 430 C1290 424 1300 462 1252 474 L1160 494 L1290 486 C1344 486 1346 526 1294 532 L1164 538 L1276 552 C1324 562 1316 600 1268 596 L1150 580 L1226 612 C1264 632 1246 664 1208 652 L1100 614 C1020 640 940 620 880 604 C760 584 640 620 500 640 C320 664 140 650 -40 640Z';
  return (
    soft(20, `<g transform="translate(10 34)">${area(limb, '#2a1a24')}</g>`, 0.4) +
    area(limb, skin.base) +
    soft(
      20,
      area(
        'M-40 590 C200 620 420 610 640 570 C780 552 880 560 1000 590 L1100 614 C1020 640 940 620 880 604 C760 584 640 620 500 640 C320 664 140 650 -40 640Z',
        skin.deep,
      ),
      0.5,
    ) +
    soft(
      12,
      stroke(
        'M-20 450 C200 420 420 430 640 466 C760 484 860 476 960 456',
        mix(skin.base, '#ffffff', 0.5),
        26,
      ),
      0.45,
    ) +
    stroke(
      'M1128 454 C1080 470 1050 480 1040 520 M1150 496 C1120 500 1100 506 1092 516 M1152 540 C1124 540 1106 544 1096 552 M1140 578 C1116 574 1100 576 1090 582',
      skin.deep,
      5,
      'opacity=".5"',
    ) +
    stroke('M1000 450 C1010 500 1000 560 980 600', skin.deep, 5, 'opacity=".35"')
  );
};

/** A cuff around the arm, and the device that reads it. */
export const pressure: Scene = {
  hour: 'morning',
  draw: () =>
    above('#c9d6d8') +
    arm(5) +
    soft(12, box(130, 380, 360, 310, '#1c2a44', 'rx="40"'), 0.4) +
    shades('cuff', [0, 360], [0, 680], '#5f8ac0', '#2f5d9b', '#1d3a66') +
    box(110, 360, 360, 316, 'url(#cuff)', 'rx="44"') +
    box(150, 360, 16, 316, '#8fb0da') +
    box(414, 360, 16, 316, '#1d3a66') +
    box(200, 460, 170, 90, '#e9eef4', 'rx="10"') +
    box(220, 480, 90, 12, '#2f5d9b') +
    box(220, 506, 120, 9, '#9aa8b8') +
    area('M-40 340 H120 Q150 520 120 700 H-40Z', '#e9b04a') +
    area('M90 340 H120 Q150 520 120 700 H86 Q112 520 90 340Z', '#b9842a') +
    stroke('M400 370 C440 250 560 180 760 210', '#33404c', 15) +
    soft(12, box(770, 110, 480, 230, '#1c2a44', 'rx="34"'), 0.4) +
    box(750, 84, 480, 230, '#f6f8f9', 'rx="34"') +
    box(782, 112, 300, 170, '#cfe2d4', 'rx="12"') +
    digits(802, 130, '138', 62) +
    digits(836, 212, '84', 50) +
    area(
      'M1020 236 c-22 -34 -62 -6 -30 26 l30 26 l30 -26 c32 -32 -8 -60 -30 -26Z',
      '#c9443a',
      'transform="translate(0 -22) scale(1)"',
    ) +
    oval(1156, 160, 34, 34, '#1a4f8b') +
    oval(1156, 246, 24, 24, '#c3ccd4'),
};

/** An upper arm with a plaster after a vaccine, and a gloved hand that presses it on. */
export const plaster: Scene = {
  hour: 'autumn',
  draw: ({ light }) => {
    const skin = skinOf(3);
    const limb =
      'M420 -20 C330 140 330 330 380 520 C410 640 420 760 420 920 H900 C900 760 960 640 970 500 C980 300 940 120 820 -20Z';
    const glove =
      'M1640 520 C1500 470 1380 440 1250 400 C1160 374 1060 336 960 344 C900 350 890 400 950 414 L1060 440 L860 436 C800 436 796 488 856 494 L1040 504 L880 540 C826 556 842 606 896 594 L1060 566 L960 622 C916 650 946 694 990 672 L1130 604 C1260 640 1440 720 1640 800Z';
    return (
      shades('air', [0, 0], [1600, 900], '#f6ead8', '#e9d3bb', mix('#c9a98f', light.shade, 0.15)) +
      box(0, 0, 1600, 900, 'url(#air)') +
      glow('sun', 260, 200, 560, 480, '#fff6dc', 0.9) +
      soft(20, `<g transform="translate(26 20)">${area(limb, '#3a2420')}</g>`, 0.35) +
      area(limb, skin.base) +
      soft(
        40,
        area(
          'M700 -20 C900 160 920 400 860 560 C820 700 820 800 830 920 H900 C900 760 960 640 970 500 C980 300 940 120 820 -20Z',
          skin.deep,
        ),
        0.6,
      ) +
      soft(20, stroke('M450 60 C390 240 400 420 440 600', mix(skin.base, '#ffffff', 0.6), 50), 0.5) +
      area(
        'M330 -40 H930 C960 40 930 96 880 110 C720 150 540 150 400 110 C350 90 320 30 330 -40Z',
        '#2f7d78',
      ) +
      soft(8, stroke('M390 100 C540 140 720 140 890 98', '#123f3c', 16), 0.5) +
      `<g transform="rotate(-18 640 440)">${cast(box(520, 400, 250, 84, '#2a1a14', 'rx="42"'))}${box(520, 400, 250, 84, '#f0cfa4', 'rx="42"')}${box(604, 404, 82, 76, '#fbf0dc')}${[0, 1, 2, 3].map((at) => oval(540 + (at % 2) * 30, 424 + Math.floor(at / 2) * 36, 5, 5, '#c9a06f') + oval(722 + (at % 2) * 26, 424 + Math.floor(at / 2) * 36, 5, 5, '#c9a06f')).join('')}</g>` +
      soft(20, `<g transform="translate(-8 40)">${area(glove, '#2a1a24')}</g>`, 0.4) +
      shades('glove', [0, 340], [0, 800], '#8fc0dc', '#5f9cc4', '#3a6f98') +
      area(glove, 'url(#glove)') +
      stroke('M1060 440 L1150 458 M1040 504 L1140 506 M1060 566 L1140 552', '#2f6088', 7, 'opacity=".6"') +
      soft(8, stroke('M980 364 C1080 370 1180 404 1260 430', '#ffffff', 14), 0.6) +
      stroke('M1400 450 C1380 540 1390 620 1410 690', '#3a6f98', 8) +
      area('M1440 440 L1640 500 V830 L1450 720 C1420 620 1420 540 1440 440Z', '#fdfcf8') +
      soft(12, area('M1460 640 L1640 720 V830 L1450 720Z', '#5a6478'), 0.4)
    );
  },
};
