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
  type Person,
} from './shapes.ts';

/** A scene of a film: what is drawn when so much of it is over, from 0 to 1. */
type Scene = { readonly seconds: number; readonly draw: (done: number) => string };

/** The drawn films by file name below `media/videos`. What is said in them is in their captions: they have no sound. */
export type Film = { readonly scenes: readonly Scene[]; readonly posterAtSecond: number };

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
/** Slow at both ends. */
const ease = (value: number): number => clamp(value) ** 2 * (3 - 2 * clamp(value));
/** How much of a part is over, by how much of the whole is. */
const part = (done: number, from: number, to: number): number => ease((done - from) / (to - from));
const group = (content: string, { x = 0, y = 0, scale = 1, opacity = 1 }): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" opacity="${opacity.toFixed(3)}">${content}</g>`;
const sky = (fill: string): string => rect(0, 0, 1600, 900, fill);
const cross = (x: number, y: number): string =>
  rect(x - 34, y - 11, 68, 22, c.blue) + rect(x - 11, y - 34, 22, 68, c.blue);
const tick = (x: number, y: number, done: number): string =>
  group(circle(0, 0, 46, c.leaf) + line('M-20 2 L-6 18 L22 -14', c.white, 11), {
    x,
    y,
    scale: done,
    opacity: clamp(done * 3),
  });
const heart = (fill: string): string =>
  path(
    'M0 90 C -120 6, -150 -54, -120 -104 C -90 -149, -25 -144, 0 -94 C 25 -144, 90 -149, 120 -104 C 150 -54, 120 6, 0 90Z',
    fill,
  );

const visitor: Person = {
  x: 0,
  base: 900,
  size: 430,
  skin: skins[4],
  hair: hairs[0],
  clothes: c.blue,
  style: 'long',
};
const guide: Person = { x: 1120, base: 900, size: 560, skin: skins[1], hair: hairs[2], clothes: c.teal };
const okafor: Person = {
  x: 0,
  base: 900,
  size: 660,
  skin: skins[2],
  hair: hairs[0],
  clothes: c.white,
  style: 'bun',
  isDoctor: true,
};

const morning = (done: number): string =>
  sky(c.sky) +
  circle(1280, 360 - 160 * ease(done), 100, c.sun) +
  skyline(560, '#C3D5E8') +
  hill(660, c.mint) +
  building(560, 690, 480, 420, c.white, c.lake) +
  rect(745, 570, 110, 120, c.brand, 8) +
  cross(800, 330) +
  tree(330, 760, 260, c.leaf) +
  tree(1290, 770, 280, c.leaf) +
  hill(780, '#C8DDC8', 160) +
  group(person(visitor), { x: -150 + 900 * ease(done), y: 16 - 14 * Math.abs(Math.sin(done * 24)) });

const bring = (done: number): string => {
  const card = (index: number, content: string): string => {
    const shown = part(done, 0.12 + index * 0.2, 0.32 + index * 0.2);
    return group(rect(-150, -130, 300, 260, c.white, 24) + content, {
      x: 380 + index * 420,
      y: 1000 - 590 * shown,
      opacity: shown,
    });
  };
  const list = [0, 1, 2].map(
    (row) => circle(-92, -52 + row * 56, 12, c.brand) + line(`M-60 ${-52 + row * 56} h150`, c.lake, 14),
  );
  const bottle =
    rect(-46, -40, 92, 120, c.sun, 14) +
    rect(-54, -78, 108, 38, c.brand, 10) +
    rect(-30, -6, 60, 44, c.white, 6);
  const plan =
    rect(-110, -70, 220, 140, c.sky, 16) +
    circle(-58, -12, 28, c.blue) +
    line('M-10 -30 h88 M-10 4 h60 M-86 42 h160', c.blue, 11);
  return (
    sky(c.paper) +
    hill(760, c.rose) +
    card(0, list.join('')) +
    card(1, bottle) +
    card(2, plan) +
    [0, 1, 2]
      .map((index) => tick(500 + index * 420, 300, part(done, 0.36 + index * 0.2, 0.46 + index * 0.2)))
      .join('')
  );
};

const bubble = (x: number, y: number, fill: string, done: number, content: string): string =>
  group(rect(-150, -90, 300, 180, fill, 60) + content, { x, y, scale: done, opacity: clamp(done * 2) });

