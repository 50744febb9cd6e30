import assert from 'node:assert/strict';
import { test } from 'node:test';
import { get, HOUR, mails, post, start, values, world } from './testing/world.ts';

test('[K9] a form and its option lists have the shapes of the forms service, in the language asked for', async () => {
  await start();
  const form = (await (await get('getEloquaFormById/librarian', { 'accept-language': 'es-MX' })).json()) as {
    type: string;
    elements: { id: string; name: string; optionListId?: string; validations: unknown[] }[];
  };
  assert.equal(form.type, 'Form');
  const shelf = form.elements.find(({ id }) => id === '10');
  assert.equal(shelf?.name, 'Estante');
  assert.deepEqual(form.elements[1]?.validations, [
    {
      type: 'FieldValidation',
      id: '8-1',
      isEnabled: 'true',
      condition: { type: 'TextLengthCondition', minimum: '0', maximum: '3' },
    },
    { type: 'FieldValidation', id: '8-2', isEnabled: 'true', condition: { type: 'IsNumberCondition' } },
  ]);
  const list = await (
    await get(`getEloquaOptionListById/${shelf?.optionListId}`, { 'accept-language': 'es-MX' })
  ).json();
  assert.deepEqual((list as { elements: unknown }).elements, [
    { type: 'Option', displayName: 'Elija' },
    { type: 'Option', displayName: 'A', value: 'a' },
  ]);
  assert.equal((await get('getEloquaFormById/unknown')).status, 404);
  assert.equal((await fetch(`${world.base}/getEloquaFormById/librarian`)).status, 401);
});

test('[K9] a good form is 201, stored once however often it is sent, and its readers get what was written attached', async () => {
  const gateway = await start();
  assert.equal((await post('librarian')).status, 201);
  assert.equal((await post('librarian')).status, 201);
  while ((await gateway.work()) > 0);
  const [mail, ...more] = await mails();
  assert.deepEqual(more, []);
  assert.equal(mail?.recipient, 'library@hospital.example');
  assert.ok(!`${mail?.subject} ${mail?.text}`.includes('reader@example.org'));
  assert.ok(mail?.attachments?.includes('reader@example.org'));
  const sheet = await (await get('export/librarian')).text();
  assert.match(sheet, /"Mail","Pages","Day","Shelf","I agree","Note"\r\n/);
  assert.equal(sheet.split('\r\n').length, 3);
});

test('[K9] what is wrong is 400 with a requirement for each element, and nothing is stored', async () => {
  await start();
  const wrong = {
    7: 'no address',
    8: '1234',
    9: '02-30-2027',
    10: 'z',
    11: 'false',
    12: 'see https://x.example',
  };
  const answer = await post('librarian', wrong);
  assert.equal(answer.status, 400);
  const errors = (await answer.json()) as {
    property: string;
    requirement: { type: string };
    container: { objectId: string };
  }[];
  assert.deepEqual(
    errors.map(({ property, requirement, container }) => [property, requirement.type, container.objectId]),
    [
      ['emailAddress', 'EmailAddressRequirement', '7'],
      ['pages', 'ValidTextLengthRequirement', '8'],
      ['day', 'DateRequirement', '9'],
      ['shelf', 'ContentRequirement', '10'],
      ['agree', 'NotNullRequirement', '11'],
      ['note', 'TextWithNoUrlRequirement', '12'],
    ],
  );
  assert.equal((await post('unknown')).status, 400);
  assert.equal((await get('export/librarian').then((sheet) => sheet.text())).trim().split('\r\n').length, 1);
});

test('[K9] an answer may make another one required', async () => {
  await start();
  const form = (await (await get('getEloquaFormById/librarian')).json()) as {
    elements: { id: string; validations: { condition: unknown }[] }[];
  };
  const note = form.elements.find(({ id }) => id === '12');
  assert.deepEqual(note?.validations[0]?.condition, {
    type: 'IsRequiredWhenCondition',
    fieldId: '10',
    value: 'a',
  });
  const refused = await post('librarian', { ...values, 12: '' });
  assert.equal(refused.status, 400);
  const [error] = (await refused.json()) as { property: string; requirement: { type: string } }[];
  assert.deepEqual([error?.property, error?.requirement.type], ['note', 'NotNullRequirement']);
  assert.equal((await post('librarian', { ...values, 10: '', 12: '' })).status, 201);
});

test('[K9] a spreadsheet does not calculate what a stranger wrote; old forms are deleted', async () => {
  const gateway = await start();
  await post('librarian', { ...values, 12: '=1+1' });
  assert.ok((await (await get('export/librarian')).text()).includes(`"'=1+1"`));
  world.now += 31 * 24 * HOUR;
  await gateway.sweep();
  assert.ok(!(await (await get('export/librarian')).text()).includes('1+1'));
});
