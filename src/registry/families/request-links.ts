/** Blocks of the pages that links in messages about a request lead to. */
export { RequestDesk } from '@/blocks/RequestDesk/RequestDesk';
export { SavedRequest } from '@/blocks/SavedRequest/SavedRequest';
