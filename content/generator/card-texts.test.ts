import assert from 'node:assert/strict';
import test from 'node:test';
import { openContent } from '../../gateways/content/open.ts';
import { documentsOf } from '../../gateways/search/documents/from-content.ts';

/** So much of a text a card shows at most, in its seven to ten lines. */
const shown = 600;

test('[B17] what a card says of a place, a condition, a study or a story is said of no third one', async (t) => {
  const opened = await openContent({ folder: 'content' });
  assert.ok(opened.ok);
  t.after(() => opened.value.close());
  const uses = new Map<string, string[]>();
  for (const document of documentsOf(opened.value)) {
    const section = String(document.c_searchsections_sm);
    if (!/Locations|ClinicalTrials|ConditionsServices|Articles/.test(section)) continue;
    const sentences = String(document.resultbody_t)
      .slice(0, shown)
      .split(/(?<=[.!?؟])\s+/);
    for (const sentence of new Set(sentences)) {
      if (sentence.split(/\s+/).length < 3 || !/[.!?؟]$/.test(sentence)) continue;
      uses.set(sentence, [...(uses.get(sentence) ?? []), document._uniqueid]);
    }
  }
  assert.ok(uses.size > 500);
  assert.deepEqual(
    [...uses].filter(([, ids]) => ids.length > 2).map(([sentence]) => sentence),
    [],
  );
});
