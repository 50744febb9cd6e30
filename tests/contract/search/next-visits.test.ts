import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { scheduleRefreshes } from '../../../gateways/feeds/refresh-schedule.ts';
import { refreshNextVisits, type NextVisitsFeed } from '../../../gateways/feeds/next-visits.ts';
import { startProgram, stopProgram, waitUntilReady } from '../../../scripts/lib/programs.mjs';
import { freePort } from '../../../scripts/lib/servers.mjs';
import { canRunSolr } from '../../../scripts/lib/solr.mjs';
import {
  AUTHORIZATION,
  bookForLink,
  bookSlot,
  createClient,
  NOW,
  freeSlots,
  startGateway,
  type RunningGateway,
} from '../scheduling/client.ts';
import { physicians } from '../scheduling/content.ts';
import { Client, type Engine } from './client.ts';
import { startEmbedded, startRealSolr } from './engines.ts';

const languages = ['en', 'es-MX'] as const;
const documents = Object.values(physicians).flatMap((npi) =>
  languages.map((language) => ({
    _uniqueid: `${npi}|${language}`,
    _language: language,
    resulttitle_t: `Doctor ${npi}`,
    npi_t: npi,
    c_searchsections_sm: ['Doctors'],
  })),
);
const place = {
  _uniqueid: 'l1|en',
  _language: 'en',
  resulttitle_t: 'Clinic',
  c_searchsections_sm: ['Locations'],
};

const engines: readonly (readonly [string, () => Promise<Engine>])[] = [
  ['the embedded engine', startEmbedded],
  ...(process.env.SOLR_REQUIRED === '1' || canRunSolr() ? [['a real Solr', startRealSolr] as const] : []),
];

for (const [name, start] of engines) {
  describe(`next visits in ${name}`, () => {
    let engine: Engine;
    let client: Client;
    let scheduling: RunningGateway;
    let feed: NextVisitsFeed;
    before(async () => {
      [engine, scheduling] = await Promise.all([start(), startGateway({ databaseUrl: '' })]);
      client = new Client(engine);
      feed = {
        search: { host: engine.host, authorization: `Token ${engine.token}` },
        scheduling: { host: `${scheduling.base}/scheduling/v1`, authorization: AUTHORIZATION },
      };
      assert.equal(await client.update([...documents, place]), 200);
    });
    after(() => Promise.all([engine?.stop(), scheduling?.stop()]));

    /** The soonest visits of a new patient, at least an hour from now; in winter Chicago is six hours behind. */
    const soonest = async () => {
      const slots = await freeSlots(scheduling.call, { visitTypes: ['9003', '9011', '332', '9013'] });
      return slots
        .map((slot) => ({
          slot,
          at: Date.parse(`${slot.Appointment_Date}T${slot.Appointment_Time}:00-06:00`),
        }))
        .filter(({ at }) => at >= Date.parse(NOW) + 3_600_000)
        .toSorted((one, other) => one.at - other.at)
        .map(({ slot, at }) => ({ slot, visit: new Date(at).toISOString().replace('.000', '') }));
    };
    const indexed = async () => {
      const { body } = await client.ask([
        ['q', '*'],
        ['rows', '99'],
        ['fq', 'c_next_available_tdt:[* TO *]'],
      ]);
      return Object.fromEntries(
        body.response.docs.map(({ _uniqueid: id, c_next_available_tdt: visit }) => [
          String(id),
          String(visit),
        ]),
      );
    };

    test('[B28] the index learns each physician’s soonest visit, in every language', async () => {
      const changed = await refreshNextVisits(feed);
      const visits = await indexed();
      assert.equal(changed, Object.keys(visits).length);
      const [first] = await soonest();
      assert.equal(visits[`${physicians.everyone}|en`], first?.visit);
      assert.equal(visits[`${physicians.everyone}|es-MX`], first?.visit);
      assert.ok(visits[`${physicians.returningOnly}|en`]);
      for (const npi of [physicians.disabled, physicians.notEnabled, physicians.fullyBooked])
        assert.equal(visits[`${npi}|en`], undefined, npi);
      assert.equal(await refreshNextVisits(feed), 0, 'a second time changes nothing');
    });

    test('[B28] the index learns where the soonest visit is, or that it is by video', async () => {
      const { body } = await client.ask([
        ['q', '*'],
        ['rows', '99'],
        ['fq', 'c_next_available_tdt:[* TO *]'],
      ]);
      const [first] = await soonest();
      const names = new Map([
        ['601', 'Clinic lakeside'],
        ['602', 'Clinic riverside'],
      ]);
      const isVideo = first?.slot.Visit_Type === '9011' || first?.slot.Visit_Type === '9013';
      const own = body.response.docs.find(({ _uniqueid: id }) => id === `${physicians.everyone}|en`);
      assert.equal(
        own?.['c_next_available_at_s'],
        isVideo ? 'video' : names.get(first?.slot.DepartmentID ?? ''),
      );
      for (const { c_next_available_at_s: at } of body.response.docs)
        assert.ok(at === 'video' || [...names.values()].includes(String(at)), String(at));
    });

    test('[B28] a booking of the soonest visit brings the next one, for its physician alone', async () => {
      const before = await indexed();
      const [first] = await soonest();
      assert.ok(first);
      assert.equal((await bookSlot(scheduling.call, first.slot)).status, 200);
      assert.deepEqual(scheduling.changedNpis, [physicians.everyone]);
      const asked: (readonly string[] | undefined)[] = [];
      await new Promise<void>((done) => {
        const fresh = scheduleRefreshes({
          refresh: async (npis) => {
            asked.push(npis);
            await refreshNextVisits(feed, npis);
            fresh.stop();
            done();
          },
          onFailure: assert.fail,
          firstAfterMs: 60_000,
          everyMs: 60_000,
          gatherMs: 1,
        });
        for (const npi of scheduling.changedNpis) fresh.touch(npi);
      });
      assert.deepEqual(asked, [[physicians.everyone]]);
      const visits = await indexed();
      const [next] = await soonest();
      assert.equal(visits[`${physicians.everyone}|en`], next?.visit);
      assert.notEqual(next?.visit, first.visit);
      const others = ({
        [`${physicians.everyone}|en`]: _en,
        [`${physicians.everyone}|es-MX`]: _es,
        ...rest
      }) => rest;
      assert.deepEqual(others(visits), others(before));
    });

    test('[B28] a cancelled visit is the next one again', async () => {
      const [first] = await soonest();
      assert.ok(first);
      const Token = await bookForLink(scheduling, first.slot);
      const npi = first.slot.Provider_NPI;
      await refreshNextVisits(feed, [npi]);
      assert.notEqual((await indexed())[`${npi}|en`], first.visit);
      scheduling.changedNpis.length = 0;
      assert.equal((await scheduling.call('POST', 'manage/cancel', { Token, Sequence: 0 })).status, 200);
      assert.deepEqual(scheduling.changedNpis, [npi]);
      await refreshNextVisits(feed, scheduling.changedNpis);
      assert.equal((await indexed())[`${npi}|en`], first.visit);
    });

    test('[B28] without the scheduling gateway, only visits that are over leave the index', async () => {
      const set = (visit: string) => ({ c_next_available_tdt: { set: visit } });
      const [past, future] = [`${physicians.everyone}|en`, `${physicians.adultsOnly}|en`];
      await client.update([
        { _uniqueid: past, ...set('2020-01-01T12:00:00Z') },
        { _uniqueid: future, ...set('2099-01-01T12:00:00Z') },
      ]);
      const broken = { ...feed, scheduling: { ...feed.scheduling, authorization: 'wrong' } };
      await assert.rejects(refreshNextVisits(broken), /next-available answered 401/);
      const visits = await indexed();
      assert.equal(visits[past], undefined);
      assert.equal(visits[future], '2099-01-01T12:00:00Z');
    });
  });
}

