import assert from 'node:assert/strict';
import test from 'node:test';
import { openContent } from '../../gateways/content/open.ts';

/** Doctors by their degrees; whoever has none of these is a nurse practitioner, a physician assistant or a midwife. */
const ofDoctors = /(?:^|, )(?:MD|DO)(?:,|$)/;

test('[G3] the home page counts doctors, the others who treat, and places as the directory has them', async (t) => {
  const opened = await openContent({ folder: 'content' });
  assert.ok(opened.ok);
  const content = opened.value;
  t.after(() => content.close());
  const staff = content.byTemplate('Physician Details').map((item) => item.displayName('en'));
  const doctors = staff.filter((name) => ofDoctors.test(name)).length;
  const others = staff.length - doctors;
  const places = content.byTemplate('Location Details').length;
  const tiles = content.byTemplate('Spotlight').filter(({ path }) => path.includes('/data/home/proof/'));
  assert.equal(tiles.length, 4);
  for (const language of content.languages) {
    const told = tiles.map(
      (tile) =>
        `${String(tile.field('headingText', language))} ${String(tile.field('subheadText', language))}`,
    );
    const figures = told.map((text) => text.match(/\d+/g)?.map(Number));
    assert.deepEqual(figures.at(-1), [doctors, others, places, 200], language);
  }
});
