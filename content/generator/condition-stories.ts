import { slugOf } from './tags.ts';
import { entriesOf } from './text-files.ts';

/** What each story is about, as its editors say. */
const stories = entriesOf('condition-stories.txt').map(({ title, lines }) => ({
  slug: slugOf(title.replaceAll('’', '')),
  about: lines.about?.split('; ') ?? [],
}));

/** The names that stories say they are about. */
export const toldConditions: readonly string[] = stories.flatMap(({ about }) => about);

/** The stories about a condition or a service, the most fitting first: those that are about little else. */
export function storiesAbout(name: string): readonly string[] {
  return stories
    .filter(({ about }) => about.includes(name))
    .toSorted((one, other) => one.about.indexOf(name) - other.about.indexOf(name))
    .slice(0, 3)
    .map(({ slug }) => `home/forefront/articles/${slug}`);
}
