import { circle, colours as c, line, rect } from '../shapes.ts';
import { front, lawn, leaves, red } from '../views/blocks.ts';
import { sky, skyline } from '../views/land.ts';
import { person } from '../views/people.ts';
import { settings } from '../views/settings.ts';
import { ease, group, heart, part, tick } from './motion.ts';
import { placeOf } from './set.ts';

const visitor = {
  id: 'visitor-in-a-film',
  given: 'Rosa',
  age: 34,
  style: 'long',
  tone: 4,
  clothes: 'sweater',
  color: 1,
  smile: 'open',
} as const;
const doctor = {
  id: 'doctor-in-a-film',
  given: 'Peter',
  gender: 'male',
  age: 45,
  style: 'parted',
  tone: 2,
  clothes: 'coat',
  smile: 'open',
} as const;

const hospital = placeOf(
  'hospital with a red door',
  'morning',
  (brush) =>
    sky(brush.random, brush.light, 1250, 230) +
    skyline(brush.random, brush.light, 640, 300, 0.8) +
    lawn(brush) +
    front(brush, { x: 520, width: 560, height: 430, wall: '#c9bda6', trim: '#8d7f6a', kind: 'stone' }, red) +
    rect(764, 640, 72, 82, '#a8121a', 5) +
    rect(798, 652, 4, 70, '#6d0b11') +
    leaves(brush, [250, 330], [1360, 340]),
);
const kitchen = placeOf('kitchen', 'morning', settings.kitchen);
const clinic = placeOf('clinic', 'noon', settings.clinic);
const room = placeOf('room', 'dusk', settings.room);

const arrive = (done: number): string =>
  hospital +
  group(person({ ...visitor, x: 0, base: 0, size: 0.95 }), {
    x: 60 + 560 * ease(done),
    y: 925 - 12 * Math.abs(Math.sin(done * 24)),
  });

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
  const ticks = [0, 1, 2].map((index) =>
    tick(500 + index * 420, 300, part(done, 0.36 + index * 0.2, 0.46 + index * 0.2)),
  );
  return (
    kitchen +
    group(rect(0, 0, 1600, 900, c.paper), { opacity: 0.45 }) +
    card(0, list.join('')) +
    card(1, bottle) +
    card(2, plan) +
    ticks.join('')
  );
};

const bubble = (x: number, y: number, fill: string, done: number, content: string): string =>
  group(rect(-150, -90, 300, 180, fill, 60) + content, { x, y, scale: done, opacity: done * 2 });

const talk = (done: number): string =>
  clinic +
  person({ ...visitor, x: 470, base: 905, size: 1.2 }) +
  person({ ...doctor, x: 1120, base: 905, size: 1.3, isTurned: true }) +
  bubble(560, 160, c.white, part(done, 0.1, 0.25), line('M-70 0 h.1 M0 0 h.1 M70 0 h.1', c.blue, 30)) +
  bubble(
    1010,
    120,
    c.rose,
    part(done, 0.45, 0.6),
    group(heart(c.brand), { y: 4, scale: 0.46 + 0.05 * Math.sin(done * 26) }),
  );

const remember = (done: number): string =>
  room +
  person({ ...visitor, x: 520, base: 905, size: 1.2 }) +
  group(rect(-110, -180, 220, 360, c.ink, 34) + rect(-92, -152, 184, 304, c.white, 14), { x: 980, y: 470 }) +
  line('M922 380 h116 M922 420 h84', c.lake, 12) +
  tick(980, 520, part(done, 0.25, 0.45));

/** What happens at a first visit: to come, to bring, to talk, to read it again. */
export const firstVisit = {
  scenes: [
    { seconds: 5, draw: arrive },
    { seconds: 7, draw: bring },
    { seconds: 6, draw: talk },
    { seconds: 5, draw: remember },
  ],
  posterAtSecond: 3.4,
};
