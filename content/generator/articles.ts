import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlOf } from './article-markup.ts';
import { relatedTo, seriesIn } from './article-series.ts';
import { slugOf } from './tags.ts';

type Item = Record<string, unknown>;

type Author = Readonly<Record<'name' | 'en' | 'es-MX' | 'ar' | 'picture', string>>;

/** Those who write the articles. Nobody of these names works anywhere. */
const authors: Readonly<Record<string, Author>> = {
  nora: {
    picture: 'writers/nora.webp',
    name: 'Nora Whitfield-Achebe',
    en: 'Nora Whitfield-Achebe was a night nurse for nine years before she began to write. She lives in Beverly.',
    'es-MX':
      'Nora Whitfield-Achebe fue enfermera de noche nueve años antes de empezar a escribir. Vive en Beverly.',
    ar: 'عملت نورا ويتفيلد أتشيبي ممرضة ليلية تسع سنوات قبل أن تبدأ الكتابة. تعيش في بيفرلي.',
  },
  'ji-woo': {
    picture: 'writers/ji-woo.webp',
    name: 'Ji-woo Harper',
    en: 'Ji-woo Harper writes about hearts, research and what happens behind closed doors in a hospital.',
    'es-MX':
      'Ji-woo Harper escribe sobre el corazón, la investigación y lo que pasa tras las puertas cerradas de un hospital.',
    ar: 'تكتب جي وو هاربر عن القلب والأبحاث وما يجري خلف الأبواب المغلقة في المستشفى.',
  },
  miriam: {
    picture: 'writers/miriam.webp',
    name: 'Miriam Osei-Kowal',
    en: 'Miriam Osei-Kowal is a dietitian and health writer. She grows tomatoes on a balcony in Pilsen.',
    'es-MX': 'Miriam Osei-Kowal es nutrióloga y escribe sobre salud. Cultiva tomates en un balcón de Pilsen.',
    ar: 'مريم أوسي كوال أخصائية تغذية وكاتبة صحية. تزرع الطماطم في شرفة في بيلسن.',
  },
  tomas: {
    picture: 'writers/tomas.webp',
    name: 'Tomás Lindgren-Ruiz',
    en: 'Tomás Lindgren-Ruiz writes about families, sport and prevention. He has three children and one good knee.',
    'es-MX':
      'Tomás Lindgren-Ruiz escribe sobre familias, deporte y prevención. Tiene tres hijos y una rodilla buena.',
    ar: 'يكتب توماس ليندغرين رويز عن العائلات والرياضة والوقاية. لديه ثلاثة أطفال وركبة سليمة واحدة.',
  },
};

type Words = Readonly<Record<'en' | 'es-MX' | 'ar', string>>;

/** The channels' pages as addresses name them: key of the tag, and its names. */
const channels: Readonly<Record<string, { readonly key: string; readonly names: Words }>> = {
  heart: {
    key: '773929c8a30257c38373d615154d5f4e',
    names: { en: 'Heart', 'es-MX': 'Corazón', ar: 'القلب' },
  },
  cancer: {
    key: '052cc96192fb5b618640c635d9264a26',
    names: { en: 'Cancer', 'es-MX': 'Cáncer', ar: 'السرطان' },
  },
  children: {
    key: '81dc314e4db55926bb8b23dfbd23f63c',
    names: { en: 'Children', 'es-MX': 'Niños', ar: 'الأطفال' },
  },
  women: {
    key: '1023ad28f5f65418ac945810b1327a0c',
    names: { en: 'Women’s health', 'es-MX': 'Salud de la mujer', ar: 'صحة المرأة' },
  },
  brain: {
    key: '2602ab3a88535092b81f1d28af074422',
    names: { en: 'Brain and mind', 'es-MX': 'Cerebro y mente', ar: 'الدماغ والنفس' },
  },
  bones: {
    key: '3f0d46ba3c455bb6b299b3e2479de8fd',
    names: { en: 'Bones and sports', 'es-MX': 'Huesos y deporte', ar: 'العظام والرياضة' },
  },
  food: {
    key: '28cf3089fa4f5a8dbc7297a8d43dbd89',
    names: { en: 'Food', 'es-MX': 'Alimentación', ar: 'التغذية' },
  },
  living: {
    key: 'ad2c2bd3fe785ec0b6b19e4b6cce3512',
    names: { en: 'Living well', 'es-MX': 'Vivir bien', ar: 'حياة صحية' },
  },
  prevention: {
    key: '1cf0e2a3c19a5e6796e926c90a593ff9',
    names: { en: 'Prevention', 'es-MX': 'Prevención', ar: 'الوقاية' },
  },
  research: {
    key: '5c024a00211550749727c3ae684151bf',
    names: { en: 'Research', 'es-MX': 'Investigación', ar: 'الأبحاث' },
  },
};

/** What readers of a topic may do next; the other topics offer their channel alone. */
const nextSteps: Readonly<
  Record<string, { readonly phone: string; readonly page: string; readonly text: Words }>
> = {
  heart: {
    phone: '773-555-0185',
    page: 'home/heart-vascular',
    text: { en: 'Heart care', 'es-MX': 'Atención del corazón', ar: 'رعاية القلب' },
  },
  cancer: {
    phone: '773-555-0196',
    page: 'home/cancer',
    text: { en: 'Cancer care', 'es-MX': 'Atención del cáncer', ar: 'رعاية السرطان' },
  },
  children: {
    phone: '773-555-0197',
    page: 'home/comer',
    text: { en: 'Children’s hospital', 'es-MX': 'Hospital infantil', ar: 'مستشفى الأطفال' },
  },
  women: {
    phone: '773-555-0100',
    page: 'home/womens-health',
    text: { en: 'Women’s health', 'es-MX': 'Salud de la mujer', ar: 'صحة المرأة' },
  },
  bones: {
    phone: '773-555-0100',
    page: 'home/bones-joints',
    text: { en: 'Bone and joint care', 'es-MX': 'Huesos y articulaciones', ar: 'رعاية العظام والمفاصل' },
  },
};

