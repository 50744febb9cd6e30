import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from './tags.ts';

type Item = Record<string, unknown>;

/** Those who write the articles. Nobody of these names works anywhere. */
const authors: Readonly<
  Record<
    string,
    { readonly name: string; readonly bio: string; readonly 'es-MX': string; readonly ar: string }
  >
> = {
  nora: {
    name: 'Nora Whitfield-Achebe',
    bio: 'Nora Whitfield-Achebe was a night nurse for nine years before she began to write. She lives in Beverly.',
    'es-MX':
      'Nora Whitfield-Achebe fue enfermera de noche nueve años antes de empezar a escribir. Vive en Beverly.',
    ar: 'عملت نورا ويتفيلد أتشيبي ممرضة ليلية تسع سنوات قبل أن تبدأ الكتابة. تعيش في بيفرلي.',
  },
  'ji-woo': {
    name: 'Ji-woo Harper',
    bio: 'Ji-woo Harper writes about hearts, research and what happens behind closed doors in a hospital.',
    'es-MX':
      'Ji-woo Harper escribe sobre el corazón, la investigación y lo que pasa tras las puertas cerradas de un hospital.',
    ar: 'تكتب جي وو هاربر عن القلب والأبحاث وما يجري خلف الأبواب المغلقة في المستشفى.',
  },
  miriam: {
    name: 'Miriam Osei-Kowal',
    bio: 'Miriam Osei-Kowal is a dietitian and health writer. She grows tomatoes on a balcony in Pilsen.',
    'es-MX': 'Miriam Osei-Kowal es nutrióloga y escribe sobre salud. Cultiva tomates en un balcón de Pilsen.',
    ar: 'مريم أوسي كوال أخصائية تغذية وكاتبة صحية. تزرع الطماطم في شرفة في بيلسن.',
  },
  tomas: {
    name: 'Tomás Lindgren-Ruiz',
    bio: 'Tomás Lindgren-Ruiz writes about families, sport and prevention. He has three children and one good knee.',
    'es-MX':
      'Tomás Lindgren-Ruiz escribe sobre familias, deporte y prevención. Tiene tres hijos y una rodilla buena.',
    ar: 'يكتب توماس ليندغرين رويز عن العائلات والرياضة والوقاية. لديه ثلاثة أطفال وركبة سليمة واحدة.',
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

type Entry = {
  readonly title: string;
  readonly lines: Readonly<Record<string, string>>;
  readonly html: string;
};

const folder = join(import.meta.dirname, 'articles');

/** The entries of a file: `# Title`, `key: text` lines, an empty line and the text. */
function entriesOf(file: string): readonly Entry[] {
  return readFileSync(join(folder, file), 'utf8')
    .split(/^# /m)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [head = '', ...body] = entry.trim().split('\n\n');
      const [title = '', ...rest] = head.split('\n');
      const lines = Object.fromEntries(
        rest.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
      );
      return { title, lines, html: htmlOf(body.join('\n').split('\n')) };
    });
}

/** The versions of an article in other languages, where somebody has written one. */
function versionsOf(slug: string, bios: Readonly<Record<'es-MX' | 'ar', string>>): Item {
  const versions = (['es-MX', 'ar'] as const).flatMap((language) => {
    const found = entriesOf(`translations/${language}.txt`).find(({ title }) => title === slug);
    if (!found) return [];
    const { title = '', about = '' } = found.lines;
    const fields = {
      articleTitle: title,
      metaDescription: about,
      articleAbstract: about,
      articleContent: found.html,
      authorBio: `<p>${bios[language]}</p>`,
    };
    return [[language, { displayName: title, fields }] as const];
  });
  return versions.length > 0 ? { languages: Object.fromEntries(versions) } : {};
}

function article({ title, lines, html }: Entry): Item {
  const slug = slugOf(title.replaceAll('’', ''));
  const author = authors[lines.by ?? ''];
  const topics = (lines.in ?? '').split(', ');
  const picture = lines.pic ?? topics[0] ?? '';
  if (!author || topics.some((topic) => !known.has(topic)))
    throw new Error(`${title}: unknown author or topic`);
  return {
    name: slug,
    template: 'Article',
    displayName: title,
    fields: {
      articleTitle: title,
      metaDescription: lines.about,
      articleAbstract: lines.about,
      articleContent: html,
      datePublished: lines.on,
      authorName: author.name,
      authorBio: `<p>${author.bio}</p>`,
      channelTags: topics.map((topic) => `data/tags/channels/${topic}`),
      universalImage: { media: `articles/${picture}.webp`, alt: '' },
      heroImage: { media: `articles/${picture}.webp`, alt: '' },
      openGraphType: 'article',
    },
    ...versionsOf(slug, author),
  };
}

/** All articles, the newest first. */
export function articleItems(): readonly Item[] {
  const dateOf = (item: Item): string => String((item.fields as Item).datePublished);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap(entriesOf)
    .map(article)
    .sort((one, other) => dateOf(other).localeCompare(dateOf(one)));
}
