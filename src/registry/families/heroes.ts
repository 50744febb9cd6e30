/** Blocks at the head of pages. */
export { Banner } from '@/blocks/Banner/Banner';
export { FullHero } from '@/blocks/FullHero/FullHero';