const said = {
  stories: { en: 'All stories: ', 'es-MX': 'Todos los artículos: ', ar: 'كل المقالات: ' },
  request: { en: 'Request an appointment', 'es-MX': 'Solicitar una cita', ar: 'اطلب موعدًا' },
  call: { en: 'Questions? Call us', 'es-MX': '¿Preguntas? Llámenos', ar: 'لديك أسئلة؟ اتصل بنا' },
  topics: { en: 'Topics', 'es-MX': 'Temas', ar: 'الموضوعات' },
} as const satisfies Readonly<Record<string, Words>>;

/** The fields of an article in one language that lead on from it. */
function onwards(topic: string, language: 'en' | 'es-MX' | 'ar'): Item {
  const channel = channels[topic];
  const next = nextSteps[topic];
  if (!channel) throw new Error(`${topic}: unknown channel`);
  const name = channel.names[language];
  const querystring = new URLSearchParams({ channel: channel.key, channelName: name }).toString();
  return {
    topicsText: said.topics[language],
    channelUrl: { item: 'home/forefront/collection', text: said.stories[language] + name, querystring },
    ...(next
      ? {
          callUsText: said.call[language],
          appointmentLink: { item: 'home/request-an-appointment', text: said.request[language] },
          otherLink: { item: next.page, text: next.text[language] },
        }
      : {}),
  };
}

type Entry = {
  readonly title: string;
  readonly lines: Readonly<Record<string, string>>;
  readonly html: string;
};

const folder = join(import.meta.dirname, 'articles');

/** The entries of a file: `# Title`, `key: text` lines, an empty line and the text. */
function entriesOf(file: string, language: 'en' | 'es-MX' | 'ar' = 'en'): readonly Entry[] {
  return readFileSync(join(folder, file), 'utf8')
    .split(/^# /m)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [head = '', ...body] = entry.trim().split('\n\n');
      const [title = '', ...rest] = head.split('\n');
      const lines = Object.fromEntries(
        rest.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
      );
      return { title, lines, html: htmlOf(body.join('\n').split('\n'), language) };
    });
}

/** The versions of an article in other languages, where somebody has written one. */
function versionsOf(slug: string, topic: string, author: Author): Item {
  const versions = (['es-MX', 'ar'] as const).flatMap((language) => {
    const found = entriesOf(`translations/${language}.txt`, language).find(({ title }) => title === slug);
    if (!found) return [];
    const { title = '', about = '' } = found.lines;
    const fields = {
      articleTitle: title,
      metaDescription: about,
      articleAbstract: about,
      articleContent: found.html,
      authorBio: bioOf(author, language),
      ...seriesIn(slug, language),
      ...onwards(topic, language),
    };
    return [[language, { displayName: title, fields }] as const];
  });
  return versions.length > 0 ? { languages: Object.fromEntries(versions) } : {};
}

/** Who wrote it, with a picture. */
const bioOf = (author: Author, language: 'en' | 'es-MX' | 'ar'): string =>
  `<p><img src="media:${author.picture}" alt="" width="96" height="96" loading="lazy">${author[language]}</p>`;

function article({ title, lines, html }: Entry): Item {
  const slug = slugOf(title.replaceAll('’', ''));
  const author = authors[lines.by ?? ''];
  const topics = (lines.in ?? '').split(', ');
  const [topic = ''] = topics;
  const next = nextSteps[topic];
  if (!author || topics.some((name) => !(name in channels)))
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
      authorBio: bioOf(author, 'en'),
      ...seriesIn(slug, 'en'),
      channelTags: topics.map((name) => `data/tags/channels/${name}`),
      universalImage: { media: `articles/${slug}.webp`, alt: '' },
      heroImage: { media: `articles/${slug}.webp`, alt: '' },
      openGraphType: 'article',
      ...(lines.layout ? { layoutType: lines.layout } : {}),
      ...(lines.video ? { vimeoVideoUrl: lines.video } : {}),
      ...(lines.transcript ? { transcriptText: lines.transcript } : {}),
      ...(lines.logo ? { headerLogo: { media: lines.logo, alt: lines.logoAlt } } : {}),
      ...onwards(topic, 'en'),
      ...(next
        ? {
            showCallUsButton: true,
            callUsPhone: next.phone,
            showAppointmentButton: true,
            showOtherButton: true,
          }
        : {}),
    },
    ...versionsOf(slug, topic, author),
  };
}

const storyOf = (item: Item) => {
  const { channelTags, datePublished } = item.fields as Item;
  return { slug: String(item.name), topics: channelTags as readonly string[], date: String(datePublished) };
};

/** All articles, the newest first, each with those to read next. */
export function articleItems(): readonly Item[] {
  const items = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => entriesOf(file))
    .map(article);
  const stories = items.map(storyOf);
  return items
    .map((item) => {
      const next = relatedTo(storyOf(item), stories).map((slug) => `home/forefront/articles/${slug}`);
      return { ...item, fields: { ...(item.fields as Item), relatedArticles: next } };
    })
    .sort((one, other) => storyOf(other).date.localeCompare(storyOf(one).date));
}
