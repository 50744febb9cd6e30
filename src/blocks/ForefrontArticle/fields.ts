import { fieldOf, imageOf, isTrue, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { dateOf, readMinutes, readTopics } from '@/features/content/model/article';

/** An article's fields by our names. @requirement H4 */
export function readArticle(pageFields: ComponentFields, displayName: string) {
  const field = (name: string) => fieldOf(pageFields, name);
  const text = (name: string) => textOf(field(name));
  const button = (flag: string, name: string): Field =>
    isTrue(field(flag)) && linkOf(field(name)) ? field(name) : undefined;
  return {
    title: text('articleTitle') || text('headlineText') || displayName,
    abstract: field('articleAbstract'),
    content: field('articleContent'),
    minutes: readMinutes(text('articleContent')),
    date: dateOf(field('datePublished')),
    author: text('authorName'),
    authorBio: field('authorBio'),
    topics: readTopics(field('channelTags')),
    topicsText: text('topicsText'),
    shareText: text('shareText'),
    image: imageOf(field('heroImage')) ? field('heroImage') : field('universalImage'),
    logo: field('headerLogo'),
    callText: text('callUsText'),
    call: button('showCallUsButton', 'callUsLink'),
    appointment: button('showAppointmentButton', 'appointmentLink'),
    other: button('showOtherButton', 'otherLink'),
  };
}

export type Article = ReturnType<typeof readArticle>;
