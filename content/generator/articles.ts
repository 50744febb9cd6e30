import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlOf } from './article-markup.ts';
import { relatedTo, seriesIn, shown } from './article-series.ts';
import { authors, bioOf, pageOf, type Author, type Language, type Words } from './article-authors.ts';
import { heroOf } from './article-pictures.ts';
import { topicNames, topicPage } from './article-topics.ts';
import { reviewerOf, type Reviewer } from './condition-review.ts';
import { conditions } from './conditions.ts';
import type { Told } from './story-pages.ts';
import { slugOf } from './tags.ts';
import { termIn } from './terms.ts';

type Item = Record<string, unknown>;

const primaryCare = {
  phone: '773-555-0100',
  page: 'home/primary-care',
  text: { en: 'Primary care', 'es-MX': 'Atención primaria', ar: 'الرعاية الأولية' },
};

/** What readers of a topic may do next. */
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
  research: {
    phone: '773-555-0183',
    page: 'home/find-a-clinical-trial',
    text: { en: 'Clinical trials', 'es-MX': 'Estudios clínicos', ar: 'الدراسات السريرية' },
  },
  brain: primaryCare,
  food: primaryCare,
  living: primaryCare,
  prevention: primaryCare,
};

/** Who checks a story of a topic: a physician of this specialty. */
const checkers: Readonly<Record<string, string>> = {
  heart: 'cardiology',
  cancer: 'oncology',
  children: 'pediatrics',
  women: 'obstetrics-gynecology',
  brain: 'neurology',
  bones: 'orthopaedic-surgery',
  food: 'endocrinology',
  living: 'internal-medicine',
  prevention: 'family-medicine',
  research: 'internal-medicine',
};

/** The condition that a story is about: its page, and the doctors who treat it. */
function aboutCondition(slug: string, language: Language): readonly Item[] {
  const found = conditions.find((condition) => condition.slug === slug);
  if (!found) throw new Error(`no condition ${slug}`);
  const name = language === 'en' ? found.name : termIn(language, found.name);
  const button = (text: string, link: Item) => ({ buttonText: text, buttonLink: { ...link, text } });
  return [
    button(said.about[language] + name, { item: `home/conditions-services/${slug}` }),
    button(said.doctors[language] + name, {
      item: 'home/find-a-physician',
      querystring: `query=${encodeURIComponent(name)}`,
    }),
  ];
}

/** The buttons of the condition, in all languages. */
function conditionButtons(slug: string): readonly Item[] {
  return aboutCondition(slug, 'en').map((fields, index) => ({
    template: 'Article Button',
    fields: { showButton: true, ...fields },
    languages: {
      'es-MX': { fields: aboutCondition(slug, 'es-MX')[index] },
      ar: { fields: aboutCondition(slug, 'ar')[index] },
    },
  }));
}

const said = {
  stories: { en: 'All stories: ', 'es-MX': 'Todos los artículos: ', ar: 'كل المقالات: ' },
  request: { en: 'Request an appointment', 'es-MX': 'Solicitar una cita', ar: 'اطلب موعدًا' },
  call: { en: 'Questions? Call us', 'es-MX': '¿Preguntas? Llámenos', ar: 'لديك أسئلة؟ اتصل بنا' },
  about: { en: 'About ', 'es-MX': 'Sobre: ', ar: 'عن: ' },
  doctors: { en: 'Doctors for ', 'es-MX': 'Médicos: ', ar: 'الأطباء: ' },
  topics: { en: 'Topics', 'es-MX': 'Temas', ar: 'الموضوعات' },
} as const satisfies Readonly<Record<string, Words>>;

