import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderOf } from '../../content/testing/folder.ts';
import { ada, harbour, named, quay, service, to } from '../testing/fhir-directory.ts';
import { hospital } from '../testing/hospital.ts';
import { importDirectory } from './import.ts';

const live = { isDryRun: false };
const json = (...resources: readonly unknown[]) => ({ name: 'a.json', text: JSON.stringify(resources) });

/** What an import says of some files, and the file of a physician of its. */
async function imported(
  t: Parameters<typeof folderOf>[0],
  files: Parameters<typeof importDirectory>[1],
  person: string,
) {
  const folder = folderOf(t, hospital());
  const { notes } = await importDirectory(folder.path, files, live);
  const again = await importDirectory(folder.path, files, live);
  assert.deepEqual([again.counts.added, again.counts.changed], [0, 0]);
  const page = readFileSync(
    join(folder.path, `items/home/find-a-physician/physician/${person}.yaml`),
    'utf8',
  );
  return { notes: notes.map(({ record, reason }) => `${record}: ${reason}`), page };
}

test('[E6] a transaction refers by searches for identifiers, and a server by identifiers alone', async (t) => {
  const made = 'https://records.example.org';
  const place = { ...quay, identifier: [{ system: made, value: 'p7' }] };
  const { notes, page } = await imported(
    t,
    [
      json(place, harbour, ada, service, {
        resourceType: 'PractitionerRole',
        id: 'r',
        practitioner: { reference: 'Practitioner?identifier=http://hl7.org/fhir/sid/us-npi|1003000134' },
        location: [{ identifier: { system: made, value: 'p7' }, display: 'Quay Clinic' }],
      }),
    ],
    'ada-j-moss',
  );
  assert.deepEqual(notes, []);
  assert.match(page, /primaryLocation: home\/find-a-location\/location\/quay-clinic/);
});

test('[E6] names, numbers and words as other servers write them', async (t) => {
  const { notes, page } = await imported(
    t,
    [
      json(
        quay,
        {
          ...ada,
          identifier: [{ system: 'urn:oid:2.16.840.1.113883.4.6', value: '1003000134' }],
          name: [{ use: 'usual', text: "O'NEILL,CHAD REY V" }],
          communication: [{ coding: [{ code: 'es', display: 'Castilian' }] }],
        },
        {
          resourceType: 'PractitionerRole',
          id: 'r',
          contained: [
            { resourceType: 'HealthcareService', id: 's', specialty: named('Rheumatology Physician') },
          ],
          practitioner: to('https://fhir.example.org/r4/Practitioner/ada'),
          specialty: named('Rheumatology Physician'),
          healthcareService: [to('#s')],
          location: [{ reference: 'Location/gone', display: 'Gone Clinic' }],
        },
      ),
    ],
    'chad-rey-v-o-neill',
  );
  assert.deepEqual(notes, ['Practitioner/ada: the site has no location "Gone Clinic"']);
  assert.match(page, /firstName: Chad Rey V\n {2}lastName: O'Neill/);
  assert.match(page, /npi: "1003000134"/);
  assert.match(page, /data\/specialties\/rheumatology/);
  assert.match(page, /metaDescription: "[^:]+: Rheumatology Physician\."$/m);
  assert.match(page, /languages\/spanish/);
});

test('[E6] a table by other hands: headers with spaces, another order, clocks of twelve hours, several lines in a cell', async (t) => {
  const places = {
    name: 'places.csv',
    text:
      '\uFEFF"Phone","Name","City","State","Address 1","ID","Hours","Latitude","Longitude"\r\n' +
      '312.555.0190,"Pier ""Loop"", Annex",Hill,IL,"1 N State St,\r\nFloor 3",A-1,Mon-Fri 8:00 AM-12:30 p.m.; Sat 9am-1pm,41,-87\r\n' +
      ',No Street,Hill,IL,,A-2,,41,-87\r\n',
  };
  const people = {
    name: 'people.csv',
    text: '\uFEFFLast Name,NPI,Location IDs,First Name,Accepting New Patients\r\nŁUKASZ-MCNEIL,1003000134,A-1,ZOË,Y\r\n,,,Nobody,\r\n',
  };
  const { notes, page } = await imported(t, [people, places], 'zoe-lukasz-mcneil');
  assert.deepEqual(notes, [
    'places.csv:4: it has no address',
    'people.csv:3: they have neither an id nor an NPI',
  ]);
  assert.match(page, /headlineText: Zoë Łukasz-McNeil/);
  assert.match(page, /acceptingNewPatients: true/);
  assert.match(page, /primaryLocation: home\/find-a-location\/location\/pier-loop-annex/);
  const semicolons = { name: 'x.csv', text: 'id;name;city\n1;Pier;Hill\n' };
  const { notes: refused } = await importDirectory(folderOf(t, hospital()).path, [semicolons], live);
  assert.equal(refused[0]?.reason, 'its cells are separated by semicolons: save it with commas');
});
