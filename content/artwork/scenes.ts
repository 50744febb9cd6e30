import {
  building,
  circle,
  colours as c,
  hairs,
  hill,
  line,
  path,
  person,
  rect,
  skins,
  skyline,
  svg,
  tree,
} from './shapes.ts';

const sky = (fill: string): string => rect(0, 0, 1600, 900, fill);
const sun = (x: number, y: number, radius: number): string => circle(x, y, radius, c.sun);
const lake = (y: number): string =>
  rect(0, y, 1600, 900 - y, c.lake) +
  line(`M120 ${y + 60} h220 M460 ${y + 96} h160 M900 ${y + 58} h260 M1240 ${y + 110} h180`, c.sky, 8);

/** The drawn pictures by file name below `media/scenes`. */
export const scenes: Readonly<Record<string, string>> = {
  home: svg(
    sky(c.sky) +
      sun(1290, 190, 110) +
      skyline(560, '#C3D5E8') +
      lake(560) +
      hill(700, c.mint) +
      tree(140, 760, 260, c.leaf) +
      tree(1500, 790, 300, c.leaf) +
      hill(830, '#C8DDC8', 160) +
      person({
        x: 640,
        base: 900,
        size: 560,
        skin: skins[0],
        hair: hairs[0],
        clothes: c.white,
        style: 'bun',
        isDoctor: true,
      }) +
      person({
        x: 960,
        base: 900,
        size: 520,
        skin: skins[1],
        hair: hairs[2],
        clothes: c.brand,
        style: 'short',
      }) +
      person({
        x: 1190,
        base: 900,
        size: 400,
        skin: skins[3],
        hair: hairs[3],
        clothes: c.sun,
        style: 'long',
      }),
  ),
  'where-to-go': svg(
    sky(c.paper) +
      hill(760, c.mint) +
      path('M700 900 C 720 760, 760 700, 800 620 L840 620 C 860 720, 900 780, 940 900Z', c.sand) +
      line(
        'M800 640 C 620 560, 480 560, 330 420 M820 630 V330 M840 640 C 1020 560, 1150 560, 1290 420',
        c.sand,
        56,
      ) +
      building(200, 420, 260, 190, c.rose, c.white) +
      building(690, 330, 260, 210, c.sky, c.white) +
      building(1170, 420, 260, 190, c.aqua, c.white) +
      rect(312, 270, 36, 12, c.brand) +
      rect(324, 258, 12, 36, c.brand) +
      circle(820, 196, 22, c.blue) +
      circle(1300, 296, 22, c.teal) +
      tree(120, 720, 200, c.leaf) +
      tree(1480, 740, 220, c.leaf) +
      person({
        x: 560,
        base: 900,
        size: 420,
        skin: skins[4],
        hair: hairs[0],
        clothes: c.blue,
        style: 'long',
      }),
  ),
  cancer: svg(
    sky(c.lilac) +
      circle(1250, 260, 300, '#F3EDF8') +
      hill(740, '#D8CBE8') +
      hill(840, '#C6B4DC', 140) +
      person({
        x: 620,
        base: 900,
        size: 600,
        skin: skins[3],
        hair: c.violet,
        clothes: '#A58CC4',
        style: 'scarf',
      }) +
      person({
        x: 980,
        base: 900,
        size: 620,
        skin: skins[2],
        hair: hairs[0],
        clothes: c.white,
        style: 'short',
        isDoctor: true,
      }) +
      tree(200, 780, 260, '#9A86B8') +
      tree(1460, 800, 240, '#9A86B8'),
  ),
  heart: svg(
    sky(c.rose) +
      circle(800, 420, 330, '#FBF1F2') +
      path(
        'M800 690 C 560 520, 500 400, 560 300 C 620 210, 750 220, 800 320 C 850 220, 980 210, 1040 300 C 1100 400, 1040 520, 800 690Z',
        c.brand,
      ) +
      line('M180 470 H520 L580 380 L650 560 L720 440 H900 L950 330 L1030 600 L1080 470 H1420', c.white, 18) +
      hill(800, '#EBC9CE'),
  ),
  children: svg(
    sky('#E6F1FB') +
      sun(1320, 180, 100) +
      hill(700, '#DDEBDD') +
      hill(810, '#CFE3CF', 160) +
      line('M420 900 C 520 560, 560 420, 610 330 M1180 900 C 1120 600, 1090 460, 1050 380', '#7C8794', 5) +
      circle(612, 270, 70, '#C2410C') +
      circle(1046, 318, 64, '#0A529B') +
      circle(330, 330, 58, c.sun) +
      line('M330 388 C 340 560, 380 700, 430 900', '#7C8794', 5) +
      person({
        x: 560,
        base: 900,
        size: 360,
        skin: skins[0],
        hair: hairs[0],
        clothes: '#C2410C',
        style: 'bun',
      }) +
      person({
        x: 830,
        base: 900,
        size: 430,
        skin: skins[1],
        hair: hairs[4],
        clothes: '#2F7D32',
        style: 'short',
      }) +
      person({
        x: 1100,
        base: 900,
        size: 320,
        skin: skins[3],
        hair: hairs[3],
        clothes: '#0A529B',
        style: 'long',
      }) +
      tree(150, 800, 240, '#6FA374'),
  ),
  joints: svg(
    sky(c.sand) +
      sun(300, 210, 96) +
      hill(640, '#E2D2B4') +
      hill(760, c.mint, 120) +
      path('M0 860 C 400 780, 900 900, 1600 800 V900 H0Z', '#C9B48C') +
      line(
        'M760 470 L820 610 L760 740 L690 850 M820 610 L930 720 L1010 850 M790 480 L900 560 L980 520 M770 480 L680 560 L620 660',
        c.blue,
        44,
      ) +
      circle(770, 380, 62, skins[4]) +
      line('M980 520 L1030 860', '#8A6B4F', 12) +
      tree(1380, 780, 280, c.leaf) +
      tree(160, 740, 200, c.leaf),
  ),
  women: svg(
    sky('#FBEFE6') +
      circle(1180, 300, 260, '#F8E1D0') +
      hill(760, '#F0D2BF') +
      person({
        x: 640,
        base: 900,
        size: 640,
        skin: skins[2],
        hair: hairs[0],
        clothes: c.teal,
        style: 'bun',
      }) +
      person({
        x: 980,
        base: 900,
        size: 600,
        skin: skins[1],
        hair: hairs[1],
        clothes: c.brand,
        style: 'long',
      }) +
      person({
        x: 1260,
        base: 900,
        size: 540,
        skin: skins[3],
        hair: hairs[2],
        clothes: c.blue,
        style: 'short',
      }),
  ),
  'primary-care': svg(
    sky(c.aqua) +
      rect(160, 150, 420, 330, c.white, 14) +
      rect(186, 176, 368, 278, c.sky, 8) +
      hill(620, c.aqua) +
      path('M186 400 C 280 340, 420 440, 554 370 V454 H186Z', c.leaf) +
      rect(0, 690, 1600, 210, '#BFDCDC') +
      person({
        x: 760,
        base: 900,
        size: 620,
        skin: skins[1],
        hair: hairs[3],
        clothes: c.white,
        style: 'long',
        isDoctor: true,
      }) +
      person({
        x: 1130,
        base: 900,
        size: 560,
        skin: skins[0],
        hair: hairs[2],
        clothes: c.leaf,
        style: 'bald',
      }) +
      rect(1360, 560, 90, 130, c.brand, 12) +
      circle(1405, 500, 70, c.leaf) +
      circle(1350, 530, 48, c.leaf) +
      circle(1460, 530, 48, c.leaf),
  ),
  international: svg(
    sky(c.aqua) +
      circle(800, 480, 340, '#BFDCDC') +
      line(
        'M460 480 H1140 M800 140 C 600 300, 600 660, 800 820 M800 140 C 1000 300, 1000 660, 800 820 M520 300 C 700 380, 900 380, 1080 300 M520 660 C 700 580, 900 580, 1080 660',
        c.white,
        8,
      ) +
      line('M250 640 C 460 300, 900 130, 1330 300', c.teal, 8) +
      path('M1330 250 l110 60 l-120 46 l22 -50Z', c.teal) +
      circle(250, 640, 22, c.brand) +
      hill(840, '#D7ECEC'),
  ),
  forefront: svg(
    sky(c.paper) +
      rect(180, 180, 520, 600, c.white, 16) +
      rect(230, 240, 420, 200, c.sky, 10) +
      line('M240 500 H640 M240 556 H640 M240 612 H640 M240 668 H480', '#C9CED6', 16) +
      path('M230 400 C 340 330, 480 430, 650 350 V440 H230Z', c.leaf) +
      circle(560, 296, 34, c.sun) +
      person({
        x: 1060,
        base: 900,
        size: 640,
        skin: skins[4],
        hair: hairs[0],
        clothes: c.brand,
        style: 'short',
      }) +
      hill(860, c.rose),
  ),
  problem: svg(
    sky(c.sky) +
      hill(640, '#CBDCEE') +
      hill(760, c.mint, 140) +
      path('M0 900 C 500 700, 700 860, 820 720 L900 720 C 900 860, 1100 760, 1600 900Z', c.sand) +
      rect(820, 430, 22, 290, '#8A6B4F', 6) +
      path('M720 440 H960 L1010 490 L960 540 H720Z', c.white) +
      line('M760 490 H930', c.brand, 16) +
      tree(260, 760, 280, c.leaf) +
      tree(1350, 780, 320, c.leaf) +
      sun(1240, 190, 90),
  ),
};
