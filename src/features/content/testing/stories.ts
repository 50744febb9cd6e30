import type { ArticleCard } from '@/contracts/articles';

/** Cards of stories that exist nowhere else. */
export function stories(count: number, more: Partial<ArticleCard> = {}, first = 1): readonly ArticleCard[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + first;
    return {
      id: `story-${number}`,
      href: `/forefront/articles/story-${number}`,
      title: `Story ${number}`,
      image: { src: '/-/media/scenes/heart.webp', width: 1200, height: 675 },
      date: '2031-04-02T03:30:00Z',
      topic: 'Sleep',
      abstract: `What story ${number} says.`,
      ...more,
    };
  });
}
