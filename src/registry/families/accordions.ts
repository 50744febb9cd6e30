/** Blocks of sections that open. */
export { Accordion } from '@/blocks/Accordion/Accordion';
