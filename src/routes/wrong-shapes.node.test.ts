import { randomUUID } from 'node:crypto';
import { sampleRequest } from '#services/book/testing/sample-request';
import { json, ownHeaders, routesWorld } from '#routes/testing/world';
import { hearLog } from '@/lib/testing/heard-log';

type Path = readonly (string | number)[];

const zone = { OfficialTimeZone: { Title: 'America/Chicago' } };
const department = {
  Name: 'Clinic',
  ID: '603',
  IDs: [{ ID: '603', Type: 'External' }],
  PracticeLocation: 'Hyde Park',
  Address: {
    StreetAddress: ['1 Example Street'],
    City: 'Chicago',
    PostalCode: '60637',
    State: { Abbreviation: 'IL' },
  },
  Phones: [{ Number: '773-555-0160' }],
  ...zone,
};
const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const alternative = {
  Date: soon,
  Time: '09:00:00',
  Department: department,
  VisitType: { ID: '9003' },
};
const visitTime = {
  Date: soon,
  Time: '09:00:00',
  StartsAt: `${soon}T15:00:00.000Z`,
  TimeZone: 'America/Chicago',
  VisitType: { ID: '9003' },
  Provider: { DisplayName: 'Amara Okafor, MD', IDs: [{ ID: '1000000012', Type: 'NPI' }] },
  Department: department,
};
const code = 'A'.repeat(26);
const kind = { isNewPatient: true, isAdultPatient: true };
const visit = { providerId: '1000000012', specialty: 'Cardiology', ...kind };

/** By call: what is asked, and what a gateway answers well. */
const calls: Readonly<Record<string, { readonly asked: () => unknown; readonly answer: object }>> = {
  appointments: {
    asked: () => visit,
    answer: {
      DefaultSpecialty: 'Cardiology',
      VideoStates: ['IL'],
      Departments: [department],
      ScheduleDays: [
        {
          Date: `${soon}T00:00:00`,
          Department: { ID: '603', PracticeLocation: 'Hyde Park' },
          VisitType: { ID: '9003' },
          Slots: [{ Time: '09:00:00', DisplayTime: '09:00:00' }],
        },
      ],
    },
  },
  reasons: {
    asked: () => ({ ...visit, language: 'en', subspecialty: '', isInPersonVisit: true }),
    answer: { Reasons: ['Other'], DefaultSpecialty: 'Cardiology' },
  },
  questions: {
    asked: () => ({ language: 'en', specialty: 'Cardiology', reason: 'Other', visitType: '9003' }),
    answer: {
      SpecialtyQATree: {
        Specialty_Questions: [
          {
            QKey: 'A',
            Question: 'Since when?',
            AnswerPresentFormat: 'radio',
            Question_Order: 1,
            Answers: [{ Online_Scheduling_Answer: 'Today', Epic_Abbv_Answer: 'T', QKey: null }],
          },
        ],
      },
    },
  },
  insurance: {
    asked: () => ({}),
    answer: { InsurancePickList: { InsurancePlans: [{ InsurancePlanID: '7', InsurancePlan: 'Acme' }] } },
  },
  hold: {
    asked: () => ({
      visitorId: randomUUID(),
      providerId: '1000000012',
      date: '2026-12-01',
      time: '14:00',
      visitType: '9003',
      departmentId: '603',
    }),
    answer: { HoldID: randomUUID(), ExpiresAt: `${soon}T15:10:00Z`, ServerTime: `${soon}T15:00:00Z` },
  },
  book: {
    asked: () => ({ ...sampleRequest, draftId: randomUUID(), requestedAt: Date.now() }),
    answer: {
      AppointmentStatusCode: '200',
      AppointmentStatusMessage: 'ok',
      Message: '',
      ToldByMail: true,
      Appointment: {
        ContactIDs: [{ ID: '253179709114', Type: 'CSN' }],
        CalendarID: 'a@calder.example',
        VideoVisit: { JoinURL: 'https://video.example/a' },
      },
      Alternatives: [alternative],
    },
  },
  visit: {
    asked: () => ({ code }),
    answer: {
      Outcome: 'read',
      Code: '',
      Appointment: {
        ...visitTime,
        Status: 'booked',
        Sequence: 0,
        CanCancel: true,
        CanMove: true,
        CalendarID: 'a@calder.example',
        VideoVisit: { JoinURL: 'https://video.example/a' },
      },
    },
  },
  'waitlist-offer': {
    asked: () => ({ code }),
    answer: { ...visitTime, IsFree: true, ProfilePath: '/find-a-physician/physician/amara-okafor' },
  },
  'waiting-room': {
    asked: () => ({ code, arrives: false }),
    answer: {
      State: 'open',
      StartsAt: visitTime.StartsAt,
      OpensAt: visitTime.StartsAt,
      ServerTime: visitTime.StartsAt,
      TimeZone: 'America/Chicago',
      Phone: '773-555-0160',
    },
  },
};

