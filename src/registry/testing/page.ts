import type { Page } from '@/cms/page';

/** A page as visitors see it, for blocks that tests render alone. */
export const page: Page = {
  language: 'en',
  defaultLanguage: 'en',
  direction: 'ltr',
  itemPath: '/about',
  itemId: 'page',
  templateName: 'Tier Wide',
  isEditing: false,
  isPreview: false,
  theme: 'main',
  route: { displayName: 'About us', fields: {} },
  pathname: '/about',
  siteUrl: 'http://localhost:3000',
  productName: 'Calder University Medicine',
  year: 2026,
};
