/** Blocks of pages that cannot be shown. */
export { Page500 } from '@/blocks/Page500/Page500';
export { ResourceProblem } from '@/blocks/ResourceProblem/ResourceProblem';
