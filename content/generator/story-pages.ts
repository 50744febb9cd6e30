import { authors, type Author, type Language, type Words } from './article-authors.ts';
import { topicNames, topics, type Topic } from './article-topics.ts';
import { slugOf } from './tags.ts';

type Item = Record<string, unknown>;
type Fields = Readonly<Record<string, unknown>>;

/** A story as a page of stories names it. */
export type Told = {
  readonly slug: string;
  readonly author: string;
  readonly date: string;
  /** In the languages in which it is told. */
  readonly titles: Partial<Words> & { readonly en: string };
};

const said = {
  first: { en: 'Begin with these', 'es-MX': 'Para empezar', ar: 'ابدأ بهذه' },
  more: { en: 'More stories', 'es-MX': 'Más artículos', ar: 'مقالات أخرى' },
  others: { en: 'More stories by {name}', 'es-MX': 'Más artículos de {name}', ar: 'مقالات أخرى بقلم {name}' },
  all: { en: 'All our writers', 'es-MX': 'Todos nuestros redactores', ar: 'كل كتّابنا' },
  sorted: {
    en: 'Their stories by topic and year.',
    'es-MX': 'Sus artículos por tema y por año.',
    ar: 'مقالاتهم حسب الموضوع والسنة.',
  },
  news: { en: 'View all news', 'es-MX': 'Ver todas las noticias', ar: 'عرض كل الأخبار' },
  untold: { en: '', 'es-MX': 'En inglés', ar: 'بالإنجليزية' },
} as const satisfies Readonly<Record<string, Words>>;

const others = ['es-MX', 'ar'] as const;
const storyItem = (slug: string): string => `home/forefront/articles/${slug}`;

/** An item whose fields are told in three languages; `shared` has those that need no translation. */
function told(template: string, shared: Fields, fieldsIn: (language: Language) => Fields): Item {
  return {
    template,
    fields: { ...shared, ...fieldsIn('en') },
    languages: Object.fromEntries(others.map((language) => [language, { fields: fieldsIn(language) }])),
  };
}

type Page = {
  readonly name: string;
  readonly template: string;
  readonly titles: Words;
  readonly about: Words;
};

/** The care for women and the stories about it have one name. */
const healthNews: Words = { en: 'health news', 'es-MX': 'noticias de salud', ar: 'أخبار صحية' };

function page(
  { name, template, titles, about }: Page,
  placeholders: Readonly<Record<string, readonly Item[]>>,
): Item {
  const fields = (language: Language) => ({
    // Without a hero of its own a page shows its headline.
    ...(template === 'Forefront Home'
      ? { metaTitle: `${titles[language]}: ${healthNews[language]}` }
      : { headlineText: titles[language] }),
    metaDescription: about[language],
  });
  return {
    name,
    template,
    owner: 'News desk',
    displayName: titles.en,
    fields: fields('en'),
    languages: Object.fromEntries(
      others.map((language) => [language, { displayName: titles[language], fields: fields(language) }]),
    ),
    layout: { placeholders },
  };
}

const link = (item: string, text: Words): Item =>
  told('Link', {}, (language) => ({ linkItem: { item, text: text[language] } }));

const topicMenu = { component: 'TopicMenu', datasource: 'data/forefront/topics' };

/** A topic: its lead, where to begin, the other stories, and what to do next. */
function topicItem({
  topic,
  lead,
  first,
  picture,
  about,
  start,
  doing,
  next,
  page: item,
  link: text,
}: Topic): Item {
  const titles = topicNames[topic];
  if (!titles) throw new Error(`${topic}: unknown topic`);
  return page(
    { name: topic, template: 'Forefront Home', titles, about },
    {
      'main-full': [
        {
          component: 'ForeFrontHero',
          datasource: told('ForeFront Hero', { featuredArticle: storyItem(lead) }, (language) => ({
            headingText: titles[language],
            introText: `<p>${about[language]}</p>`,
          })),
        },
        topicMenu,
      ],
      main: [
        {
          component: 'ForefrontFeaturedArticles',
          // The hero above them leads.
          params: { lead: '0' },
          datasource: told('Forefront Featured Articles', { articles: first.map(storyItem) }, (language) => ({
            titleText: start[language],
          })),
        },
        {
          component: 'ForefrontChannel',
          datasource: told(
            'Forefront Channel',
            {
              channelTag: `data/tags/channels/${topic}`,
              searchModel: 'data/search/models/article',
              shownAbove: [lead, ...first].map(storyItem),
            },
            (language) => ({ titleText: said.more[language] }),
          ),
        },
      ],
      'bottom-full': [
        {
          component: 'ContentHighlight',
          datasource: told(
            'Content Highlight',
            { image: { media: picture, alt: '' }, links: [link(item, text)] },
            (language) => ({
              headingText: doing[language],
              introText: `<p>${next[language]}</p>`,
            }),
          ),
        },
      ],
    },
  );
}

/** The stories of an author as a list, those of the reader's language first. */
function listOf(stories: readonly Told[], language: Language): string {
  const entry = ({ slug, titles }: Told) => {
    const title = titles[language] ?? `<span lang="en">${titles.en}</span>`;
    return `<li><a href="item:${storyItem(slug)}">${title}</a></li>`;
  };
  const isTold = ({ titles }: Told) => titles[language] !== undefined;
  const own = stories.filter(isTold).map(entry).join('');
  const untold = stories
    .filter((story) => !isTold(story))
    .map(entry)
    .join('');
  return [
    own === '' ? '' : `<ul>${own}</ul>`,
    untold === '' ? '' : `<h3>${said.untold[language]}</h3><ul>${untold}</ul>`,
  ].join('');
}

/** An author: who they are, where to begin, what else they wrote, and the way to the stories of all. */
function authorItem(author: Author, stories: readonly Told[]): Item {
  const { key, name, role, bio, beat, more, first } = author;
  const further = stories.filter((story) => story.author === name && !first.includes(story.slug));
  return page(
    {
      name: slugOf(name),
      template: 'Tier Utility',
      titles: { en: name, 'es-MX': name, ar: name },
      about: bio,
    },
    {
      main: [
        {
          component: 'ContentHighlight',
          params: { mediaFirst: '1' },
          datasource: told(
            'Content Highlight',
            { image: { media: `scenes/${key}-at-work.webp`, alt: '' } },
            (language) => ({
              headingText: role[language],
              introText: `<p><strong>${beat[language]}</strong></p>${more[language].trim()}`,
            }),
          ),
        },
        {
          component: 'ForefrontFeaturedArticles',
          params: { lead: '0' },
          datasource: told('Forefront Featured Articles', { articles: first.map(storyItem) }, (language) => ({
            titleText: said.first[language],
          })),
        },
        {
          component: 'RichTextBlock',
          params: { columns: '2' },
          datasource: told('Rich Text', {}, (language) => ({
            heading: said.others[language].replace('{name}', name),
            content: listOf(further, language),
          })),
        },
        {
          component: 'ContentHighlight',
          datasource: told(
            'Content Highlight',
            { links: [link('home/forefront', said.news)] },
            (language) => ({
              headingText: said.all[language],
              introText: `<p>${said.sorted[language]}</p>`,
            }),
          ),
        },
      ],
    },
  );
}

/** The pages of the news' topics and authors, by file below `content/items`. */
export function storyPages(stories: readonly Told[]): Readonly<Record<string, Item>> {
  return {
    'home/forefront/topics.yaml': { template: 'Folder', children: topics.map(topicItem) },
    'home/forefront/authors.yaml': {
      template: 'Folder',
      children: authors.map((author) => authorItem(author, stories)),
    },
  };
}