test('[B28] the gateways bring the visits over by themselves, and again after a booking', async (t) => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-visits-'));
  const base = `http://127.0.0.1:${port}`;
  const program = startProgram('gateways/main.ts', {
    GATEWAYS: 'search,scheduling',
    GATEWAYS_PORT: String(port),
    DATA_DIR: dataDir,
    SEARCH_HOST: '',
    SEARCH_TOKEN: 'contract',
    SCHEDULING_AUTHORIZATION: AUTHORIZATION,
  });
  t.after(async () => {
    await stopProgram(program);
    rmSync(dataDir, { recursive: true, force: true });
  });
  assert.ok(await waitUntilReady(`${base}/healthz`, program));
  const client = new Client({
    name: 'embedded',
    host: `${base}/search`,
    token: 'contract',
    asksForToken: true,
    stop: () => Promise.resolve(),
  });
  const soonest = async () => {
    const { body } = await client.ask([
      ['q', '*'],
      ['rows', '1'],
      ['fq', '_language:"en" AND c_next_available_tdt:[* TO *] AND c_accepting_new_patients_b:true'],
      ['fq', 'c_patient_ages_sm:"Adult"'],
      ['sort', 'c_next_available_tdt asc, _uniqueid asc'],
    ]);
    return body.response.docs[0];
  };
  const until = async <T>(read: () => Promise<T | undefined>): Promise<T> => {
    for (;;) {
      const found = await read();
      if (found !== undefined) return found;
      await pause(100, undefined, { signal: t.signal });
    }
  };
  const first = await until(soonest);
  const visit = String(first.c_next_available_tdt);
  const npi = [first.npi_t].flat().join('');
  const call = createClient(base);
  const slots = await freeSlots(call, { npi, visitTypes: ['9003', '9011'] });
  const slot = slots.find(
    ({ Appointment_Date: date, Appointment_Time: time }) =>
      new Date(visit).toLocaleString('sv-SE', { timeZone: 'America/Chicago' }) === `${date} ${time}:00`,
  );
  assert.ok(slot, `${npi} is free at ${visit}`);
  assert.equal((await bookSlot(call, slot)).status, 200);
  await until(async () => {
    const now = await client.ask([
      ['q', '*'],
      ['fq', `_uniqueid:"${String(first._uniqueid)}"`],
    ]);
    return now.body.response.docs[0]?.c_next_available_tdt === visit ? undefined : true;
  });
});
