import { addressOf, fieldOf, imageOf, isTrue, itemOf, itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { articleLayouts } from '@/config/news';
import { channelKey, collectionHref } from '@/domain/news';
import type { ArticlePart } from '@/blocks/ForefrontArticle/parts';
import { articleDateOf, dateForMachines, dateOf } from '@/features/content/model/article';
import { readMinutes, readTopics, type Topic } from '@/features/content/model/article-card';
import { telHref } from '@/lib/phone-call';

/** A button beside the text of an article: a link, a phone number, or both. @requirement H4 */
export type ArticleButton = {
  readonly key: string;
  /** Without an address the text stands above the phone number. */
  readonly link: Field;
  readonly text: string;
  /** As authored; '' for none. */
  readonly phone: string;
  /** How it is called; '' for what is no number. */
  readonly phoneHref: string;
};

/** An article as its page shows it. JSON; authored texts stay fields, for the editor. @requirement H4 H6 */
export type Article = {
  readonly layout: 'plain' | 'video' | 'fullHero';
  readonly title: string;
  readonly abstract: Field;
  readonly content: Field;
  /** Its headings, to link to; none while authors edit it. */
  readonly parts: readonly ArticlePart[];
  readonly minutes: number;
  /** ISO instant, or the day alone; '' for none. */
  readonly date: string;
  readonly author: string;
  /** The author's page, as a link with their name; null for none. */
  readonly authorPage: Field;
  readonly authorBio: Field;
  /** Who checked it medically, as a link with their name; null for nobody. */
  readonly reviewer: Field;
  /** When; ISO instant, or the day alone; '' for none. */
  readonly reviewed: string;
  readonly topics: readonly (Topic & {
    /** Site path of the topic's collection. */
    readonly href: string;
  })[];
  readonly topicsText: string;
  readonly shareText: string;
  readonly image: Field;
  readonly logo: Field;
  readonly videoUrl: string;
  /** What is said and seen in the film. */
  readonly transcript: Field;
  readonly channelLink: Field;
  /** Of which it is a part; '' for none. */
  readonly series: string;
  readonly buttons: readonly ArticleButton[];
};

/** An article's fields by our names. @requirement H4 H6 */
export function readArticle(pageFields: ComponentFields, displayName: string): Article {
  const field = (name: string) => fieldOf(pageFields, name);
  const text = (name: string) => textOf(field(name));
  const videoUrl = addressOf(field('vimeoVideoUrl'));
  const layout = layoutOf(field('layoutType'));
  return {
    // Without a film its layout has nothing to show.
    layout: layout === 'video' && videoUrl === '' ? 'plain' : layout,
    title: text('articleTitle') || text('headlineText') || displayName,
    abstract: field('articleAbstract') ?? null,
    content: field('articleContent') ?? null,
    parts: [],
    minutes: readMinutes(text('articleContent')),
    date: isoOf(articleDateOf(pageFields)),
    author: text('authorName'),
    authorPage: linkOf(field('authorPage')) ? (field('authorPage') ?? null) : null,
    authorBio: field('authorBio') ?? null,
    reviewer: linkOf(field('reviewer'))?.text ? (field('reviewer') ?? null) : null,
    reviewed: isoOf(dateOf(field('reviewedOn'))),
    topics: readTopics(field('channelTags')).map((topic) => ({ ...topic, href: collectionHref(topic) })),
    topicsText: text('topicsText'),
    shareText: text('shareText'),
    image: (imageOf(field('heroImage')) ? field('heroImage') : field('universalImage')) ?? null,
    logo: field('headerLogo') ?? null,
    videoUrl,
    transcript: layout === 'video' && videoUrl !== '' ? (field('transcriptText') ?? null) : null,
    channelLink: channelLinkOf(field('channelUrl')),
    series: text('seriesTitle'),
    buttons: buttonsOf(pageFields),
  };
}

/** The layout that an author chose: by its name or id as a text, or as the layout's own item. @decision Q49 */
function layoutOf(field: Field): Article['layout'] {
  const chosen = itemOf(field);
  const keys = [textOf(field), chosen?.id ?? '', chosen?.name ?? ''].map(channelKey);
  const key = keys.find((one) => Object.hasOwn(articleLayouts, one));
  return (key !== undefined && articleLayouts[key]) || 'plain';
}

/** A link, or an address that an author wrote as text. */
function channelLinkOf(field: Field): Field {
  if (linkOf(field)) return field;
  const href = textOf(field);
  return /^(?:\/(?![/\\])|https?:\/\/)/i.test(href) ? { value: { href, text: '' } } : null;
}

/** ISO instant, or the day alone; '' for none. */
function isoOf(date: Date | undefined): string {
  return date ? dateForMachines(date) : '';
}

/** The three buttons with names of their own, and those of the list, as far as their flags show them. */
function buttonsOf(pageFields: ComponentFields): readonly ArticleButton[] {
  const own = (name: string, flag: string) =>
    buttonOf(name, {
      flag: fieldOf(pageFields, flag),
      link: fieldOf(pageFields, `${name}Link`),
      text: fieldOf(pageFields, `${name}Text`),
      phone: fieldOf(pageFields, `${name}Phone`),
    });
  const others = itemsOf(fieldOf(pageFields, 'otherSidebarButtons')).map(({ id, fields }, index) =>
    buttonOf(id || String(index), {
      flag: fieldOf(fields, 'showButton'),
      link: fieldOf(fields, 'buttonLink'),
      text: fieldOf(fields, 'buttonText'),
      phone: fieldOf(fields, 'buttonPhone'),
    }),
  );
  return [
    own('callUs', 'showCallUsButton'),
    own('appointment', 'showAppointmentButton'),
    own('other', 'showOtherButton'),
    ...others,
  ].filter((button) => button !== undefined);
}

type ButtonFields = Readonly<Record<'flag' | 'link' | 'text' | 'phone', Field>>;

function buttonOf(key: string, { flag, link, text, phone }: ButtonFields): ArticleButton | undefined {
  const target = linkOf(link);
  const number = textOf(phone);
  if (!isTrue(flag) || (!target && number === '')) return undefined;
  return {
    key,
    link: target ? link : null,
    text: textOf(text) || (target?.text ?? ''),
    phone: number,
    phoneHref: telHref(number) ?? '',
  };
}
