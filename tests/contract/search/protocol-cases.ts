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
