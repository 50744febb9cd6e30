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

test('[O2] 5,000 items are read and checked in less than 2 seconds', (t) => {
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
  // A program of its own, as at a start: nothing is warm.
  const said = execFileSync(process.execPath, ['gateways/content/check.ts', folder.path], {
    encoding: 'utf8',
  });
  const [, count, ms] = /: (\d+) items .* (\d+) ms/.exec(said) ?? [];
  t.diagnostic(`${count} items in ${ms} ms`);
  assert.ok(Number(count) >= items);
  assert.ok(Number(ms) < 2000, said);
});
