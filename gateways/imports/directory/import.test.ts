import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openContent } from '../../content/open.ts';
import { folderOf } from '../../content/testing/folder.ts';
import { documentsOf } from '../../search/documents/from-content.ts';
import { UnreadableFileError } from '../read-input.ts';
import {
  to,
  named,
  quay,
  bundle,
  harbour,
  service,
  ada,
  role,
  type Resource,
} from '../testing/fhir-directory.ts';
import { filesBelow, hospital } from '../testing/hospital.ts';
import { importDirectory } from './import.ts';

const live = { isDryRun: false };
const fhir = (...resources: readonly Resource[]) => [
  { name: 'directory.json', text: JSON.stringify(bundle(...resources)) },
];

async function opened(folder: string) {
  const content = await openContent({ folder });
  assert.ok(content.ok, JSON.stringify(content));
  return content.value;
}

test('[E6] a FHIR directory becomes pages of places and physicians that lead to each other and are found', async (t) => {
  const folder = folderOf(t, hospital());
  const report = await importDirectory(folder.path, fhir(harbour, quay, service, ada, role), live);
  assert.deepEqual(report.notes, []);
  assert.deepEqual(report.pages, [
    '/find-a-location/location/quay-clinic',
    '/find-a-physician/physician/ada-j-moss',
  ]);
  const content = await opened(folder.path);
  const root = content.rootPath;
  const place = content.item(`${root}/home/find-a-location/location/quay-clinic`);
  const expected = {
    locationTitle: 'Quay Clinic',
    address1: '4 Quay Road',
    address2: 'Floor 2',
    city: 'Port Ellen',
    state: 'IL',
    zipCode: '60699',
    phoneNumber: '312-555-0144',
    latitude: 41.9,
    longitude: -87.6,
    locationTypes: [`${root}/data/tags/location-types/clinic`],
    specialties: [`${root}/data/specialties/rheumatology`],
    services: [`${root}/home/conditions-services/gout`],
    locationHours: {
      'Monday to Friday': '8:30 a.m. to noon, 1 p.m. to 5 p.m.',
      Saturday: 'Open 24 hours',
      Sunday: 'Closed',
    },
    openingHours:
      'Mon 08:30-12:00, 13:00-17:00; Tue 08:30-12:00, 13:00-17:00; Wed 08:30-12:00, 13:00-17:00; Thu 08:30-12:00, 13:00-17:00; Fri 08:30-12:00, 13:00-17:00; Sat 00:00-24:00',
    bodyContent: '<p>Beside the old lighthouse.</p><p>Ring twice &amp; wait.</p>',
  };
  for (const [name, value] of Object.entries(expected))
    assert.deepEqual(place?.field(name, 'en'), value, name);
  const physician = content.item(`${root}/home/find-a-physician/physician/ada-j-moss`);
  const person = {
    npi: '1003000134',
    headlineText: 'Ada J. Moss, MD, PhD',
    firstName: 'Ada J.',
    lastName: 'Moss',
    degrees: 'MD, PhD',
    gender: `${root}/data/tags/genders/female`,
    phoneNumber: '312-555-0145',
    specialities: [`${root}/data/specialties/pediatrics`, `${root}/data/specialties/rheumatology`],
    languages: [`${root}/data/tags/languages/spanish`],
    primaryLocation: `${root}/home/find-a-location/location/quay-clinic`,
  };
  for (const [name, value] of Object.entries(person))
    assert.deepEqual(physician?.field(name, 'en'), value, name);
  const document = documentsOf(content).find(({ npi_t: npi }) => npi === '1003000134');
  assert.deepEqual(document?.c_provider_locations_sm, ['Quay Clinic']);
  assert.equal(document?.coordinate_rpt, '41.9,-87.6');
});

