import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { AUTHORIZATION, NOW, startGateway, type RunningGateway } from './client.ts';
import { startSmtp } from '../../support/smtp.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Whatever would tell on a telephone's screen who asks, and why. */
const PRIVATE = /canary|cough|1980|312-555-0142|cardio/i;
const PICTURE = '/9j/CanaryPictureAAA';

/** What a visitor asked for in the form of somebody's own distribution list. */
function requestOf(email: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    SourceApplication: 'RequestAppointmentByEmail',
    DistributionEmail: 'heart@clinic.example',
    Source_JSON_Object: {
      Patient_First_Name: 'Quinella',
      Patient_Last_Name: 'Canaryfield',
      Patient_Dob: '1980-02-29',
      PhoneType: 'Mobile',
      PhoneNumber: '312-555-0142',
      Email: email,
      Specialty: 'Cardiology',
      Subspecialty: '',
      Appointment_Location: ['Hyde Park'],
      ReasonsForVisit: 'Comments: Canary cough\nSpec: Cardiology\nLoc: Hyde Park\nProvider: ',
      WorkersComp_ThirdParty: false,
      Requested_DateTime: '2026-11-20 10:00:00',
    },
    ...more,
  };
}

/** A request, from the visitor to whoever reads it. */
export function requestingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: requests`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway({ databaseUrl: await databaseUrl() });
    });
    after(() => gateway.stop());

    const send = async (body: unknown, language = 'en') => {
      const answer = await gateway.call('POST', 'appointment-request', body, {
        'idempotency-key': randomUUID(),
        'accept-language': language,
      });
      assert.equal(answer.status, 200);
      return String(answer.body['RequestID']);
    };
    /** What was sent about one request: its number stands in each message. */
    const mailsAbout = async (to: string, id: string) => {
      const reference = `R-${id.slice(0, 8).toUpperCase()}`;
      return (await gateway.mailTo(to)).filter(({ text = '' }) => text.includes(reference));
    };
    const tokenIn = (mail: Record<string, string> | undefined) =>
      /appointments\/request#code=(\w{26})$/m.exec(mail?.['text'] ?? '')?.[1] ?? '';
    const desk = (call: 'read' | 'picture' | 'take', Token: string, more: object = {}) =>
      gateway.call('POST', `requests/${call}`, { Token, ...more });
    const auditOf = async (id: string) =>
      (await gateway.rows(`select action from audit where subject_id = '${id}' order by at, action`)).map(
        ({ action }) => String(action),
      );

    test('[J6] a request goes to the address of its form, what was asked is attached, and no line of the mail tells of the patient', async () => {
      const id = await send(requestOf(`${randomUUID()}@example.org`));
      const [mail, ...more] = await mailsAbout('heart@clinic.example', id);
      assert.ok(mail);
      assert.equal(more.length, 0);
      assert.doesNotMatch(`${mail['subject']}${mail['text']}${mail['html']}`, PRIVATE);
      const attached = JSON.parse(mail['attachments'] ?? '[]') as { name: string; content: string }[];
      assert.deepEqual(
        attached.map(({ name }) => name.replace(/R-\w+/, 'R')),
        ['request-R.txt', 'request-R.json'],
      );
      const [asText, asJson] = attached;
      for (const told of ['Quinella Canaryfield', '1980-02-29', '312-555-0142', 'Canary cough', 'Hyde Park'])
        assert.ok(asText?.content.includes(told), told);
      assert.equal(
        (JSON.parse(asJson?.content ?? '{}') as Record<string, unknown>)['Patient_Last_Name'],
        'Canaryfield',
      );
      const page = await (await fetch(`${gateway.base}/mailbox/${mail['id']}`)).text();
      assert.match(page, /request-R-\w{8}\.txt/);
      const file = await fetch(`${gateway.base}/mailbox/${mail['id']}/attached/0`);
      assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename="request-R-/);
      assert.equal(await file.text(), asText?.content);
    });

    test('[J6] every kind in the outbox has a sender: nothing that is due stays', async () => {
      await send(requestOf(`${randomUUID()}@example.org`));
      await gateway.sendMessages();
      const waiting = await gateway.rows(
        `select kind from outbox where delivered_at is null and available_at <= ${Date.parse(NOW)}`,
      );
      assert.deepEqual(waiting, []);
    });

    test('[J6] a form that names nobody, or nobody who has an address, is read by the house', async () => {
      for (const DistributionEmail of ['', 'ask the desk', null]) {
        const id = await send(requestOf(`${randomUUID()}@example.org`, { DistributionEmail }));
        assert.equal((await mailsAbout('desk@clinic.example', id)).length, 1);
      }
      const both = 'a@clinic.example; b@clinic.example';
      const id = await send(requestOf(`${randomUUID()}@example.org`, { DistributionEmail: both }));
      assert.equal((await mailsAbout('a@clinic.example, b@clinic.example', id)).length, 1);
    });

    test('[J4] [J6] its sender is answered in their language with the words of the page, and nothing of what they wrote', async () => {
      const says = {
        en: /^We have received your request and will contact you within one to two business days\. To speak to someone directly, please call 1-888-824-0200\.$/m,
        'es-MX': /^Recibimos su solicitud y nos comunicaremos con usted en uno o dos días hábiles/m,
        ar: /لقد تلقينا طلبك/,
      };
      for (const [language, sentence] of Object.entries(says)) {
        const email = `${randomUUID()}@example.org`;
        const id = await send(requestOf(email), language);
        const [mail, ...more] = await gateway.mailTo(email);
        assert.equal(more.length, 0);
        assert.match(mail?.['text'] ?? '', sentence);
        assert.ok(mail?.['text']?.includes(`R-${id.slice(0, 8).toUpperCase()}`));
        assert.match(mail?.['html'] ?? '', new RegExp(`lang="${language}"`));
        assert.doesNotMatch(`${mail?.['subject']}${mail?.['text']}${mail?.['html']}`, PRIVATE);
      }
    });

    test('[J4] the answer gives the number of the form that was sent, and no other kind of text', async () => {
      for (const language of ['en', 'es-MX', 'ar']) {
        const email = `${randomUUID()}@example.org`;
        await send(requestOf(email, { ContactPhone: '+1 773-555-0195' }), language);
        const text = (await gateway.mailTo(email))[0]?.['text'] ?? '';
        assert.ok(text.includes('+1 773-555-0195'), language);
        assert.ok(!text.includes('888-824-0200'), language);
      }
      const wrong = requestOf(`${randomUUID()}@example.org`, { ContactPhone: 'our team' });
      assert.equal((await gateway.call('POST', 'appointment-request', wrong)).status, 400);
    });

    test('[J6] nobody took it for an hour: those who read it and the house are told, in the log too, and again the next day', async () => {
      const id = await send(requestOf(`${randomUUID()}@example.org`));
      const alarms = async () => {
        const mails = await mailsAbout('heart@clinic.example, desk@clinic.example', id);
        return mails.map(({ subject = '' }) => subject.replace(/R-\w+/, 'R'));
      };
      try {
        gateway.setNow(Date.parse(NOW) + HOUR_MS - 1);
        assert.deepEqual(await alarms(), []);
        gateway.setNow(Date.parse(NOW) + HOUR_MS);
        assert.deepEqual(await alarms(), ['Nobody has taken request R yet']);
        assert.ok(gateway.events.some((line) => line.includes('request.not-taken') && line.includes(id)));
        gateway.setNow(Date.parse(NOW) + HOUR_MS + DAY_MS);
        assert.equal((await alarms()).length, 2);
        const [mail] = await mailsAbout('heart@clinic.example, desk@clinic.example', id);
        assert.doesNotMatch(`${mail?.['subject']}${mail?.['text']}${mail?.['attachments']}`, PRIVATE);
        assert.equal((await desk('take', tokenIn(mail))).status, 200);
        gateway.setNow(Date.parse(NOW) + HOUR_MS + 2 * DAY_MS);
        assert.equal((await alarms()).length, 2, 'taken');
        assert.ok((await auditOf(id)).includes('appointment-request.taken'));
      } finally {
        gateway.setNow(NOW);
      }
    });

    test('[J6] who has the link reads it and takes it; who comes second learns since when it is taken', async () => {
      const id = await send(requestOf(`${randomUUID()}@example.org`));
      const [mail] = await mailsAbout('heart@clinic.example', id);
      const token = tokenIn(mail);
      const read = await desk('read', token);
      assert.equal(read.body['TakenAt'], null);
      assert.equal(read.body['ReceivedAt'], NOW);
      const lines = read.body['Lines'] as { Name: string; Text: string }[];
      assert.equal(lines.find(({ Name }) => Name === 'Patient')?.Text, 'Quinella Canaryfield');
      assert.equal((await desk('take', token)).body['TakenAt'], NOW);
      try {
        gateway.setNow(Date.parse(NOW) + MINUTE_MS);
        assert.equal((await desk('take', token)).body['TakenAt'], NOW);
        assert.equal((await desk('read', token)).body['TakenAt'], NOW);
      } finally {
        gateway.setNow(NOW);
      }
      assert.deepEqual(await auditOf(id), [
        'appointment-request.read',
        'appointment-request.received',
        'appointment-request.taken',
        'appointment-request.read',
      ]);
      const wrong = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
      for (const call of ['read', 'take'] as const) assert.equal((await desk(call, wrong)).status, 404);
    });

    test('[J9] a picture of the card is stored encrypted, reaches whoever has the link, leaves an audit line, and is gone after seven days', async () => {
      const picture = { Name: 'InsuranceCardFront', ContentType: 'image/jpeg', Content: PICTURE };
      const id = await send(requestOf(`${randomUUID()}@example.org`, { Attachments: [picture] }));
      const [mail] = await mailsAbout('heart@clinic.example', id);
      assert.match(mail?.['text'] ?? '', /Pictures of the insurance card: 1, by the link until .+2026/);
      assert.doesNotMatch(JSON.stringify(mail), /CanaryPicture/);
      const kept = JSON.stringify(await gateway.rows('select * from request_attachment'));
      assert.doesNotMatch(kept, /CanaryPicture/);
      assert.ok(!kept.includes(Buffer.from(PICTURE).toString('base64').slice(4, 16)));
      if (store === 'SQLite') {
        const files = readdirSync(gateway.dataDir).filter((name) => name.startsWith('foyer.db'));
        const bytes = files.map((name) => readFileSync(join(gateway.dataDir, name), 'latin1')).join('');
        assert.ok(!bytes.includes('CanaryPicture'));
        assert.ok(!bytes.includes(AUTHORIZATION));
      }
      const token = tokenIn(mail);
      assert.deepEqual((await desk('read', token)).body['Attachments'], ['InsuranceCardFront']);
      const opened = await desk('picture', token, { Name: 'InsuranceCardFront' });
      assert.equal(opened.body['Content'], PICTURE);
      assert.ok((await auditOf(id)).includes('appointment-request.picture-read'));
      assert.equal((await desk('picture', token, { Name: 'InsuranceCardBack' })).status, 404);
      try {
        gateway.setNow(Date.parse(NOW) + 7 * DAY_MS);
        for (const call of ['read', 'take'] as const) assert.equal((await desk(call, token)).status, 404);
        assert.equal((await desk('picture', token, { Name: 'InsuranceCardFront' })).status, 404);
        await gateway.sweep();
        assert.deepEqual(await gateway.rows('select id from request_attachment'), []);
        assert.deepEqual(await gateway.rows('select request_id from request_link'), []);
      } finally {
        gateway.setNow(NOW);
      }
    });
  });

  describe(`scheduling gateway on ${store}: requests and a mail server`, () => {
    test('[J6] a mail server that is down for two days loses no request', async () => {
      const smtp = await startSmtp();
      const gateway = await startGateway({ databaseUrl: await databaseUrl(), mailUrl: smtp.url });
      try {
        smtp.refuseWith('451 come back later');
        await gateway.call('POST', 'appointment-request', requestOf('canary@example.org'));
        const start = Date.parse(NOW);
        for (let hour = 0; hour <= 48; hour += 1) {
          gateway.setNow(start + hour * HOUR_MS);
          await gateway.sendMessages();
        }
        assert.equal(smtp.messages.length, 0);
        assert.ok(gateway.events.some((line) => line.includes('request.not-taken')));
        smtp.refuseWith('');
        gateway.setNow(start + 55 * HOUR_MS);
        await gateway.sendMessages();
        const told = smtp.messages.filter((message) => /^To: heart@clinic\.example\r$/m.test(message));
        assert.equal(told.length, 1);
        assert.match(told[0] ?? '', /Content-Disposition: attachment; filename=request-R-\w{8}\.json/);
        assert.doesNotMatch(JSON.stringify(gateway.events), /canary|cough/i);
      } finally {
        await gateway.stop();
        await smtp.stop();
      }
    });
  });
}
