import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { createContentFolder } from './testing/folder.ts';

const items = 5000;
const words = 'The doctors of this department see adults and children with common and with rare conditions. ';

function itemText(index: number): string {
  return `template: Profile
displayName: Person ${index}
fields:
  headlineText: Person ${index}
  summary: ${words}
  content: '<p>${words.repeat(3)}</p><p>See <a href="item:home/people/p${(index * 7) % items}">a colleague</a>.</p>'
  topics: [data/topics/t${index % 50}, data/topics/t${(index + 1) % 50}]
  phone: {href: 'tel:+17735550100', text: 773-555-0100}
  isAccepting: ${index % 2 === 0}
languages:
  es-MX: {displayName: Persona ${index}, fields: {summary: ${words}}}
`;
}

/** Reads and parses every file of a folder, and does nothing else. Prints the milliseconds. */
const parseOnly = `
import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
const began = performance.now();
for (const file of globSync(process.argv[1] + '/**/*.yaml')) load(readFileSync(file, 'utf8'));
console.log(performance.now() - began);
`;

/** Milliseconds that a process of its own says it took, as at a start: no cache is warm. */
function timeOf(words: readonly string[], pattern: RegExp): number {
  const said = execFileSync(process.execPath, words, { encoding: 'utf8' });
  return Number(pattern.exec(said)?.[1]);
}

/** Times the parsing alone: 2.5 to 3.5 are seen, and a check that looks at every pair of items takes far more. */
const limit = 4;
const pairs = 8;

// Both are timed in one run, in turn, until a pair is quick enough: a busy machine slows one of them more at times, code that
// is slow is slow in every pair.
test('[O2] 5,000 items are read and checked in less than four times the time to parse them', (t) => {
  const files: Record<string, string> = {
    'templates/profile.yaml': `
- {name: Topic, fields: [{name: title, type: text}]}
- name: Profile
  base: [Page]
  fields:
    - {name: summary, type: multiline}
    - {name: topics, type: multilist}
    - {name: phone, type: link}
    - {name: isAccepting, type: checkbox}
`,
  };
  for (let index = 0; index < 50; index += 1)
    files[`items/data/topics/t${index}.yaml`] = `template: Topic\nfields: {title: Topic ${index}}\n`;
  for (let index = 0; index < items; index += 1) files[`items/home/people/p${index}.yaml`] = itemText(index);
  const folder = createContentFolder(files);
  t.after(() => folder.remove());
  const check = ['gateways/content/check.ts', folder.path];
  const said = execFileSync(process.execPath, check, { encoding: 'utf8' });
  assert.ok(Number(/: (\d+) items/.exec(said)?.[1]) >= items, said);
  const ratios: number[] = [];
  while (ratios.length < pairs && Math.min(...ratios) >= limit) {
    const parsing = timeOf(['--input-type=module', '-e', parseOnly, folder.path], /([\d.]+)/);
    ratios.push(timeOf(check, / (\d+) ms/) / parsing);
  }
  t.diagnostic(`times the parsing alone: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
  assert.ok(Math.min(...ratios) < limit, String(ratios));
});
