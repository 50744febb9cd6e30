/** Blocks that show a video. */
export { SidebarVideo } from '@/blocks/SidebarVideo/SidebarVideo';
export { Video } from '@/blocks/Video/Video';
export { VideoTierWide } from '@/blocks/VideoTierWide/VideoTierWide';
