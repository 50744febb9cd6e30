import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from './tags.ts';

type Item = Record<string, unknown>;

/** Those who write the articles. Nobody of these names works anywhere. */
const authors: Readonly<Record<string, { readonly name: string; readonly bio: string }>> = {
  nora: {
    name: 'Nora Whitfield-Achebe',
    bio: 'Nora Whitfield-Achebe was a night nurse for nine years before she began to write. She lives in Beverly.',
  },
  'ji-woo': {
    name: 'Ji-woo Harper',
    bio: 'Ji-woo Harper writes about hearts, research and what happens behind closed doors in a hospital.',
  },
  miriam: {
    name: 'Miriam Osei-Kowal',
    bio: 'Miriam Osei-Kowal is a dietitian and health writer. She grows tomatoes on a balcony in Pilsen.',
  },
  tomas: {
    name: 'Tomás Lindgren-Ruiz',
    bio: 'Tomás Lindgren-Ruiz writes about families, sport and prevention. He has three children and one good knee.',
  },
};

/** The topics. An article shows the picture of its first one, or the one that it names. */
const known = new Set([
  'heart',
  'cancer',
  'children',
  'women',
  'brain',
  'bones',
  'food',
  'living',
  'prevention',
  'research',
]);

/** Lines to HTML: `## ` a heading, `- ` an entry of a list, any other a paragraph. */
function htmlOf(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== '')
    .map((line) =>
      line.startsWith('## ')
        ? `<h2>${line.slice(3)}</h2>`
        : line.startsWith('- ')
          ? `<ul><li>${line.slice(2)}</li></ul>`
          : `<p>${line}</p>`,
    )
    .join('')
    .replaceAll('</ul><ul>', '');
}

function article(entry: string): Item {
  const [head = '', ...body] = entry.trim().split('\n\n');
  const [title = '', ...rest] = head.split('\n');
  const lines = Object.fromEntries(
    rest.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  const author = authors[lines.by ?? ''];
  const topics = (lines.in ?? '').split(', ');
  const picture = lines.pic ?? topics[0] ?? '';
  if (!author || topics.some((topic) => !known.has(topic)))
    throw new Error(`${title}: unknown author or topic`);
  return {
    name: slugOf(title.replaceAll('’', '')),
    template: 'Article',
    displayName: title,
    fields: {
      articleTitle: title,
      metaDescription: lines.about,
      articleAbstract: lines.about,
      articleContent: htmlOf(body.join('\n').split('\n')),
      datePublished: lines.on,
      authorName: author.name,
      authorBio: `<p>${author.bio}</p>`,
      channelTags: topics.map((topic) => `data/tags/channels/${topic}`),
      universalImage: { media: `articles/${picture}.webp`, alt: '' },
      heroImage: { media: `articles/${picture}.webp`, alt: '' },
      openGraphType: 'article',
    },
  };
}

/** All articles, the newest first. */
export function articleItems(): readonly Item[] {
  const folder = join(import.meta.dirname, 'articles');
  const dateOf = (item: Item): string => String((item.fields as Item).datePublished);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^# /m))
    .filter((entry) => entry.trim() !== '')
    .map(article)
    .sort((one, other) => dateOf(other).localeCompare(dateOf(one)));
}
