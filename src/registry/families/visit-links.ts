/** Blocks of the pages that links in messages about a visit lead to. */
export { ConfirmAddress } from '@/blocks/ConfirmAddress/ConfirmAddress';
export { ManageVisit } from '@/blocks/ManageVisit/ManageVisit';
export { VideoVisit } from '@/blocks/VideoVisit/VideoVisit';
export { WaitlistOffer } from '@/blocks/WaitlistOffer/WaitlistOffer';
