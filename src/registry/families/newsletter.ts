/** Blocks of the newsletter. */
export { ConfirmNewsletter } from '@/blocks/ConfirmNewsletter/ConfirmNewsletter';
export { Newsletter } from '@/blocks/Newsletter/Newsletter';
export { SalesforceNewsletter } from '@/blocks/SalesforceNewsletter/SalesforceNewsletter';
