/** Small blocks of words with a picture or links. */
export { ContentHighlight } from '@/blocks/ContentHighlight/ContentHighlight';
export { Image } from '@/blocks/Image/Image';
export { LinkSidebar } from '@/blocks/LinkSidebar/LinkSidebar';
export { PromoCard } from '@/blocks/PromoCard/PromoCard';
export { QuoteBanner } from '@/blocks/QuoteBanner/QuoteBanner';
export { ThreeColumnList } from '@/blocks/ThreeColumnList/ThreeColumnList';
export { TwoColumnRichTextBlock } from '@/blocks/TwoColumnRichTextBlock/TwoColumnRichTextBlock';
