type Words = Readonly<Record<'en' | 'es-MX' | 'ar', string>>;

/** Stories that are told in parts, in the order in which a reader takes them. */
const series: readonly { readonly title: Words; readonly parts: readonly string[] }[] = [
  {
    title: { en: 'Winter in Chicago', 'es-MX': 'Invierno en Chicago', ar: 'الشتاء في شيكاغو' },
    parts: [
      'shoveling-snow-what-your-heart-wants-you-to-know',
      'winter-blues-or-depression',
      'colds-flu-or-rsv-a-guide-for-tired-parents',
      'vaccines-for-grown-ups-a-short-list',
      'ten-minutes-of-strength-for-people-who-sit',
    ],
  },
  {
    title: { en: 'Behind the doors', 'es-MX': 'Tras las puertas', ar: 'خلف الأبواب' },
    parts: [
      'what-happens-in-the-first-hour-of-a-stroke',
      'what-a-nurse-sees-at-two-in-the-morning',
      'new-knees-same-day-home',
      'how-a-kidney-got-from-naperville-to-pilsen',
      'why-we-ask-whether-you-feel-safe-at-home',
      'what-to-ask-before-you-join-a-clinical-trial',
    ],
  },
  {
    title: { en: 'At the table', 'es-MX': 'En la mesa', ar: 'على المائدة' },
    parts: [
      'a-garden-on-prescription',
      'reading-a-food-label-in-ten-seconds',
      'a-kitchen-for-your-kidneys',
      'the-truth-about-eight-glasses-of-water',
      'grilling-without-regret',
    ],
  },
];

/** The series that a story is a part of, as a field of its page; nothing for most. */
export function seriesIn(slug: string, language: keyof Words): Readonly<Record<string, string>> {
  const found = series.find(({ parts }) => parts.includes(slug));
  return found ? { seriesTitle: found.title[language] } : {};
}

type Story = { readonly slug: string; readonly topics: readonly string[]; readonly date: string };

/** So many are offered. */
export const shown = 3;

/**
 * What a reader of a story may like next: the parts of its series that follow, then stories with the most topics in common
 * that were published nearest to it.
 */
export function relatedTo(story: Story, all: readonly Story[]): readonly string[] {
  const parts = series.find((each) => each.parts.includes(story.slug))?.parts ?? [];
  const at = parts.indexOf(story.slug);
  const following = [...parts.slice(at + 1), ...parts.slice(0, Math.max(at, 0))];
  const common = (other: Story) => other.topics.filter((topic) => story.topics.includes(topic)).length;
  const apart = (other: Story) => Math.abs(Date.parse(other.date) - Date.parse(story.date));
  const others = all
    .filter(({ slug }) => slug !== story.slug && !following.includes(slug))
    .sort((one, other) => common(other) - common(one) || apart(one) - apart(other));
  return [...following, ...others.map(({ slug }) => slug)].slice(0, shown);
}
