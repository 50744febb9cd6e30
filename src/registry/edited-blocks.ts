import { EditedArticle } from '@/blocks/ForefrontArticle/EditedArticle';
import { EditedProfile } from '@/blocks/ProviderDetails/EditedProfile';

/** Blocks as authors see them, where that has code of its own. For pages of authors and developers only. */
export const editedBlocks = { ForefrontArticle: EditedArticle, ProviderDetails: EditedProfile };
