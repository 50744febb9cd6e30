/** Blocks that show what others make. */
export { BYOCWrapper } from '@/blocks/BYOCWrapper/BYOCWrapper';
export { FEaaSWrapper } from '@/blocks/FEaaSWrapper/FEaaSWrapper';
export { Widget } from '@/blocks/Widget/Widget';
