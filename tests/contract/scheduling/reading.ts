import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  bookSlot,
  daysOf,
  freeSlot,
  freeSlots,
  startGateway,
  statusCodeOf,
  type RunningGateway,
} from './client.ts';
import { physicians } from './content.ts';
import { refusalTests } from './refusals.ts';

const ALL_VISIT_TYPES = ['9003', '9011', '332', '9013', '9004', '9012', '9007', '9014'];

/** What the gateway tells: calendars, lists, questions. */
export function readingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: reading`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway({ databaseUrl: await databaseUrl() });
    });
    after(() => gateway.stop());

    const ask = (npi: string, visitTypes: readonly string[], more: Record<string, unknown> = {}) =>
      gateway.call('POST', 'provider-schedule-days', {
        ProviderID: npi,
        ProviderIDType: 'NPI',
        ProviderSpeciality: 'Cardiology',
        VisitTypeIDs: visitTypes.map((ID) => ({ ID, Type: 'External' })),
        Visit_Type_Selected: 'In Person',
        ...more,
      });

    test('[I4] schedule days carry departments, provider, visit types and days with slots', async () => {
      const answer = await ask(physicians.everyone, ['9003'], {
        StartDate: '2026-11-20',
        EndDate: '2027-05-19',
      });
      assert.equal(answer.status, 200);
      const [first] = daysOf(answer);
      assert.ok(first);
      assert.match(first.Date, /^2026-1[12]-\d\dT00:00:00$/);
      assert.deepEqual(first.VisitType, { ID: '9003', Type: 'External' });
      assert.deepEqual(Object.keys(first.Slots[0] ?? {}), ['Time', 'DisplayTime', 'ArrivalTime']);
      assert.match(first.Slots[0]?.DisplayTime ?? '', /^\d\d:\d\d:00$/);
      assert.deepEqual(answer.body['Departments'], [
        {
          Name: 'Clinic lakeside',
          PracticeLocation: 'LAKESIDE',
          LocationInstructions: [],
          IDs: [
            { ID: '601', Type: 'Internal' },
            { ID: '601', Type: 'External' },
          ],
          Address: {
            StreetAddress: ['1 Test Street', 'Floor 2'],
            City: 'Chicago',
            PostalCode: '60601',
            HouseNumber: '',
            State: { Number: '14', Title: 'Illinois', Abbreviation: 'IL' },
            Country: { Number: '1', Title: 'United States of America', Abbreviation: 'USA' },
          },
          OfficialTimeZone: { Number: '', Title: 'America/Chicago', Abbreviation: 'America/Chicago' },
          Phones: [{ Type: 'General', Number: '312-555-0100' }],
        },
        ...(answer.body['Departments'] as unknown[]).slice(1),
      ]);
      assert.deepEqual(answer.body['Provider'], {
        DisplayName: `Doctor ${physicians.everyone}, MD`,
        IDs: [{ ID: physicians.everyone, Type: 'NPI' }],
      });
    });

    test('[I4] days and slots are in order, inside the window of 180 days and never asked-for dates outside', async () => {
      const slots = await freeSlots(gateway.call, { from: '2020-01-01', to: '2030-01-01' });
      const times = slots.map((slot) => `${slot.Appointment_Date} ${slot.Appointment_Time}`);
      assert.deepEqual(times, times.toSorted());
      assert.ok((times[0] ?? '') >= '2026-11-20');
      assert.ok((times.at(-1) ?? '') <= '2027-05-19 24:00');
      assert.ok((times.at(-1) ?? '') >= '2027-05-01', 'the calendar reaches the end of the window');
      const december = await freeSlots(gateway.call, { from: '2026-12-01', to: '2026-12-31' });
      assert.ok(december.length > 0);
      assert.ok(december.every((slot) => slot.Appointment_Date.startsWith('2026-12')));
    });

    test('[I4] visit types follow what the physician offers', async () => {
      const offered = async (npi: string): Promise<string[]> => {
        const slots = await freeSlots(gateway.call, { npi, visitTypes: ALL_VISIT_TYPES });
        return ALL_VISIT_TYPES.filter((id) => slots.some((slot) => slot.Visit_Type === id));
      };
      assert.deepEqual(await offered(physicians.everyone), ALL_VISIT_TYPES);
      assert.deepEqual(await offered(physicians.adultsOnly), ['9003', '9011', '9004', '9012']);
      assert.deepEqual(await offered(physicians.childrenOnly), ['332', '9013', '9007', '9014']);
      assert.deepEqual(await offered(physicians.returningOnly), ['9004', '9012']);
      assert.deepEqual(await offered(physicians.officeOnly), ['9003', '9004']);
      assert.deepEqual(await offered(physicians.fullyBooked), []);
    });

    test('[I4] office and video visits of the two parallel calls never share a time', async () => {
      const office = await freeSlots(gateway.call, { visitTypes: ['9004'] });
      const video = new Set(
        (await freeSlots(gateway.call, { visitTypes: ['9012'] })).map(
          (s) => s.Appointment_Date + s.Appointment_Time,
        ),
      );
      assert.ok(video.size > 0);
      assert.ok(office.every((s) => !video.has(s.Appointment_Date + s.Appointment_Time)));
    });

    test('[I4] only slots that start in the future are told, also across both clock changes', async () => {
      const ageing = await startGateway({ databaseUrl: await databaseUrl() });
      const firstOf = async (date: string): Promise<string | undefined> => {
        const options = { npi: physicians.sundays, visitTypes: ['9004'], from: date, to: date };
        return (await freeSlots(ageing.call, options))[0]?.Appointment_Time;
      };
      try {
        for (const [date, time, instant] of [
          ['2026-11-01', '08:00', '2026-11-01T14:00:00.000Z'],
          ['2027-03-14', '09:20', '2027-03-14T14:20:00.000Z'],
        ] as const) {
          ageing.setNow(Date.parse(instant) - 1);
          await ageing.sweep();
          assert.equal(await firstOf(date), time, `${date} a moment before`);
          ageing.setNow(instant);
          assert.notEqual(await firstOf(date), time, `${date} at the very instant`);
        }
      } finally {
        await ageing.stop();
      }
    });

    test('[I4] today is the date in Chicago, not in the time zone of the machine', async () => {
      const ageing = await startGateway({ databaseUrl: await databaseUrl() });
      try {
        ageing.setNow('2027-03-13T05:30:00.000Z');
        await ageing.sweep();
        const evening = await freeSlots(ageing.call, { npi: physicians.sundays, visitTypes: ['9004'] });
        assert.ok(evening.every((slot) => slot.Appointment_Date <= '2027-09-08'));
        assert.equal(evening[0]?.Appointment_Date, '2027-03-14');
      } finally {
        await ageing.stop();
      }
    });

    test('[I4] calendars are the same after a restart and differ between physicians', async () => {
      const again = await startGateway({ databaseUrl: '' });
      try {
        const options = { npi: physicians.adultsOnly, visitTypes: ['9004'] };
        assert.deepEqual(await freeSlots(again.call, options), await freeSlots(gateway.call, options));
        assert.notDeepEqual(
          (await freeSlots(gateway.call, options)).map((slot) => slot.Appointment_Date),
          (await freeSlots(gateway.call, { ...options, npi: physicians.officeOnly })).map(
            (s) => s.Appointment_Date,
          ),
        );
      } finally {
        await again.stop();
      }
    });

    test('[I12] a physician who cannot be booked is refused with a message', async () => {
      for (const npi of [physicians.disabled, physicians.notEnabled, '1999999999']) {
        const answer = await ask(npi, ['9003']);
        assert.equal(answer.status, 400);
        assert.equal(answer.body['Message'], 'The provider is not available for online scheduling.');
        assert.equal(answer.body['ExceptionMessage'], 'NO-PROVIDER-FOUND');
      }
    });

    test('[I4] publishing changes who can be booked', async () => {
      const changing = await startGateway({ databaseUrl: '' });
      try {
        assert.ok((await freeSlots(changing.call, { npi: physicians.officeOnly })).length > 0);
        changing.content.remove(`physician-${physicians.officeOnly}`);
        const answer = await changing.call('POST', 'provider-schedule-days', {
          ProviderID: physicians.officeOnly,
          VisitTypeIDs: [{ ID: '9003' }],
        });
        assert.equal(answer.status, 400);
      } finally {
        await changing.stop();
      }
    });

    test('[I12] specialty tree, default specialty and insurance plans come from the content', async () => {
      const tree = await gateway.call('GET', 'specialty-tree?SitecoreId=all');
      assert.deepEqual(tree.body, {
        SpecialtyTree: [
          { SitecoreId: 'allergy', DisplayName: 'Allergy', SubSpecialties: [] },
          {
            SitecoreId: 'CARD',
            DisplayName: 'Cardiology',
            SubSpecialties: [
              { 'Sub-Specialty': 'HF', DisplayName: 'Heart Failure' },
              { 'Sub-Specialty': 'RH', DisplayName: 'Rhythm care' },
            ],
          },
        ],
      });
      const known = await gateway.call('GET', `default-specialty?NPI=${physicians.disabled}`);
      assert.deepEqual(known.body, { NPI: physicians.disabled, DefaultSpecialty: 'Cardiology' });
      const unknown = await gateway.call('GET', 'default-specialty?NPI=1');
      assert.equal(unknown.body['DefaultSpecialty'], null);
      const insurance = await gateway.call('GET', 'insurance?getInsuranceList=true');
      assert.deepEqual(insurance.body, {
        InsurancePickList: {
          InsurancePlans: [{ InsurancePlanID: '10010', InsurancePlan: 'Prairie Plan' }],
        },
      });
    });

    test('[I12] reasons depend on specialty and patient, alphabetical with Other last', async () => {
      const reasons = async (Specialty: string, VisitTypeId: string): Promise<string[]> => {
        const body = { Specialty, VisitTypeId, Visit_Type_Selected: 'In Person', NPI: physicians.everyone };
        return (await gateway.call('POST', 'reasons', body)).body['Reasons'] as string[];
      };
      const cardiology = await reasons('Cardiology', '9003');
      assert.ok(cardiology.includes('Chest pain or tightness'));
      assert.equal(cardiology.at(-1), 'Other');
      const sorted = cardiology.slice(0, -1);
      assert.deepEqual(
        sorted,
        sorted.toSorted((a, b) => a.localeCompare(b, 'en')),
      );
      assert.ok((await reasons('Cardiology', '9004')).includes('Follow-up visit'));
      assert.ok(!cardiology.includes('Follow-up visit'));
      assert.ok((await reasons('Something New', '9003')).length > 3);
      // A narrower specialty without reasons of its own has those of the whole one.
      assert.deepEqual(await reasons('Rhythm care', '9003'), cardiology);
    });

    test('[I12] questions of all three formats with follow-ups that exist', async () => {
      type Question = { QKey: string; AnswerPresentFormat: string; Answers: { QKey: string | null }[] };
      const formats = new Set<string>();
      for (const [reason, visitType] of [
        ['Chest pain or tightness', '9011'],
        ['Second opinion', '9003'],
        ['High blood pressure', '9004'],
      ]) {
        const query = new URLSearchParams({
          specialty: 'Cardiology',
          reasonForVisit: reason ?? '',
          visitType: visitType ?? '',
        });
        const answer = await gateway.call('GET', `questions?${query}`);
        const tree = answer.body['SpecialtyQATree'] as { Specialty_Questions: Question[] };
        const keys = tree.Specialty_Questions.map((question) => question.QKey);
        assert.equal(new Set(keys).size, keys.length);
        for (const question of tree.Specialty_Questions) {
          formats.add(question.AnswerPresentFormat);
          assert.equal(question.Answers.length === 0, question.AnswerPresentFormat === 'Free text');
          for (const { QKey } of question.Answers) assert.ok(QKey === null || keys.includes(QKey));
        }
      }
      assert.deepEqual([...formats].toSorted(), ['Drop down', 'Free text', 'Radio']);
      const none = await gateway.call(
        'GET',
        'questions?specialty=Cardiology&reasonForVisit=Annual%20physical&visitType=9003',
      );
      assert.deepEqual(none.body, { SpecialtyQATree: { Specialty_Questions: [] } });
    });

    refusalTests(() => gateway);

    test('[I4] what is booked disappears from every kind of visit', async () => {
      const slot = await freeSlot(gateway.call, 0, { npi: physicians.adultsOnly });
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot)), '200');
      for (const visitType of ['9003', '9004']) {
        const left = await freeSlots(gateway.call, { npi: physicians.adultsOnly, visitTypes: [visitType] });
        assert.ok(left.length > 0);
        assert.ok(
          !left.some(
            (free) =>
              free.Appointment_Date === slot.Appointment_Date &&
              free.Appointment_Time === slot.Appointment_Time,
          ),
        );
      }
    });
  });
}
