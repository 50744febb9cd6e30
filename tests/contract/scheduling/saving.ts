import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { AUTHORIZATION, NOW, startGateway, type RunningGateway } from './client.ts';

const DAY_MS = 86_400_000;
const CONTENT = JSON.stringify({ lastName: 'Canarydraft', concerns: 'Canarycough' });

/** Forms that are finished later. */
export function savingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: forms that are finished later`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway({ databaseUrl: await databaseUrl() });
    });
    after(() => gateway.stop());

    const save = (Email: string, more: Readonly<Record<string, unknown>> = {}, language = 'en') =>
      gateway.call(
        'POST',
        'request-drafts/save',
        { Email, Content: CONTENT, ...more },
        { 'accept-language': language },
      );
    const read = (Token: string) => gateway.call('POST', 'request-drafts/read', { Token });
    const someone = () => `${randomUUID()}@example.org`;
    const linkTo = async (email: string) => {
      const mail = (await gateway.mailTo(email)).at(-1);
      return { mail, token: /#code=(\w{26})\n/.exec(mail?.['text'] ?? '')?.[1] ?? '' };
    };
    /** Everything in the store but the messages, which a mail server would have. */
    const stored = async (): Promise<string> => {
      const tables = ['request_draft', 'outbox', 'audit', 'idempotency', 'appointment_request'];
      const rows = await Promise.all(tables.map((table) => gateway.rows(`select * from ${table}`)));
      return JSON.stringify([rows, gateway.events]);
    };

    test('[J9] a form is kept for the holder of the link in the message, in their language, and for nobody else', async () => {
      const email = someone();
      const saved = await save(email, {}, 'ar');
      assert.equal(saved.status, 201);
      assert.equal(saved.body['ExpiresAt'], new Date(Date.parse(NOW) + 7 * DAY_MS).toISOString());
      const { mail, token } = await linkTo(email);
      assert.match(mail?.['html'] ?? '', /lang="ar" dir="rtl"/);
      assert.match(mail?.['text'] ?? '', /site\.example\/ar\/appointments\/saved-request#code=\w{26}\n/);
      assert.doesNotMatch(
        `${mail?.['subject']}${mail?.['text']}${mail?.['html']}`,
        /canary|appointment[^s]/i,
      );
      assert.equal((await read(token)).body['Content'], CONTENT);
      const typed = token.toLowerCase().replace(/(.{5})/g, '$1-');
      assert.equal((await read(typed)).body['Content'], CONTENT, 'however it was typed');
      const other = await read(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`);
      assert.equal(other.status, 404);
    });

    test('[J9] who has the store has neither the answers nor the address nor the key, before and after the message', async () => {
      const email = someone();
      await save(email);
      const waiting = await stored();
      const { token } = await linkTo(email);
      for (const text of [waiting, await stored()]) {
        for (const secret of ['anary', email, token]) assert.ok(!text.includes(secret));
        assert.ok(!text.includes(Buffer.from('Canarydraft').toString('base64').slice(0, 12)));
      }
      const rows = await gateway.rows('select sealed_letter from request_draft');
      assert.deepEqual(
        rows.map((row) => row['sealed_letter']),
        rows.map(() => null),
      );
      if (store === 'SQLite') {
        const files = readdirSync(gateway.dataDir).filter((name) => name.startsWith('foyer.db'));
        const bytes = files.map((name) => readFileSync(join(gateway.dataDir, name), 'latin1')).join('');
        assert.ok(!bytes.includes('Canarydraft'));
      }
      assert.ok(!waiting.includes(AUTHORIZATION));
    });

    test('[J9] it is gone once used, when saved anew, and after seven days', async () => {
      const email = someone();
      const { DraftID } = (await save(email)).body;
      const first = (await linkTo(email)).token;
      assert.equal((await read(first)).body['DraftID'], DraftID);
      assert.equal((await read(String(DraftID))).status, 404, 'the id opens nothing');
      gateway.setNow(Date.parse(NOW) + 1);
      await save(email, { Content: '{"again":true}', Replaces: DraftID });
      const { token } = await linkTo(email);
      assert.equal((await read(first)).status, 404);
      assert.equal((await read(token)).body['Content'], '{"again":true}');
      gateway.setNow(Date.parse(NOW) + 7 * DAY_MS);
      assert.equal((await read(token)).status, 200);
      gateway.setNow(Date.parse(NOW) + 7 * DAY_MS + 1);
      assert.equal((await read(token)).status, 404);
      await gateway.sweep();
      assert.deepEqual(await gateway.rows('select id from request_draft'), []);
      gateway.setNow(NOW);
      for (const by of ['Token', 'DraftID']) {
        const other = someone();
        const saved = await save(other);
        const used = (await linkTo(other)).token;
        const key = by === 'Token' ? { Token: used } : { DraftID: saved.body['DraftID'] };
        const discard = () => gateway.call('POST', 'request-drafts/discard', key);
        assert.deepEqual((await discard()).body, { Discarded: true });
        assert.deepEqual((await discard()).body, { Discarded: false });
        assert.equal((await read(used)).status, 404);
      }
    });

    test('[J9] [K10] an address is sent five links a day, however it is written; wrong drafts are refused', async () => {
      const email = someone();
      for (const written of [email, email.toUpperCase(), email, email, email])
        assert.equal((await save(written)).status, 201);
      assert.equal((await save(email)).status, 429);
      assert.equal((await save(someone())).status, 201);
      for (const wrong of [
        { Email: 'canary@' },
        { Content: '' },
        { Content: 'x'.repeat(28_001) },
        { Canary: 1 },
      ]) {
        const answer = await gateway.call('POST', 'request-drafts/save', {
          Email: someone(),
          Content: CONTENT,
          ...wrong,
        });
        assert.equal(answer.status, 400);
        assert.doesNotMatch(answer.text, /canary/i);
      }
    });
  });
}
