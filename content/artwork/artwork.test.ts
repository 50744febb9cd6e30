import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import { pictures, rasterized } from './draw.ts';

const content = join(import.meta.dirname, '..');
const media = join(content, 'media');

const picture = z.object({ media: z.string(), alt: z.string() });
const inLanguage = z.object({ fields: z.object({ profileImage: picture }) });
const staff = z
  .object({
    children: z.array(
      z.object({
        name: z.string(),
        fields: z.object({ firstName: z.string(), lastName: z.string(), profileImage: picture }),
        languages: z.object({ 'es-MX': inLanguage, ar: inLanguage }),
      }),
    ),
  })
  .parse(parse(readFileSync(join(content, 'items/home/find-a-physician/physician.yaml'), 'utf8'))).children;

/** How the brightness of a picture changes from field to field, 16 by 16 bits. */
async function fingerprint(file: string): Promise<readonly boolean[]> {
  const fields = await sharp(file).grayscale().resize(17, 16, { fit: 'fill' }).raw().toBuffer();
  return Array.from({ length: 256 }, (_unused, bit) => {
    const at = bit + Math.floor(bit / 16);
    return (fields[at] ?? 0) < (fields[at + 1] ?? 0);
  });
}

test('[D2] every physician has a picture of their own, and its text says that it is drawn', () => {
  const files = new Set<string>();
  for (const { name, fields, languages } of staff) {
    const { media: file, alt } = fields.profileImage;
    assert.ok(!files.has(file), `${name} shares ${file}`);
    files.add(file);
    assert.ok(statSync(join(media, file)).isFile(), file);
    const who = `${fields.firstName} ${fields.lastName}`;
    assert.equal(alt, `Drawn portrait of ${who}`);
    assert.equal(languages['es-MX'].fields.profileImage.alt, `Retrato dibujado de ${who}`);
    assert.equal(languages.ar.fields.profileImage.alt, `صورة مرسومة: ${who}`);
  }
  assert.ok(files.size >= 240);
});

/** Each two pictures of these folders differ in more than so many bits of their fingerprints. */
async function differ(folders: readonly string[], bits: number): Promise<void> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(media, folder)).map((file) => join(folder, file)),
  );
  const prints = await Promise.all(files.map((file) => fingerprint(join(media, file))));
  for (const [at, print] of prints.entries())
    for (const [before, other] of prints.slice(0, at).entries()) {
      const different = print.filter((bit, index) => bit !== other[index]).length;
      assert.ok(different > bits, `${files[at]} is like ${files[before]}`);
    }
}

test('[D2] no two portraits look the same', () => differ(['portraits', 'writers'], 8));

test('[A14] no two stories and no two scenes have pictures that look alike', () =>
  differ(['articles', 'scenes'], 30));

test('[A14] no picture is heavier than 40 kB, and all of them are drawn here', () => {
  const drawn = new Set(pictures().map(([file]) => file));
  for (const folder of ['portraits', 'writers', 'scenes', 'locations', 'articles'])
    for (const name of readdirSync(join(media, folder))) {
      assert.ok(statSync(join(media, folder, name)).size <= 40_960, `${folder}/${name}`);
      assert.ok(drawn.delete(`${folder}/${name}`), `nothing draws ${folder}/${name}`);
    }
  assert.deepEqual(
    [...drawn].filter((file) => !file.startsWith('brand/')),
    [],
    'drawn, but not kept',
  );
});

test('[A14] a writer’s portrait is sharp where it fills half a page', async () => {
  for (const name of readdirSync(join(media, 'writers'))) {
    const { width } = await sharp(join(media, 'writers', name)).metadata();
    assert.ok(width >= 1120, `${name}: ${width} pixels`);
  }
});

test('[A14] a picture drawn again is the same, to the byte', async () => {
  const some = pictures().filter((_picture, index) => index % 25 === 0);
  for (const [file, drawing] of some) assert.equal(drawing(), drawing(), file);
  const [[, drawing] = ['', () => '']] = some;
  assert.deepEqual(await rasterized(drawing()), await rasterized(drawing()));
});
