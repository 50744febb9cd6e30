import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { articleItems } from './articles.ts';
import { reviewerOf } from './condition-review.ts';
import { specialties } from './specialties.ts';

const stories = z
  .array(z.object({ name: z.string(), fields: z.object({ articleContent: z.string() }) }))
  .parse(articleItems());

test('[H4] every story is whole: 400 to 900 words, a box of facts, headings, and where to read more', () => {
  for (const { name, fields } of stories) {
    const html = fields.articleContent;
    const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
    assert.ok(words >= 400 && words <= 900, `${name}: ${words} words`);
    assert.match(html, /<section class="key-facts"/, name);
    assert.ok(html.split('<h2>').length > 4, `${name}: headings`);
    assert.match(html, /Where to read more/, name);
  }
});

test('[H4] whoever reads what to do when someone faints reads first when to call 911', () => {
  const html = stories.find(({ name }) => name === 'when-someone-faints')?.fields.articleContent ?? '';
  const [, first = ''] = html.match(/(?<=<h2[^>]*>)[^<]+/g) ?? [];
  assert.match(first, /^Call 911/, 'after the key facts');
});

test('[A14] every story says in each language what its picture shows, and no two say the same', () => {
  const hero = z.object({
    fields: z.object({ heroImage: z.object({ media: z.string(), alt: z.string() }) }),
  });
  const told = z
    .array(hero.extend({ name: z.string(), languages: z.object({ 'es-MX': hero, ar: hero }) }))
    .parse(articleItems());
  const texts = told.flatMap(({ name, fields, languages }) =>
    [fields, languages['es-MX'].fields, languages.ar.fields].map(({ heroImage }) => {
      assert.equal(heroImage.media, `articles/${name}.webp`);
      return heroImage.alt;
    }),
  );
  for (const text of texts) assert.match(text, /^(?:Drawing|Dibujo|رسم): .{12,}/);
  assert.equal(new Set(texts).size, texts.length);
  for (const { languages } of told)
    assert.match(languages.ar.fields.heroImage.alt, /^رسم: \p{Script=Arabic}/u);
});

test('[H4] no story was checked more than two years ago', () => {
  const staff = specialties.map(({ slug }) => ({
    name: slug,
    displayName: `${slug}, MD`,
    fields: { specialities: [`data/specialties/${slug}`] },
  }));
  for (const { name, fields } of articleItems(staff)) {
    const { reviewedOn, datePublished } = fields as Readonly<Record<string, string>>;
    assert.ok((reviewedOn ?? '') >= '2024-11-28', `${String(name)}: ${reviewedOn}`);
    if ((datePublished ?? '') >= '2025') assert.ok((reviewedOn ?? '') < (datePublished ?? ''), String(name));
  }
});

test('[H4] [F1] a nurse is not called a physician who checked a text', () => {
  const of = (displayName: string) => ({
    name: displayName,
    displayName,
    fields: { specialities: ['data/specialties/cardiology'] },
  });
  const staff = [of('Ann Ray, MSN, APRN'), of('Ben Sol, DNP, APRN'), of('Cleo Tan, DO')];
  for (const slug of ['heart-failure', 'atrial-fibrillation', 'stroke'])
    assert.match(JSON.stringify(reviewerOf(slug, 'cardiology', staff)), /Cleo Tan/);
  assert.deepEqual(reviewerOf('stroke', 'cardiology', staff.slice(0, 2)), {});
});

test('[H4] what the editors chose to be read next goes first, and leads to stories that exist', () => {
  const items = articleItems();
  const paths = new Set(items.map(({ name }) => `home/forefront/articles/${String(name)}`));
  const related = items.map(({ name, fields }) => {
    const { relatedArticles } = fields as { readonly relatedArticles: readonly string[] };
    return [name, relatedArticles] as const;
  });
  for (const [name, next] of related) {
    assert.equal(new Set(next).size, 3, String(name));
    for (const path of next) assert.ok(paths.has(path), `${String(name)}: ${path}`);
  }
  const asthma = related.find(([name]) => name === 'asthma-a-plan-on-the-fridge-door')?.[1];
  assert.equal(asthma?.[0], 'home/forefront/articles/spring-allergies-start-in-february');
});
