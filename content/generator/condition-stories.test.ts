import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articleItems } from './articles.ts';
import { storiesAbout, toldConditions } from './condition-stories.ts';
import { conditions } from './conditions.ts';

const names = new Set(conditions.map(({ name }) => name));

test('[G1] stories name conditions and services that exist, and exist themselves', () => {
  const stories = new Set(articleItems().map(({ name }) => `home/forefront/articles/${String(name)}`));
  for (const name of toldConditions) {
    assert.ok(names.has(name), name);
    for (const path of storiesAbout(name)) assert.ok(stories.has(path), path);
  }
});

test('[G1] beside a condition is what is about it first, and nothing where no story is', () => {
  const about = (name: string) => storiesAbout(name).map((path) => path.split('/').at(-1));
  assert.deepEqual(about('Type 2 diabetes'), [
    'your-first-year-with-type-2-diabetes',
    'a-garden-on-prescription',
  ]);
  for (const name of ['Cataracts', 'Hernia', 'Anemia', 'Gout', 'Hives', 'Migraine'])
    assert.deepEqual(about(name), [], name);
});
