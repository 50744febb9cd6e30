import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { told } from '../testing/told.ts';
import { mostShown } from './long-lists.ts';

const stories = (count: number) => Array.from({ length: count }, (_none, at) => `data/s${at}`);
const items = Object.fromEntries(stories(8).map((path) => [`items/${path}.yaml`, 'template: Text\n']));

test('[H5] [O6] authors are told of cards that nobody sees: seven are taken at most', async (t) => {
  const files = (count: number) => ({
    ...items,
    'templates/lists.yaml': '- {name: Card Collection, fields: [{name: articles, type: multilist}]}\n',
    'items/data/cards.yaml': `template: Card Collection\nfields:\n  articles: [${stories(count).join(', ')}]\n`,
  });
  assert.deepEqual(await told(t, files(8)), [
    'items/data/cards.yaml:3: articles: the site shows 7 of these, and here are 8: take away what matters least',
  ]);
  assert.deepEqual(await told(t, files(7)), []);
});

test('[G1] [H5] [O6] the check knows as many entries as the blocks show', () => {
  const said = (file: string, words: RegExp) => Number(words.exec(readFileSync(file, 'utf8'))?.[1]);
  assert.deepEqual(mostShown, {
    'Card Collection': { articles: said('src/config/news.ts', /cardLimits = \{ chosen: (\d+)/) },
    'Condition Accordion': {
      accordionItems: said('src/blocks/ConditionAccordion/fields.ts', /mostSections = (\d+)/),
    },
    'Short Request An Appointment Form': {
      specialties: said('src/features/request/ui/short-request-form.tsx', /maxSpecialties = (\d+)/),
    },
    'Teams Profile': { groups: said('src/blocks/Profile/data.ts', /maxGroups = (\d+)/) },
    Article: { relatedArticles: said('src/config/news.ts', /relatedLimit = (\d+)/) },
    'Condition Details': { relatedArticles: said('src/config/news.ts', /relatedLimit = (\d+)/) },
  });
});
