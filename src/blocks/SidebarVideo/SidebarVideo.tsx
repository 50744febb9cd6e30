import type { ReactNode } from 'react';
import { readSidebarVideo } from '@/blocks/SidebarVideo/fields';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { VideoDetails } from '@/contracts/video';
import { BlockHead } from '@/features/content/ui/block-head';
import { VideoAdvice } from '@/features/video/ui/video-advice';
import { VideoPlayer } from '@/features/video/ui/video-player';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/SidebarVideo/SidebarVideo.module.css';

/**
 * A video beside its words and up to three figures; `mediaFirst` puts the video before them.
 * @requirement L1
 */
export function SidebarVideo({ fields, data }: BlockProps<ComponentFields, VideoDetails>): ReactNode {
  const { isEditing } = usePage();
  const details = data?.ok ? data.data : undefined;
  const video = readSidebarVideo(fields);
  const { url, title, intro, transcript, counts, isMediaFirst } = video;
  if (video.isEmpty) return isEditing ? <AuthorNotice>SidebarVideo</AuthorNotice> : null;
  const words = (
    <div key="words" className={styles.words}>
      <BlockHead title={title} intro={intro} />
      {counts.length > 0 ? (
        <dl className={styles.counts}>
          {counts.map(({ key, title: label, count }) => (
            <div key={key}>
              <Text field={label} as="dt" />
              <Text field={count} as="dd" className={styles.count} />
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
  const media = (
    <div key="media" className={styles.media}>
      {url === '' && isEditing ? <AuthorNotice>SidebarVideo: vimeoVideoUrl is empty</AuthorNotice> : null}
      <VideoAdvice url={url} transcript={transcript} details={details} />
      <VideoPlayer
        url={url}
        title={textOf(title)}
        transcript={transcript}
        poster={video.poster}
        caption={video.caption}
        details={details}
      />
    </div>
  );
  return (
    <Section>
      <div className={styles.beside}>{isMediaFirst ? [media, words] : [words, media]}</div>
    </Section>
  );
}