/** The fields of an article in one language that lead on from it. */
function onwards(topic: string, language: Language): Item {
  const name = topicNames[topic]?.[language];
  const next = nextSteps[topic];
  if (!name) throw new Error(`${topic}: unknown topic`);
  return {
    topicsText: said.topics[language],
    channelUrl: { item: topicPage(topic), text: said.stories[language] + name },
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
function entriesOf(file: string, language: Language = 'en'): readonly Entry[] {
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
    const { title = '', about = '', transcript } = found.lines;
    const fields = {
      articleTitle: title,
      metaDescription: about,
      articleAbstract: about,
      heroImage: heroOf(slug, language),
      articleContent: found.html,
      ...(transcript ? { transcriptText: transcript } : {}),
      authorBio: bioOf(author, language),
      ...seriesIn(slug, language),
      ...onwards(topic, language),
    };
    return [[language, { displayName: title, fields }] as const];
  });
  return versions.length > 0 ? { languages: Object.fromEntries(versions) } : {};
}

function article({ title, lines, html }: Entry, staff: readonly Reviewer[]): Item {
  const slug = slugOf(title.replaceAll('’', ''));
  const author = authors.find(({ key }) => key === lines.by);
  const topics = (lines.in ?? '').split(', ');
  const [topic = ''] = topics;
  const next = nextSteps[topic];
  if (!author || topics.some((name) => !(name in topicNames)))
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
      authorPage: { item: pageOf(author), text: author.name },
      authorBio: bioOf(author, 'en'),
      ...seriesIn(slug, 'en'),
      channelTags: topics.map((name) => `data/tags/channels/${name}`),
      universalImage: { media: `articles/${slug}.webp`, alt: '' },
      heroImage: heroOf(slug, 'en'),
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
      ...(lines.of ? { otherSidebarButtons: conditionButtons(lines.of) } : {}),
      ...checkedBy(slug, { specialty: lines.checked ?? checkers[topic] ?? '', on: lines.on ?? '' }, staff),
    },
    ...versionsOf(slug, topic, author),
  };
}

/** Stories of this year and before were checked a second time, two years later. */
const checkedAgain = '2024';

/** The physician who checked a story, on the day before it was published, or two years after that. */
function checkedBy(
  slug: string,
  { specialty, on }: { readonly specialty: string; readonly on: string },
  staff: readonly Reviewer[],
): Item {
  const person = reviewerOf(slug, specialty, staff);
  if (!person.reviewer) return {};
  const day = new Date(Date.parse(on) - 86_400_000);
  if (on.slice(0, 4) <= checkedAgain) day.setUTCFullYear(day.getUTCFullYear() + 2);
  return { ...person, reviewedOn: day.toISOString().slice(0, 10) };
}

const storyOf = (item: Item) => {
  const { channelTags, datePublished } = item.fields as Item;
  return { slug: String(item.name), topics: channelTags as readonly string[], date: String(datePublished) };
};

/** All articles, the newest first, each with those to read next. */
export function articleItems(staff: readonly Reviewer[] = []): readonly Item[] {
  const entries = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => entriesOf(file));
  const items = entries.map((entry) => article(entry, staff));
  /** Those that the editors chose to be read next, which go before the others. */
  const chosen = new Map(
    items.map((item, index) => [item.name, entries[index]?.lines.next?.split(', ') ?? []] as const),
  );
  const stories = items.map(storyOf);
  return items
    .map((item) => {
      const related = [...(chosen.get(item.name) ?? []), ...relatedTo(storyOf(item), stories)];
      const next = [...new Set(related)].slice(0, shown).map((slug) => `home/forefront/articles/${slug}`);
      return { ...item, fields: { ...(item.fields as Item), relatedArticles: next } };
    })
    .sort((one, other) => storyOf(other).date.localeCompare(storyOf(one).date));
}

/** A story as the pages of topics and authors name it. */
export function toldOf({ name, fields, languages }: Item): Told {
  const titleIn = (version: unknown) => (version as { fields?: Item } | undefined)?.fields?.articleTitle;
  const versions = (languages ?? {}) as Item;
  const titles = Object.entries(versions).map(([language, version]) => [language, titleIn(version)]);
  const { articleTitle, authorName, datePublished } = fields as Readonly<Record<string, string>>;
  return {
    slug: String(name),
    author: authorName ?? '',
    date: datePublished ?? '',
    titles: { en: articleTitle ?? '', ...Object.fromEntries(titles) },
  };
}
