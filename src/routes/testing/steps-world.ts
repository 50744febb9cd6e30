import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Loader, LoaderContext } from '@/cms/block';
import { json, routesWorld, type Reply, type Seen } from '#routes/testing/world';

type Answer = (seen: Seen) => Reply;

export const department = {
  Name: 'Hyde Park',
  IDs: [{ ID: '603', Type: 'External' }],
  PracticeLocation: 'Hyde Park',
  Address: {
    StreetAddress: ['1 Example Street'],
    City: 'Chicago',
    PostalCode: '60637',
    State: { Abbreviation: 'IL' },
  },
  OfficialTimeZone: { Title: 'America/Chicago' },
  Phones: [{ Number: '773-555-0160' }],
};
const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;
const turns = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'performance',
  'hrtime',
] as const;

/**
 * Sets the date, and no timer, to shortly before the clinic's `day`, which is beyond what can be booked today.
 * @param later - milliseconds
 */
export function beforeTheDay(later = 0): void {
  jest.useFakeTimers({ doNotFake: [...timers, ...turns] });
  jest.setSystemTime(Date.UTC(2099, 10, 10, 15) + later);
}

export const day = (visitType: string, times: readonly string[]) => ({
  Date: '2099-12-01',
  Department: { ID: '603', PracticeLocation: 'Hyde Park' },
  VisitType: { ID: visitType },
  Slots: times.map((Time) => ({ Time, DisplayTime: Time })),
});
export const holdId = '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f22';
const usual: Record<string, Answer> = {
  'default-specialty': () => json({ DefaultSpecialty: 'Cardiology' }),
  'provider-schedule-days': (seen) => {
    const { Visit_Type_Selected: kind } = seen.body as { Visit_Type_Selected: string };
    const days = kind === 'Virtual' ? [day('9011', ['11:00:00'])] : [day('9003', ['09:20:00', '10:00:00'])];
    return json({ Departments: [department], ScheduleDays: days });
  },
  holds: () =>
    json({ HoldID: holdId, ExpiresAt: '2099-11-20T15:10:00Z', ServerTime: '2099-11-20T15:00:00Z' }, 201),
  reasons: () => json({ Reasons: ['Chest pain', 'Other'] }),
  questions: () =>
    json({
      SpecialtyQATree: {
        Specialty_Questions: [
          {
            QKey: 'q1',
            Question: 'Seen a heart doctor before?',
            AnswerPresentFormat: 'radio',
            Question_Order: 1,
            Answers: [
              { Online_Scheduling_Answer: 'Yes', QKey: 'q2' },
              { Online_Scheduling_Answer: 'No', QKey: null },
            ],
          },
          { QKey: 'q2', Question: 'When?', AnswerPresentFormat: 'free text', Question_Order: 2, Answers: [] },
        ],
      },
    }),
  insurance: () =>
    json({ InsurancePickList: { InsurancePlans: [{ InsurancePlanID: '7', InsurancePlan: 'Medicare' }] } }),
  'schedule-appointment': () => booked,
};
export const booked = json({
  AppointmentStatusCode: '200',
  Appointment: { ContactIDs: [{ ID: 'CSN-77', Type: 'CSN' }], CalendarID: 'v1', VideoVisit: { JoinURL: '' } },
});

type OtherPage = {
  readonly path: string;
  readonly loaderOf: () => Promise<Loader<unknown>>;
  readonly language?: string;
  readonly dataSource?: string;
};

/** A doctor who is booked online, as the CMS has them. */
const profile = {
  npi: { value: '1000000012' },
  headlineText: { value: 'Amara Okafor, MD' },
  enabledForOnlineScheduling: { value: true },
  adultPhysician: { value: true },
  acceptingNewPatients: { value: true },
};

/**
 * A clinic with a few times, and the page of a booking without scripts in front of it.
 * @param loaderOf - of the page's block; asked for once the environment names the clinic
 */
export async function stepsWorld(loaderOf: () => Promise<Loader<unknown>>) {
  process.env.BOOKINGS_PER_TEN_MINUTES = '1000';
  process.env.HOLDS_PER_HOUR_AND_PROVIDER = '1000';
  process.env.SCHEDULING_EXTENSIONS = 'true';
  const world = await routesWorld(async () => ({}));
  const steps = {
    world,
    /** What the clinic answers otherwise than usual, by the first part of the path. */
    answers: {} as Record<string, Answer>,
    /** What the visitor's browser keeps. */
    jar: new Map<string, string>(),
    /** The paths for which the last answer set cookies. */
    cookiePaths: [] as string[],
    /** Ends reading, as the time of the page's block does. */
    signal: new AbortController().signal,
    ask,
  };
  world.pageFields = profile;
  world.answer = (path, seen) => {
    const call = path.split('?')[0]?.split('/')[1] ?? '';
    return (steps.answers[call] ?? usual[call] ?? (() => json({})))(seen);
  };

  /** One request to the page, or to another one with a form of its own. */
  async function ask(query: string, fields?: Readonly<Record<string, string>>, other?: OtherPage) {
    const { visitorOf } = await import('#routes/kit/visitor');
    const load = await (other?.loaderOf ?? loaderOf)();
    const request = new IncomingMessage(new Socket());
    request.headers.cookie = [...steps.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = new ServerResponse(request);
    const { path, language = 'en', dataSource = '' } = other ?? { path: '/schedule-an-appointment/steps' };
    const context = {
      language,
      pathname: path,
      query: new URLSearchParams(query),
      rendering: { uid: 'u1', componentName: 'PostedBooking', dataSource, fields: {}, params: {} },
      signal: steps.signal,
      visitor: visitorOf({ request, response }, { address: '203.0.113.7', path }),
      ...(fields && { posted: { fields: new URLSearchParams(fields), files: new Map() } }),
    } as unknown as LoaderContext;
    const result = await load(context);
    steps.cookiePaths = [];
    for (const cookie of [response.getHeader('set-cookie') ?? []].flat().map(String)) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      steps.cookiePaths.push(...attributes.flatMap((one) => /^Path=(.*)/.exec(one)?.[1] ?? []));
      if (attributes.includes('Max-Age=0')) steps.jar.delete(name);
      else steps.jar.set(name, value);
    }
    if (!result.ok) throw new Error(result.error);
    return { data: result.data, seeOther: result.seeOther ?? '' };
  }
  return steps;
}
