import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, type Engine } from './client.ts';

/** What clients of Solr send that nobody here wrote: other addresses, XML, errors. @param engineOf - once it is started */
export function protocolTests(engineOf: () => Engine): void {
  const call = (path: string, options: RequestInit = {}) => {
    const { host, token } = engineOf();
    const headers = { authorization: `Token ${token}`, ...options.headers };
    return fetch(`${host}/${path}`, { ...options, headers });
  };
  const post = async (path: string, type: string, body: string) => {
    const answer = await call(path, { method: 'POST', headers: { 'content-type': type }, body });
    await answer.arrayBuffer();
    return answer.status;
  };
  const ids = (filter: string) => new Client(engineOf()).ids(['q', '*:*'], ['fq', filter]);
  const xml = 'text/xml; charset=utf-8';

  test('[B18] a search is found at each address that clients of Solr know', async () => {
    for (const path of ['emselect', 'emselect/', 'select', 'select/']) {
      const answer = await call(`${path}?q=*:*&fq=_uniqueid:%22p1%7Cen%22&wt=json`);
      assert.equal(answer.status, 200, path);
      const { response } = (await answer.json()) as { response: { numFound: number } };
      assert.equal(response.numFound, 1, path);
    }
    assert.equal((await call('nothing?q=*:*')).status, 404);
    assert.equal((await call('admin/ping?wt=json')).status, 200);
  });

  test('[B18] updates come as XML too', async () => {
    const document = `<doc boost="2"><field name="_uniqueid">x1</field><field name="_language">en</field>
      <field name="resulttitle_t"><![CDATA[A <b>clinic</b>]]> &amp; more &#8211; caf&#xe9;</field>
      <field name="c_visible_specialties_sm">One</field><field name="c_visible_specialties_sm">Two</field>
      <field name="overallrating_tf">4.5</field><field name="c_telehealth_b">true</field></doc>`;
    const other = '<doc><field name="_uniqueid">x2</field><field name="_language">en</field></doc>';
    assert.equal(
      await post('update/?commit=true', xml, `<add overwrite="true">${document}${other}</add>`),
      200,
    );
    const answer = await call('select/?q=*:*&fq=_uniqueid:x1&fl=resulttitle_t,c_visible_specialties_sm');
    const { response } = (await answer.json()) as { response: { docs: readonly unknown[] } };
    assert.deepEqual(response.docs, [
      { resulttitle_t: 'A <b>clinic</b> & more – café', c_visible_specialties_sm: ['One', 'Two'] },
    ]);
    assert.deepEqual(await ids('overallrating_tf:[4.5 TO 4.5] AND c_telehealth_b:true AND _uniqueid:x*'), [
      'x1',
    ]);

    const set =
      '<add><doc><field name="_uniqueid">x2</field><field name="c_city_s" update="set">Joliet</field></doc></add>';
    assert.equal(await post('update', xml, set), 200);
    assert.equal(await post('update/', xml, '<commit />'), 200);
    assert.deepEqual(await ids('c_city_s:Joliet'), ['x2']);
    assert.equal(
      await post('update', xml, '<delete><id>x1</id><query>c_city_s:"Joliet"</query></delete>'),
      200,
    );
    assert.equal(await post('update', xml, '<optimize waitSearcher="true"/>'), 200);
    assert.deepEqual(await ids('_uniqueid:x*'), []);
  });

  test('[B18] a JSON update may hold several commands of one name', async () => {
    const add = (id: string) =>
      `"add":{"doc":{"_uniqueid":"${id}","_language":"en","resulttitle_t":"{\\"[,"}}`;
    assert.equal(
      await post('update/json', 'application/json', `{${add('y1')},${add('y2')},"commit":{}}`),
      200,
    );
    assert.deepEqual(await ids('_uniqueid:y*'), ['y1', 'y2']);
    const drop = '{"delete":{"id":"y1"},"delete":{"query":"_uniqueid:y2"},"commit":{}}';
    assert.equal(await post('update', 'application/json; charset=utf-8', drop), 200);
    assert.deepEqual(await ids('_uniqueid:y*'), []);
  });

  // What pysolr 3.11 and WebService::Solr 0.44 send, to the letter: `npm run search:clients` runs them themselves.
  test('[B18] clients of Solr in Python and Perl add, search, count, page and delete', async () => {
    const json = 'application/json; charset=utf-8';
    const form = 'application/x-www-form-urlencoded; charset=utf-8';
    const declared = '<?xml version="1.0" encoding="UTF-8"?>';
    const select = async (path: string, body: string) => {
      const answer = await call(path, { method: 'POST', headers: { 'content-type': form }, body });
      assert.equal(answer.status, 200, body);
      return (await answer.json()) as {
        response: { numFound: number; docs: readonly { _uniqueid: string }[] };
        facet_counts: { facet_fields: unknown };
        nextCursorMark: string;
      };
    };
    assert.match(await (await call('admin/ping/')).text(), /"status":\s*"OK"/);
    assert.equal((await call('admin/ping')).status, 200);
    const specialties = '"c_visible_specialties_sm": ["Cardiology", "Sleep Medicine"]';
    const one = `{"_uniqueid": "c1", "_language": "en", "resulttitle_t": "Robin Clientesque", ${specialties}}`;
    const other = '{"_uniqueid": "c2", "_language": "en", "c_visible_specialties_sm": ["Cardiology"]}';
    assert.equal(await post('update/?commit=true', json, `[${one}, ${other}]`), 200);
    const third = '<doc><field name="_uniqueid">c3</field><field name="_language">en</field></doc>';
    assert.equal(
      await post('update/?commitWithin=500', json, '[{"_uniqueid": "c4", "_language": "en"}]'),
      200,
    );
    assert.equal(await post('update?wt=json', xml, `${declared}<add>${third}</add>`), 200);
    assert.equal(await post('update?wt=json', xml, `${declared}<commit/>`), 200);

    assert.equal((await select('select', 'q=clientesque&wt=json&rows=50')).response.numFound, 1);
    const counted = await select(
      'select/',
      'wt=json&facet=true&rows=1&fq=_uniqueid%3Ac*&q=*%3A*&facet.field=c_visible_specialties_sm',
    );
    assert.deepEqual(counted.facet_counts.facet_fields, {
      c_visible_specialties_sm: ['Cardiology', 2, 'Sleep Medicine', 1],
    });
    const read: string[] = [];
    for (let mark = '*', next = ''; next !== mark;) {
      if (next) mark = next;
      const page = await select(
        'select/',
        `q=*%3A*&fq=_uniqueid%3Ac*&sort=_uniqueid+asc&rows=3&cursorMark=${encodeURIComponent(mark)}&wt=json`,
      );
      read.push(...page.response.docs.map(({ _uniqueid: id }) => id));
      next = page.nextCursorMark;
    }
    assert.deepEqual(read, ['c1', 'c2', 'c3', 'c4']);
    assert.equal((await call('select/?q=*:*&cursorMark=*&sort=score+desc')).status, 400);
    assert.equal((await call('select/?q=*:*&cursorMark=*&sort=_uniqueid+asc&start=3')).status, 400);

    assert.equal(await post('update/?commit=true', xml, '<delete><id>c1</id><id>c2</id></delete>'), 200);
    assert.equal(
      await post('update?wt=json', xml, `${declared}<delete><query>_uniqueid:c*</query></delete>`),
      200,
    );
    assert.equal(await post('update/?commit=true', xml, '<optimize />'), 200);
    assert.deepEqual(await ids('_uniqueid:c*'), []);
    // Nothing here reads files, as in a Solr without its module for that.
    assert.equal(await post('update/extract', 'multipart/form-data; boundary=a', '--a--'), 404);
  });

  test('[B18] the token may be a password, as clients of Solr send it', async () => {
    const { asksForToken, token } = engineOf();
    const asked = async (name: string, password: string) => {
      const given = Buffer.from(`${name}:${password}`).toString('base64');
      return (await call('select?q=*:*', { headers: { authorization: `Basic ${given}` } })).status;
    };
    assert.equal(await asked('index', token), 200);
    assert.equal(await asked(token, 'wrong'), asksForToken ? 401 : 200);
  });

  test('[B18] queries that name each other are a 400', async () => {
    assert.equal((await call('select?q=*:*&fq=%7B!bool+must=$a%7D&a=%7B!bool+must=$a%7D')).status, 400);
  });

  test('[B18] what cannot be understood is a 400', async () => {
    for (const body of ['<add><doc>', '<add></doc></add>', '<a>&nobody;</a>'])
      assert.equal(await post('update', xml, body), 400, body);
    for (const body of ['{"nothing":{}}', '{', '[{"resulttitle_t":"no id"}]'])
      assert.equal(await post('update', 'application/json', body), 400, body);
    for (const query of [
      'rows=-1',
      'rows=ten',
      'start=-1',
      'sort=nothing asc',
      'facet.field=nothing',
      'fq=nothing:x',
      'fq={!term}x',
      'fq={!terms f=nothing}x',
      'fq={!geofilt sfield=nothing pt=41,-87 d=5}',
    ])
      assert.equal((await call(`select?q=*:*&${query}`)).status, 400, query);
  });

  test('[B18] a query as a facet counts what it would find among the results', async () => {
    const parameters = new URLSearchParams([
      ['q', 'neurology zzzz'],
      ['mm', '1'],
      ['model', 'Physician'],
      ['useParams', 'Physician'],
      ['language', 'en'],
      ['fq', '_language:"en"'],
      ['rows', '0'],
      ['facet', 'true'],
      ['facet.query', '{!edismax key=first mm=100% v=$one}'],
      ['facet.query', '{!edismax key=second mm=100% v=$other}'],
      ['facet.query', 'c_gender_s:"Female"'],
      ['one', 'neurology'],
      ['other', 'zzzz'],
    ]);
    const answer = await call(`emselect?${parameters.toString()}`);
    const { facet_counts: counts } = (await answer.json()) as { facet_counts: { facet_queries: unknown } };
    assert.deepEqual(counts.facet_queries, { first: 15, second: 0, 'c_gender_s:"Female"': 5 });
  });
}
