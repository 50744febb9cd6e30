import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { layoutFields } from '../../cms/field-values.ts';
import { openContent } from '../../content/open.ts';
import { folderOf } from '../../content/testing/folder.ts';
import { documentsOf } from '../../search/documents/from-content.ts';
import { BrokenContentError } from '../content-files.ts';
import { filesBelow, hospital } from '../testing/hospital.ts';
import { importTrials } from './import.ts';

type Modules = Readonly<Record<string, unknown>>;

/** A study as the registry's second API writes one. */
function study(number: string, modules: Modules = {}): unknown {
  return {
    protocolSection: {
      identificationModule: {
        nctId: number,
        briefTitle: 'Cherries against gout',
        officialTitle: 'A trial of cherries',
      },
      statusModule: { overallStatus: 'RECRUITING', lastUpdatePostDateStruct: { date: '2025-03' } },
      sponsorCollaboratorsModule: {
        leadSponsor: { name: 'Orchard Fund' },
        collaborators: [{ name: 'Dock Lab' }, {}],
      },
      descriptionModule: {
        briefSummary: 'Do cherries help?\n\nWe ask.',
        detailedDescription: 'pain \\<6 months',
      },
      conditionsModule: { conditions: ['Arthritis, Gouty', 'Sore Toe'] },
      designModule: { studyType: 'INTERVENTIONAL', designInfo: { primaryPurpose: 'TREATMENT' } },
      armsInterventionsModule: { interventions: [{ type: 'PROCEDURE' }, { type: 'DIETARY_SUPPLEMENT' }] },
      eligibilityModule: {
        eligibilityCriteria: 'Inclusion Criteria:\n\n* gout for \\>2 years',
        healthyVolunteers: false,
        sex: 'FEMALE',
        minimumAge: '18 Years',
        maximumAge: '90 Years',
      },
      contactsLocationsModule: {
        centralContacts: [{ name: 'Study desk', phone: '312-555-0100', email: 'desk@example.org' }],
        overallOfficials: [{ name: 'Ida Berg, MD', role: 'PRINCIPAL_INVESTIGATOR' }],
      },
      ...modules,
    },
  };
}

const live = { isDryRun: false };
const fileOf = (number: string) => `items/home/find-a-clinical-trial/${number.toLowerCase()}.yaml`;

async function opened(folder: string) {
  const content = await openContent({ folder });
  assert.ok(content.ok, JSON.stringify(content));
  return content.value;
}

test('[F2] a study of the registry becomes a page with its fields, and is found', async (t) => {
  const folder = folderOf(t, hospital());
  const report = await importTrials(folder.path, { studies: [study('NCT00000101')] }, live);
  assert.deepEqual(report.notes, []);
  assert.deepEqual(report.counts, { added: 1, changed: 0, unchanged: 0 });
  assert.deepEqual(report.pages, ['/find-a-clinical-trial/nct00000101']);
  const content = await opened(folder.path);
  const item = content.byTemplate('Clinical Trial Details')[0];
  assert.ok(item);
  const root = content.rootPath;
  const values = Object.fromEntries(
    [...(content.template('Clinical Trial Details')?.fields.keys() ?? [])].map((name) => [
      name,
      item.field(name, 'en'),
    ]),
  );
  const expected = {
    NCT: 'NCT00000101',
    BriefTitle: 'Cherries against gout',
    OfficialTitle: 'A trial of cherries',
    BriefSummary: 'Do cherries help?\n\nWe ask.',
    metaDescription: 'Do cherries help? We ask.',
    DetailedDescription: 'pain <6 months',
    Eligibility: 'Inclusion Criteria:\n\n* gout for >2 years',
    HealthyVolunteers: false,
    MinimumAge: '18 years',
    MaximumAge: '90 years',
    LeadSponsor: 'Orchard Fund',
    Collaborators: 'Dock Lab',
    LeadPhysicianName: 'Ida Berg, MD',
    leadPhysician: `${root}/home/find-a-physician/physician/ida-berg`,
    ContactName: 'Study desk',
    ContactPhone: '312-555-0100',
    ContactEmail: 'desk@example.org',
    studyType: `${root}/data/tags/study-types/medicine`,
    gender: `${root}/data/tags/trial-genders/women`,
    statusAccrual: `${root}/data/tags/accrual/open`,
    ageGroup: `${root}/data/tags/age-groups/adults`,
    UpdateDate: '2025-03-01T00:00:00.000Z',
  };
  for (const [name, value] of Object.entries(expected)) assert.equal(values[name], value, name);
  const conditions = (values.conditions as readonly string[]).map((path) => content.item(path));
  assert.deepEqual(
    conditions.map((one) => one?.displayName('en')),
    ['Gout', 'Sore Toe'],
  );
  const document = documentsOf(content).find(({ nct_t: nct }) => nct === 'NCT00000101');
  assert.equal(document?.resulturl_s, '/find-a-clinical-trial/nct00000101');
  assert.match(String(document?.resultbody_t), /gout for >2 years/);
  assert.equal(document?.c_status_accrual_s, 'open');
  assert.equal(document?.c_healthyvolunteers_b, false);
});