const talk = (done: number): string =>
  sky(c.aqua) +
  circle(800, 460, 420, '#E9F5F5') +
  person({ ...guide, isDoctor: true, clothes: c.white }) +
  person({ ...visitor, x: 500, size: 520 }) +
  bubble(560, 190, c.white, part(done, 0.1, 0.25), line('M-70 0 h.1 M0 0 h.1 M70 0 h.1', c.blue, 30)) +
  bubble(
    1110,
    160,
    c.rose,
    part(done, 0.45, 0.6),
    group(heart(c.brand), { y: 4, scale: 0.46 + 0.05 * Math.sin(done * 26) }),
  );

const home = (done: number): string =>
  sky('#F6E9D8') +
  circle(320, 330 + 120 * ease(done), 110, '#F3B562') +
  hill(700, '#E3D3B6') +
  building(980, 700, 300, 250, c.rose, c.white) +
  path('M950 456 L1130 330 L1310 456Z', c.brand) +
  hill(800, '#CFE0C6', 150) +
  person({ ...visitor, x: 520, size: 520 }) +
  group(rect(-90, -150, 180, 300, c.ink, 28) + rect(-74, -126, 148, 252, c.white, 12), { x: 800, y: 470 }) +
  tick(800, 470, part(done, 0.25, 0.45));

const doctor = (done: number): string =>
  sky(c.rose) +
  circle(800, 470, 430 + 20 * ease(done), '#FBF1F2') +
  hill(800, '#EBC9CE') +
  group(person(okafor), { x: 800 - 240 * part(done, 0.35, 0.65) }) +
  group(heart(c.brand), {
    x: 1120,
    y: 420,
    scale: part(done, 0.55, 0.75) * (1 + 0.06 * Math.sin(done * 40)),
  });

const stairs = (done: number): string => {
  const steps = [0, 1, 2, 3, 4].map((step) =>
    rect(560 + step * 180, 790 - step * 90, 1100, 800, step % 2 ? '#D9C6A5' : c.sand),
  );
  const at = ease(done) * 4;
  return (
    sky(c.sky) +
    circle(1340, 190, 100, c.sun) +
    hill(640, c.mint) +
    steps.join('') +
    group(
      person({ x: 0, base: 0, size: 430, skin: skins[0], hair: hairs[2], clothes: c.violet, style: 'short' }),
      {
        x: 470 + at * 200,
        y: 860 - Math.min(4, Math.max(0, at - 0.4) * 1.1) * 90,
      },
    )
  );
};

const dance = (done: number): string => {
  const swing = Math.sin(done * 18);
  const lights = Array.from({ length: 9 }, (_, index) =>
    circle(100 + index * 175, 120 + 40 * Math.sin(index), 22, index % 2 ? c.sun : '#F3B562'),
  );
  const one = {
    x: 0,
    base: 0,
    size: 560,
    skin: skins[0],
    hair: hairs[2],
    clothes: c.violet,
    style: 'short',
  } as const;
  return (
    sky('#3B2A4A') +
    line('M0 90 Q 800 200 1600 90', '#6A5578', 6) +
    lights.join('') +
    hill(800, '#55406A') +
    `<g transform="translate(690 900) rotate(${(swing * 5).toFixed(2)})">${person(one)}</g>` +
    `<g transform="translate(960 900) rotate(${(swing * 5).toFixed(2)})">${person({ ...one, skin: skins[2], hair: hairs[0], clothes: c.teal })}</g>` +
    group(heart('#E58A93'), { x: 830, y: 250 - 30 * ease(done), scale: 0.4 * part(done, 0.3, 0.6) })
  );
};

export const films: Readonly<Record<string, Film>> = {
  'first-visit': {
    scenes: [
      { seconds: 5, draw: morning },
      { seconds: 7, draw: bring },
      { seconds: 6, draw: talk },
      { seconds: 5, draw: home },
    ],
    posterAtSecond: 3.4,
  },
  'meet-amara-okafor': {
    scenes: [
      { seconds: 9, draw: doctor },
      { seconds: 7, draw: stairs },
      { seconds: 8, draw: dance },
    ],
    posterAtSecond: 8,
  },
};

const fadeSeconds = 0.4;

/** A film's length in seconds. */
export function lengthOf({ scenes }: Film): number {
  return scenes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** One picture of a film as SVG; a scene fades into the next. @param second - from its beginning */
export function pictureAt({ scenes }: Film, second: number): string {
  let start = 0;
  for (const [index, { seconds, draw }] of scenes.entries()) {
    const next = scenes[index + 1];
    if (second < start + seconds || !next) {
      const fade = next ? clamp((second - (start + seconds - fadeSeconds)) / fadeSeconds) : 0;
      const over = next && fade > 0 ? group(next.draw(0), { opacity: fade }) : '';
      return svg(draw(clamp((second - start) / seconds)) + over);
    }
    start += seconds;
  }
  return svg('');
}
