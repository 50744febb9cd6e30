import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookRequestSchema } from '@/contracts/scheduling';
import { sampleRequest } from '#services/book/testing/sample-request';

/** A hospital's own gateway, and its CMS. */
let hospital: Server;
let bodies: Record<string, unknown>[] = [];

/** The fields of the specification's booking body, and of what a request form has in their place. */
const shared =
  'Provider_NPI Provider_FullName Provider_Speciality Appointment_Date Appointment_Time Appointment_Location Visit_Type Visit_Type_Selected DepartmentID Patient_First_Name Patient_Last_Name Patient_Dob Gender Race PhoneType PhoneNumber Email Address_Line_1 Address_Line_2 City State ZipCode ReasonsForVisit Insurance Comments Requested_DateTime'.split(
    ' ',
  );
const ofRequests = [...shared, 'Specialty', 'Subspecialty', 'WorkersComp_ThirdParty'];
const ofInsurance =
  'PayorID InsuranceName MemberNumber GroupNumber SubscriberID SubscriberName SubscriberDateOfBirth RelationshipToSubscriber'.split(
    ' ',
  );

beforeAll(async () => {
  hospital = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isCms = request.url === '/graphql';
      if (!isCms) bodies.push(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
      const item = {
        template: { name: 'Request An Appointment Form' },
        distributionEmailAddress: { value: 'heart@hospital.example' },
      };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(isCms ? { data: { item } } : { AppointmentStatusCode: '200' }));
    });
  });
  await new Promise<void>((listening) => hospital.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(hospital.address() as AddressInfo).port}`;
  process.env.GRAPH_QL_ENDPOINT = `${address}/graphql`;
  process.env.SCHEDULING_HOST = address;
});
afterAll(() => void hospital.close());
beforeEach(() => {
  bodies = [];
});

test("[J6] a hospital's gateway gets a request in exactly the specification's fields, and no file", async () => {
  const { requestAppointment } = await import('#services/request/request-appointment');
  const answer = await requestAppointment(
    {
      form: '{A1}',
      kind: 'long',
      language: 'en',
      draftId: '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
      isFromScheduling: true,
      honeypot: '',
      values: { ...sampleRequest.values, concerns: 'A cough', specialty: 'Cardiology|Heart Failure' },
    },
    {
      now: Date.parse('2026-11-20T18:00:00Z'),
      files: new Map([['cardFront', Buffer.from('GIF89a')]]),
    },
  );
  expect(answer).toEqual({ ok: true, value: { error: false } });
  const [body = {}] = bodies;
  expect(Object.keys(body)).toEqual(['SourceApplication', 'DistributionEmail', 'Source_JSON_Object']);
  expect(body).toMatchObject({
    SourceApplication: 'AppointmentSchedulingApp',
    DistributionEmail: 'heart@hospital.example',
  });
  const source = body.Source_JSON_Object as Record<string, unknown>;
  expect(Object.keys(source).filter((name) => !ofRequests.includes(name))).toEqual([]);
  expect(Object.keys(source.Insurance as object)).toEqual(ofInsurance);
  expect(Array.isArray(source.Appointment_Location)).toBe(true);
  expect(source.WorkersComp_ThirdParty).toBe(false);
});

test("[I12] a hospital's gateway gets a booking in exactly the specification's fields", async () => {
  const { book } = await import('#services/book/book');
  const wishes = { ...sampleRequest, values: { ...sampleRequest.values, wantsTexts: 'true' } };
  const booking = bookRequestSchema.parse(wishes);
  expect((await book(booking, Date.parse('2026-11-20T18:00:00Z'))).error).toBe(false);
  expect(Object.keys(bodies[0] ?? {}).toSorted()).toEqual(shared.toSorted());
});