test('[F2] importing again changes nothing; what authors added stays, what the registry changed follows', async (t) => {
  const folder = folderOf(t, hospital());
  await importTrials(folder.path, study('NCT00000101'), live);
  const before = filesBelow(folder.path);
  const again = await importTrials(folder.path, [study('nct00000101')], live);
  assert.deepEqual(again.counts, { added: 0, changed: 0, unchanged: 1 });
  assert.deepEqual(filesBelow(folder.path), before);
  const file = fileOf('NCT00000101');
  const edited = (before[file] ?? '')
    .replace('ContactName: Study desk', 'ContactName: Ward 4\n  EligibilityDetails: <p>Ask us.</p>')
    .concat('owner: Gout clinic\nlanguages: {es-MX: {fields: {BriefTitle: Cerezas}}}\n');
  folder.write({ [file]: edited });
  const closed = study('NCT00000101', { statusModule: { overallStatus: 'COMPLETED' } });
  assert.deepEqual((await importTrials(folder.path, closed, live)).counts, {
    added: 0,
    changed: 1,
    unchanged: 0,
  });
  const after = readFileSync(join(folder.path, file), 'utf8');
  for (const kept of ['Ward 4', '<p>Ask us.</p>', 'Gout clinic', 'Cerezas'])
    assert.ok(after.includes(kept), kept);
  assert.match(after, /accrual\/closed/);
  assert.doesNotMatch(after, /UpdateDate|2025-03/);
});

test('[F2] each refused study and altered text is reported with its reason; the others are imported', async (t) => {
  const folder = folderOf(t, {
    ...hospital(),
    'items/home/find-a-clinical-trial/by-hand.yaml':
      'template: Clinical Trial Details\ndisplayName: By hand\nfields: {NCT: NCT00000109}\n',
    [fileOf('NCT00000110')]: 'template: Clinical Trial Details\ndisplayName: By hand too\n',
  });
  const long = `Inclusion Criteria:\n\n${'* a very long condition of taking part\n'.repeat(900)}`;
  const report = await importTrials(
    folder.path,
    [
      7,
      study(''),
      study('ISRCTN1'),
      study('NCT00000102', { identificationModule: { nctId: 'NCT00000102', briefTitle: ' <b> </b> ' } }),
      study('NCT00000103', { descriptionModule: {} }),
      study('NCT00000104', { statusModule: { overallStatus: 'WITHDRAWN' } }),
      study('NCT00000105', {
        statusModule: { overallStatus: 'UNKNOWN', lastUpdatePostDateStruct: { date: '2025-02-30' } },
        eligibilityModule: {
          eligibilityCriteria: long,
          sex: 'X',
          minimumAge: 'old',
          maximumAge: '12 Years',
          healthyVolunteers: 'No',
        },
        sponsorCollaboratorsModule: { leadSponsor: { name: ['?'] }, collaborators: 'nobody' },
      }),
      study('NCT00000106', { eligibilityModule: { minimumAge: '70 Years', maximumAge: '6 Months' } }),
      study('NCT00000106'),
      study('NCT00000109'),
      study('NCT00000110'),
    ],
    live,
  );
  assert.deepEqual(
    report.notes.map(({ record, kind, reason }) => `${record}: ${kind}: ${reason}`),
    [
      'study 1: refused: it has no NCT number',
      'study 2: refused: it has no NCT number',
      'study 3: refused: its NCT number is not NCT and eight digits',
      'NCT00000102: refused: it has no title',
      'NCT00000103: refused: it has no summary',
      'NCT00000104: refused: it was withdrawn before anybody took part',
      'NCT00000105: replaced: its status UNKNOWN says too little: shown as closed',
      'NCT00000105: left out: nobody knows the sex X',
      'NCT00000105: left out: eligibilityModule.healthyVolunteers is neither true nor false',
      'NCT00000105: left out: eligibilityModule.minimumAge is "old", which is no age',
      `NCT00000105: shortened: eligibilityModule.eligibilityCriteria has ${long.trim().length} characters, 20000 are kept`,
      'NCT00000105: left out: sponsorCollaboratorsModule.collaborators is no list',
      'NCT00000105: left out: sponsorCollaboratorsModule.leadSponsor.name is no text',
      'NCT00000105: left out: the date of its last change is "2025-02-30", which is no day',
      'NCT00000106: left out: its ages: the youngest (70 years) is older than the oldest (6 months)',
      'NCT00000106: left out: nothing says who can take part',
      'NCT00000106: refused: it is in the file twice; the first one counts',
      'NCT00000109: refused: home/find-a-clinical-trial/by-hand has this number already',
      'NCT00000110: refused: home/find-a-clinical-trial/nct00000110.yaml was not written by this import, and is left alone',
    ],
  );
  assert.deepEqual(report.counts, { added: 2, changed: 0, unchanged: 0 });
  const content = await opened(folder.path);
  const item = content.item(`${content.rootPath}/home/find-a-clinical-trial/nct00000105`);
  assert.match(String(item?.field('Eligibility', 'en')), /a very long condition of taking part …$/);
  assert.match(String(item?.field('ageGroup', 'en')), /\/children$/);
  assert.equal(item?.field('HealthyVolunteers', 'en'), undefined);
  assert.ok(item);
  // Neither the page nor the search may take it for one that says no.
  assert.deepEqual(layoutFields(content, item, 'en').HealthyVolunteers, { value: null });
  const document = documentsOf(content).find(({ nct_t: nct }) => nct === 'NCT00000105');
  assert.ok(document && !('c_healthyvolunteers_b' in document));
});

