/** Blocks that lead to other pages or parts of the page. */
export { InPageNavigation } from '@/blocks/InPageNavigation/InPageNavigation';
export { NavigationSidebar } from '@/blocks/NavigationSidebar/NavigationSidebar';
