import { circle, colours as c, line, rect } from '../shapes.ts';
import { person } from '../views/people.ts';
import { settings } from '../views/settings.ts';
import { ease, group, heart, part } from './motion.ts';
import { placeOf } from './set.ts';

/** As in her portrait: it is drawn from the same name, age and gender. */
const okafor = { id: 'amara-okafor', given: 'Amara', age: 48 } as const;
const patient = {
  id: 'patient-in-a-film',
  given: 'Ruth',
  age: 72,
  style: 'bob',
  tone: 2,
  gray: 0.8,
  clothes: 'sweater',
  color: 4,
  smile: 'open',
} as const;

const clinic = placeOf('clinic of hearts', 'noon', settings.clinic);
const park = placeOf('park with steps', 'spring', settings.park);
const hall = placeOf('hall of a wedding', 'dusk', settings.room);

const doctor = (done: number): string =>
  clinic +
  group(person({ ...okafor, clothes: 'coat', smile: 'open', x: 0, base: 0, size: 1.45 }), {
    x: 800 - 240 * part(done, 0.35, 0.65),
    y: 905,
  }) +
  group(circle(0, -20, 190, c.paper), { x: 1130, y: 420, opacity: 0.85 * part(done, 0.5, 0.6) }) +
  group(heart(c.brand), {
    x: 1130,
    y: 420,
    scale: part(done, 0.55, 0.75) * (1 + 0.06 * Math.sin(done * 40)),
  });

const stairs = (done: number): string => {
  const steps = [0, 1, 2, 3, 4].map((step) =>
    rect(560 + step * 180, 790 - step * 90, 1100, 800, step % 2 ? '#D9C6A5' : c.sand),
  );
  const at = ease(done) * 4;
  return (
    park +
    group(person({ ...patient, x: 0, base: 0, size: 0.95 }), {
      x: 470 + at * 200,
      y: 900 - Math.min(4, Math.max(0, at - 0.4) * 1.1) * 90,
    }) +
    steps.join('')
  );
};

const dance = (done: number): string => {
  const turn = Math.sin(done * 18) * 4;
  const lamps = Array.from({ length: 9 }, (_, index) =>
    circle(100 + index * 175, 116 + 40 * Math.sin(index), 20, index % 2 ? c.sun : '#F3B562'),
  );
  return (
    hall +
    line('M0 90 Q 800 200 1600 90', '#6A5578', 6) +
    lamps.join('') +
    group(person({ ...patient, clothes: 'dress', x: 0, base: 0, size: 1.25 }), { x: 620, y: 915, turn }) +
    group(
      person({
        id: 'son-in-a-film',
        given: 'Daniel',
        gender: 'male',
        age: 38,
        style: 'parted',
        tone: 2,
        clothes: 'jacket',
        smile: 'open',
        isTurned: true,
        x: 0,
        base: 0,
        size: 1.35,
      }),
      { x: 980, y: 915, turn },
    ) +
    group(heart('#E58A93'), { x: 800, y: 250 - 30 * ease(done), scale: 0.4 * part(done, 0.3, 0.6) })
  );
};

/** A cardiologist, what a patient of hers wished for, and how it went. */
export const meetAmaraOkafor = {
  scenes: [
    { seconds: 9, draw: doctor },
    { seconds: 7, draw: stairs },
    { seconds: 8, draw: dance },
  ],
  posterAtSecond: 8,
};