test('[F2] markup, entities and signs that are no text never reach a page', async (t) => {
  const folder = folderOf(t, hospital());
  const markup =
    '<script>alert(1)</script><p>For&nbsp;adults &amp; teens of Bogot&aacute;&#8217;s clinics</p><ul><li onclick="x()">pain <6 months</li><li>a\u0000b\uFFFD</li></ul>&lt;img src=x&gt;\uD800';
  await importTrials(
    folder.path,
    study('NCT00000107', { eligibilityModule: { eligibilityCriteria: markup, sex: 'ALL' } }),
    live,
  );
  const content = await opened(folder.path);
  const text = String(content.byTemplate('Clinical Trial Details')[0]?.field('Eligibility', 'en'));
  assert.equal(text, 'For adults & teens of Bogotá’s clinics\n\n* pain <6 months\n* ab\n<img src=x>');
});

test('[F2] the command: dry run, report, gzip, wrong files; content that cannot be served stays as it was', async (t) => {
  const folder = folderOf(t, hospital());
  const file = join(folder.path, 'studies.json.gz');
  writeFileSync(file, gzipSync(`\uFEFF${JSON.stringify([study('NCT00000101'), study('')])}`));
  const run = (...given: readonly string[]) =>
    spawnSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
        join(import.meta.dirname, '../../../scripts/import-trials.mjs'),
        ...given,
      ],
      { env: { CONTENT_DIR: folder.path, NODE_ENV: 'test' }, encoding: 'utf8' },
    );
  const dry = run(file, '--dry-run');
  assert.match(
    dry.stdout,
    /study 2: refused: it has no NCT number\nDry run: nothing is written\.\n1 added, 0 changed, 0 unchanged, 1 refused\n/,
  );
  assert.equal(dry.status, 1);
  assert.ok(!existsSync(join(folder.path, fileOf('NCT00000101'))));
  writeFileSync(join(folder.path, 'wrong.json'), '{"hits": []}');
  const wrong = run(join(folder.path, 'wrong.json'));
  assert.deepEqual(
    [wrong.status, wrong.stderr],
    [2, 'The file is no study of ClinicalTrials.gov (API v2), nor a list of them.\n'],
  );
  assert.equal(run(join(folder.path, 'none.json')).status, 2);
  // A tag that the pages need is not there: nothing of the import stays.
  folder.write({ 'items/data/tags/accrual.yaml': 'template: Folder\n' });
  const before = filesBelow(folder.path);
  await assert.rejects(importTrials(folder.path, study('NCT00000101'), live), (error) => {
    assert.ok(error instanceof BrokenContentError);
    assert.match(error.message, /there is no item "data\/tags\/accrual\/open"/);
    return true;
  });
  assert.deepEqual(filesBelow(folder.path), before);
});

const sample = join(process.env.SAMPLE_DATA_DIR ?? '', 'trials/ctgov-v2.json.gz');
if (process.env.SAMPLE_DATA_DIR === undefined || !existsSync(sample)) {
  process.stdout.write('not run: the import of real studies needs SAMPLE_DATA_DIR\n');
} else {
  test('[F2] real studies are imported whole, and only once', async (t) => {
    const { readJson } = await import('../read-input.ts');
    const folder = folderOf(t, hospital());
    const studies = readJson(sample) as readonly unknown[];
    const { counts, notes } = await importTrials(folder.path, studies, live);
    const refused = notes.filter(({ kind }) => kind === 'refused');
    assert.equal(counts.added + refused.length, studies.length);
    assert.ok(refused.every(({ reason }) => /withdrawn/.test(reason)));
    const again = await importTrials(folder.path, studies, live);
    assert.deepEqual(again.counts, { added: 0, changed: 0, unchanged: counts.added });
  });
}
