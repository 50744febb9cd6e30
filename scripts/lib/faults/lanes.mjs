import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ status: number, text: string, ms: number, isSent: boolean }} Answer - status 0: none within 18 s; isSent: of a form */
/** @typedef {(path: string, form?: Readonly<Record<string, string>>) => Promise<Answer>} Visit - as a browser without scripts */
/**
 * @typedef {object} World - what a lane needs to know of the site that runs
 * @property {Visit} visit
 * @property {() => Promise<void>} publish - outdates everything that the site keeps
 * @property {() => string} unseen - a page that nobody has asked for yet
 * @property {readonly string[]} physicians - paths of profiles of those who can be booked
 * @property {() => readonly string[]} mail - messages that have arrived
 */
/**
 * @typedef {object} Lane - one outside system, and the pages that need it
 * @property {string} system
 * @property {string} setting - the variable with its address
 * @property {'http' | 'tcp'} protocol
 * @property {(world: World, turn: number) => Promise<void>} [prepare]
 * @property {(world: World, turn: number) => Promise<readonly Answer[]>} pages - while the system has a fault
 * @property {true} [saysWhom] - its pages say in their own words whom to call, beside the header
 * @property {(world: World, turn: number) => Promise<boolean>} isWell - the same person sees that it is over
 */

const course = '/womens-health/childbirth-class';
const form = '51a96fc7-0112-505d-8e08-36da6411102d';
const thanks = 'We have your registration';
const film = '/patients-visitors/your-first-visit';

/** @param {World} world @param {string} first - the sender's first name, by which the message is known again */
const write = ({ visit }, first) =>
  visit(course, {
    form,
    'field-201': first,
    'field-202': 'Rivers',
    'field-203': 'river@example.org',
    'field-204': '03-02-2027',
    'field-205': '2',
    'field-206': 'English',
  });

/** @param {Answer} answer */
const isAccepted = ({ status, text }) => status === 200 && text.includes(thanks);

/** @param {World} world @param {number} turn */
const physician = ({ physicians }, turn) => String(physicians[turn % physicians.length]);
/** @param {string} profile */
const steps = (profile) => `/schedule-an-appointment/steps?doctor=${profile}`;
/** Whether something is so within two seconds. @param {() => boolean} isSo */
async function arrives(isSo) {
  for (let looks = 0; looks < 20 && !isSo(); looks += 1) await pause(100);
  return isSo();
}
const hasTimes = (/** @type {Answer} */ { text }) => /\d:\d\d [AP]M/.test(text);

/** @type {Lane} */
export const cms = {
  system: 'CMS',
  setting: 'SITECORE_API_HOST',
  protocol: 'http',
  prepare: ({ publish }) => publish(),
  pages: ({ visit, unseen }, turn) =>
    Promise.all([visit('/'), visit(`/find-a-physician?query=knee%20${turn}`), visit(unseen())]),
  isWell: async ({ visit, unseen }) => (await visit(unseen())).status === 200,
};

/** @type {Lane} */
export const forms = {
  system: 'forms',
  setting: 'FORMS_GATEWAY_HOST',
  protocol: 'http',
  prepare: ({ publish }) => publish(),
  pages: async (world, turn) => [await world.visit(course), await write(world, `Forms${turn}`)],
  isWell: async (world, turn) => isAccepted(await write(world, `Well${turn}`)),
};

/** @type {Lane} */
export const database = {
  system: 'database',
  setting: 'DATABASE_URL',
  protocol: 'tcp',
  pages: async (world, turn) => [
    ...(await Promise.all([
      world.visit(physician(world, turn)),
      world.visit(steps(physician(world, turn + 1))),
    ])),
    await write(world, `Database${turn}`),
  ],
  isWell: async (world, turn) =>
    isAccepted(await write(world, `Stored${turn}`)) &&
    hasTimes(await world.visit(steps(physician(world, turn + 1)))),
};

/** @type {readonly Lane[]} */
export const others = [
  {
    system: 'search',
    saysWhom: true,
    setting: 'SEARCH_HOST',
    protocol: 'http',
    pages: ({ visit }, turn) =>
      Promise.all([
        visit(`/find-a-physician?query=heart%20${turn}`),
        visit(`/search?query=back%20pain%20${turn}`),
      ]),
    isWell: async ({ visit }, turn) =>
      (await visit(`/find-a-physician?query=skin%20${turn}`)).text.includes('/find-a-physician/physician/'),
  },
  {
    system: 'scheduling',
    saysWhom: true,
    setting: 'SCHEDULING_HOST',
    protocol: 'http',
    pages: (world, turn) =>
      Promise.all([world.visit(physician(world, turn)), world.visit(steps(physician(world, turn + 1)))]),
    isWell: async (world, turn) => hasTimes(await world.visit(steps(physician(world, turn + 2)))),
  },
  {
    system: 'video',
    setting: 'VIDEO_HOST',
    protocol: 'http',
    prepare: ({ publish }) => publish(),
    pages: async ({ visit }) => [await visit(film)],
    isWell: async ({ visit, publish }) => {
      await publish();
      return (await visit(film)).text.includes('"VideoObject"');
    },
  },
  {
    system: 'geocoder',
    setting: 'GEOCODING_HOST',
    protocol: 'http',
    pages: async ({ visit }, turn) => [await visit(`/find-a-location?location=${60_001 + turn}`)],
    isWell: async ({ visit }, turn) =>
      !(await visit(`/find-a-location?location=${60_601 + turn}`)).text.includes(
        'We cannot look up places right now.',
      ),
  },
  {
    system: 'mail',
    setting: 'MAIL_URL',
    protocol: 'tcp',
    pages: async (world, turn) => [await write(world, `Mail${turn}`)],
    isWell: async (world, turn) => {
      const before = world.mail().length;
      return isAccepted(await write(world, `Post${turn}`)) && arrives(() => world.mail().length > before);
    },
  },
  {
    system: 'Redis',
    setting: 'REDIS_URL',
    protocol: 'tcp',
    prepare: ({ publish }) => publish(),
    pages: ({ visit, unseen }) => Promise.all([visit('/about'), visit(unseen())]),
    isWell: async ({ visit, unseen }) => (await visit(unseen())).status === 200,
  },
];