test('[E6] importing again changes nothing; a renamed place keeps its address, and what authors wrote stays', async (t) => {
  const folder = folderOf(t, hospital());
  await importDirectory(folder.path, fhir(harbour, quay, service, ada, role), live);
  const before = filesBelow(folder.path);
  const again = await importDirectory(folder.path, fhir(role, ada, service, quay, harbour), live);
  assert.deepEqual(again.counts, { added: 0, changed: 0, unchanged: 2 });
  assert.deepEqual(filesBelow(folder.path), before);
  const file = 'items/home/find-a-location/location/quay-clinic.yaml';
  folder.write({
    [file]: `${before[file] ?? ''}owner: Harbour team\n`.replace('Beside the old', 'Right by the'),
  });
  const renamed = { ...quay, name: 'Pier Clinic', telecom: undefined };
  const changed = await importDirectory(folder.path, fhir(harbour, renamed, service, ada, role), live);
  assert.deepEqual(changed.pages, ['/find-a-location/location/quay-clinic']);
  const after = readFileSync(join(folder.path, file), 'utf8');
  for (const words of ['Pier Clinic', 'Right by the', 'Harbour team'])
    assert.ok(after.includes(words), words);
  assert.doesNotMatch(after, /phoneNumber/);
});

test('[E6] tables of places and physicians become pages; a column that is missing takes nothing away', async (t) => {
  const folder = folderOf(t, hospital());
  const places = {
    name: 'places.csv',
    text: '\uFEFFid,name,address_1,city,state,zip,phone,latitude,longitude,types,hours\r\n7,"ST. ODO HOSPITAL OF HILL, EAST","1 ""High"" Road",Hill,IL,60698,3125550146,41,-87,Acute Care Hospitals,Mon-Fri 08:00-17:00; Sat 09:00-12:00\r\n',
  };
  const people = {
    name: 'people.csv',
    text: 'id,npi,first_name,last_name,degrees,gender,specialties,languages,location_ids,accepting_new_patients,shoe_size\n9,1003000134,Zoë,Ø Brien,DO,F,rheumatology; joint medicine,English;Polish,7,yes,42\n',
  };
  const report = await importDirectory(folder.path, [people, places], live);
  assert.deepEqual(
    report.notes.map(({ record, kind, reason }) => `${record}: ${kind}: ${reason}`),
    ['people.csv: left out: nothing is read from the columns shoe_size'],
  );
  const path = report.pages.find((page) => page.includes('zoe'));
  assert.ok(path);
  const written = join(folder.path, 'items/home', `${path}.yaml`);
  const physician = readFileSync(written, 'utf8');
  assert.match(physician, /headlineText: Zoë Ø Brien, DO/);
  assert.match(physician, /acceptingNewPatients: true/);
  assert.match(
    physician,
    /languages:\n {4}- data\/tags\/languages\/english\n {4}- data\/tags\/languages\/polish\n/,
  );
  const place = report.pages.find((page) => page.includes('odo')) ?? '';
  const text = readFileSync(join(folder.path, 'items/home', `${place}.yaml`), 'utf8');
  assert.match(text, /locationTitle: St\. Odo Hospital of Hill, East/);
  assert.match(text, /address1: 1 "High" Road/);
  assert.match(
    text,
    /Monday to Friday: 8 a\.m\. to 5 p\.m\.\n {4}Saturday: 9 a\.m\. to noon\n {4}Sunday: Closed/,
  );
  // The clinic's own page of a later day says less: languages stay.
  const fewer = { name: 'people.csv', text: 'id,npi,first_name,last_name\n9,1003000134,Zoë,Ø Brien-Li\n' };
  await importDirectory(folder.path, [fewer], live);
  const later = readFileSync(written, 'utf8');
  assert.match(later, /lastName: Ø Brien-Li/);
  assert.match(later, /languages\/polish/);
});

