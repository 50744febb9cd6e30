import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generatedFiles } from './generate.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { textOf } from './text-files.ts';

const physicians = z.object({
  children: z.array(
    z.object({
      name: z.string(),
      fields: z.object({ adultPhysician: z.boolean().optional(), comments: z.string().optional() }),
    }),
  ),
});
const reviews = z.array(z.object({ comment: z.string() }));

/** The comments of each physician, without those that were cut off on the way. */
function commentsOf(): readonly {
  readonly name: string;
  isForAdults: boolean;
  comments: readonly string[];
}[] {
  const file = generatedFiles().get('home/find-a-physician/physician.yaml') ?? '';
  return physicians.parse(parse(file)).children.flatMap(({ name, fields }) => {
    const { comments = '[]', adultPhysician = true } = fields;
    if (!comments.endsWith(']')) return [];
    const said = reviews.parse(JSON.parse(comments)).map(({ comment }) => comment);
    return [{ name, isForAdults: adultPhysician, comments: said }];
  });
}

const beginningsOf = (file: string) => textOf(`voices/${file}.txt`).split('\n');
const startsAsIn = (files: readonly string[], comment: string) =>
  files.some((file) => beginningsOf(file).some((beginning) => comment.startsWith(beginning)));

test('[D6] parents write about the doctors who see children only, patients about all others', () => {
  const all = commentsOf();
  assert.ok(all.filter(({ isForAdults }) => !isForAdults).length > 20);
  for (const { name, isForAdults, comments } of all) {
    const files = isForAdults ? ['reviews', 'long-reviews'] : ['parent-reviews', 'parent-long-reviews'];
    for (const comment of comments)
      assert.ok(startsAsIn([...files, 'delays'], comment), `${name}: ${comment}`);
  }
});

test('[D6] no comment stands on two pages, and no two of a page end alike', () => {
  const owners = new Map<string, string>();
  for (const { name, comments } of commentsOf()) {
    const ends = comments.map((comment) => comment.slice(comment.lastIndexOf(', ')));
    assert.equal(new Set(ends).size, ends.length, `${name}: ${ends.join(' ')}`);
    for (const comment of comments) {
      assert.equal(owners.get(comment), undefined, `${name}: ${comment}`);
      owners.set(comment, name);
    }
  }
});

test('[D6] no comment speaks of stars: few ratings are not shown as stars', () => {
  for (const { name, comments } of commentsOf())
    for (const comment of comments) assert.doesNotMatch(comment, /\bstars?\b/i, name);
});
