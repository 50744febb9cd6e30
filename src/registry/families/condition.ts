/** Blocks of the page of a condition or service. */
export { ConditionAccordion } from '@/blocks/ConditionAccordion/ConditionAccordion';
export { ConditionCare } from '@/blocks/ConditionCare/ConditionCare';
