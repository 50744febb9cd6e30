import type { Loader } from '@/cms/block';
import { addressOf } from '@/cms/fields/readers';
import type { VideoDetails } from '@/contracts/video';
import { loadVideo } from '#services/video/load';

/** What the video service knows of the video. @requirement L4 */
export const load: Loader<VideoDetails> = ({ rendering }) =>
  loadVideo(addressOf(rendering.fields?.vimeoVideoUrl));