let world: Awaited<ReturnType<typeof routesWorld>>;
let log: ReturnType<typeof hearLog>;
beforeAll(async () => {
  log = hearLog();
  Object.assign(process.env, {
    BOOKINGS_PER_TEN_MINUTES: '100000',
    LINKS_PER_TEN_MINUTES: '100000',
    HOLDS_PER_HOUR: '100000',
    HOLDS_PER_HOUR_AND_PROVIDER: '100000',
    SCHEDULING_EXTENSIONS: 'true',
    TRUST_PROXY: '1',
  });
  world = await routesWorld(async () => {
    const names = Object.keys(calls);
    const routes = await Promise.all(
      names.map(
        async (name) => ((await import(`@/pages/api/scheduling/${name}`)) as { default: never }).default,
      ),
    );
    return Object.fromEntries(names.map((name, nth) => [name, routes[nth] as never]));
  });
});
afterAll(() => world.stop());

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  const own = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  const inner = Object.entries(value).flatMap(([key, one]) =>
    pathsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

function withWrong(value: unknown, [first, ...rest]: Path, wrong: unknown): unknown {
  if (first === undefined) return wrong;
  if (Array.isArray(value))
    return value.map((one, nth) => (nth === first ? withWrong(one, rest, wrong) : one));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [first]: withWrong(object[first], rest, wrong) };
}

const wrongs = [null, 7, 'javascript:canary', [null], { a: { b: 'canary' } }];
let address = 0;
/** Each from an address of its own: nobody may ask so often. */
const ask = (call: string, body: unknown) => {
  address += 1;
  const from = `10.0.${Math.floor(address / 250)}.${address % 250}`;
  return world.post(call, body, { ...ownHeaders, 'x-forwarded-for': from });
};

test.each(Object.keys(calls))(
  '[I14] [O8] %s: a field of another type at any place ends in an answer or an outage, and no wrong value comes through',
  async (call) => {
    const { asked, answer } = calls[call] ?? { asked: () => ({}), answer: {} };
    const status = call === 'hold' ? 201 : 200;
    world.answer = (path) => json(answer, path === '/holds' ? status : 200);
    expect((await ask(call, asked())).status).toBe(200);
    for (const path of pathsIn(answer))
      for (const wrong of wrongs) {
        world.answer = (to) => json(withWrong(answer, path, wrong), to === '/holds' ? status : 200);
        const { status: ended, text } = await ask(call, asked());
        const seen = [call, path.join('.'), wrong, ended, text];
        expect([seen, [200, 409, 503].includes(ended)]).toEqual([seen, true]);
        // Links and zones are made of what came: a wrong one breaks the page that shows it.
        expect([seen, /\[object|"(joinUrl|profilePath)":"javascript|"zone":"(?!America)/.test(text)]).toEqual(
          [seen, false],
        );
      }
    expect(log.text()).not.toContain('route.failed');
  },
);
