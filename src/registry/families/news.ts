/** Blocks of the news, which stand together on its pages. */
export { ArticleFeed } from '@/blocks/ArticleFeed/ArticleFeed';
export { ForeFrontHero } from '@/blocks/ForeFrontHero/ForeFrontHero';
export { ForefrontArticleCollection } from '@/blocks/ForefrontArticleCollection/ForefrontArticleCollection';
export { ForefrontChannel } from '@/blocks/ForefrontChannel/ForefrontChannel';
export { ForefrontCollection } from '@/blocks/ForefrontCollection/ForefrontCollection';
export { ForefrontFeaturedArticles } from '@/blocks/ForefrontFeaturedArticles/ForefrontFeaturedArticles';
export { TopicMenu } from '@/blocks/TopicMenu/TopicMenu';