test('[E6] each refused record and left-out part is reported with its reason; the others are imported', async (t) => {
  const folder = folderOf(t, hospital());
  const files = [
    ...fhir(
      { ...quay, id: 'a', status: 'suspended' },
      { ...quay, id: 'b', mode: 'kind' },
      { ...quay, id: 'c', name: undefined, managingOrganization: undefined },
      { ...quay, id: 'd', address: { city: 'Port Ellen' } },
      {
        ...quay,
        id: 'e',
        position: undefined,
        type: [{ text: 'Barge' }],
        address: { line: ['5 Quay Road'], city: 'Port Ellen', state: 'Illinois' },
        hoursOfOperation: [{ daysOfWeek: ['mon'], openingTime: '17:00:00', closingTime: '08:00:00' }],
      },
      { ...ada, id: 'f', active: false },
      { ...ada, id: 'g', name: 'Ada' },
      { ...ada, id: 'h', identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1003000135' }] },
      { ...ada, id: 'i', identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1003000126' }] },
      { ...ada, id: 'j', identifier: 'none', communication: [{ text: 'Elvish' }] },
      {
        ...role,
        practitioner: to('Practitioner/j'),
        location: [to('Location/zz')],
        healthcareService: undefined,
        specialty: named('Alchemy'),
      },
    ),
    { name: 'short.csv', text: 'id,name,latitude\n1\n2,Attic,north\n' },
    { name: 'odd.csv', text: 'colour,size\nred,3\n' },
    { name: 'open.csv', text: 'id,name\n1,"never closed\n' },
  ];
  const report = await importDirectory(folder.path, files, live);
  assert.deepEqual(
    report.notes.map(({ record, kind, reason }) => `${record}: ${kind}: ${reason}`).toSorted(),
    [
      'short.csv:3: refused: it has no address',
      'Location/a: refused: its status is suspended',
      'Location/b: refused: it describes a kind of place, not a place',
      'Location/c: refused: it has no name',
      'Location/d: refused: it has no address',
      'Location/e: left out: hours 17:00:00 to 08:00:00 cannot be read',
      'Location/e: left out: it has no position: it is not on the map, and not found by distance',
      'Location/e: left out: its state "Illinois" is no code of two letters',
      'Location/e: left out: the site has no type "Barge"',
      'Practitioner/f: refused: they are not active',
      'Practitioner/g: refused: they have no last name',
      'Practitioner/h: refused: their NPI is none: ten digits, the last of them a check digit',
      'Practitioner/i: refused: home/find-a-physician/physician/ida-berg has this NPI already',
      'Practitioner/j: left out: the site has no language "Elvish"',
      'Practitioner/j: left out: the site has no location "Location/zz"',
      'Practitioner/j: left out: the site has no specialty "Alchemy"',
      'Practitioner/j: left out: they have no NPI: visits cannot be booked with them',
      'odd.csv: refused: the header needs last_name (physicians), or id and name (locations)',
      'open.csv: refused: it has no header, or a quoted cell is not closed',
      'short.csv:2: refused: it has 1 cells where the header has 3',
      'short.csv:3: left out: latitude is "north", which is no angle',
    ].toSorted(),
  );
  assert.deepEqual(report.counts, { added: 2, changed: 0, unchanged: 0 });
  for (const text of ['[]', '{"a": 1}', '{', '{"resourceType": "Patient", "id": "1"}'])
    await assert.rejects(importDirectory(folder.path, [{ name: 'x.json', text }], live), UnreadableFileError);
});

test('[E6] the command reads several files, and writes nothing in a dry run', (t) => {
  const folder = folderOf(t, hospital());
  const files = [join(folder.path, 'people.csv'), join(folder.path, 'places.ndjson')];
  writeFileSync(files[0] ?? '', 'id,npi,last_name,location_ids\n9,1003000134,Moss,Location/quay\n');
  writeFileSync(files[1] ?? '', `${JSON.stringify(harbour)}\n\n${JSON.stringify(quay)}\n`);
  const before = filesBelow(folder.path);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
      join(import.meta.dirname, '../../../scripts/import-directory.mjs'),
      ...files,
      '--dry-run',
    ],
    { env: { CONTENT_DIR: folder.path, NODE_ENV: 'test' }, encoding: 'utf8' },
  );
  assert.deepEqual(
    { status, stdout, stderr },
    {
      status: 0,
      stdout: 'Dry run: nothing is written.\n2 added, 0 changed, 0 unchanged, 0 refused\n',
      stderr: '',
    },
  );
  assert.deepEqual(filesBelow(folder.path), before);
});

const sample = join(process.env.SAMPLE_DATA_DIR ?? '', 'scheduling/smart-scheduling-links/locations.ndjson');
if (process.env.SAMPLE_DATA_DIR === undefined || !existsSync(sample)) {
  process.stdout.write('not run: the import of a published FHIR directory needs SAMPLE_DATA_DIR\n');
} else {
  test('[E6] a directory that others publish is imported whole, and only once', async (t) => {
    const folder = folderOf(t, hospital());
    const text = readFileSync(sample, 'utf8');
    const lines = text.split('\n').filter((line) => line !== '').length;
    const files = [{ name: 'locations.ndjson', text }];
    assert.equal((await importDirectory(folder.path, files, live)).counts.added, lines);
    assert.equal((await importDirectory(folder.path, files, live)).counts.unchanged, lines);
  });
}
