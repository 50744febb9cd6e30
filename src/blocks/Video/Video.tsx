import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { addressOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { VideoDetails } from '@/contracts/video';
import { videoSource } from '@/domain/video-source';
import { VideoAdvice } from '@/features/video/ui/video-advice';
import { VideoPlayer } from '@/features/video/ui/video-player';
import { Section } from '@/ui/section/Section';

/** A video with a caption and its transcript; nothing without an address. @requirement L2 L4 */
export function Video({ fields, data }: BlockProps<ComponentFields, VideoDetails>): ReactNode {
  const { isEditing } = usePage();
  const details = data?.ok ? data.data : undefined;
  const url = addressOf(fields?.vimeoVideoUrl);
  if (url === '') return isEditing ? <AuthorNotice>Video</AuthorNotice> : null;
  // An address that leads nowhere, and nothing to read in its place.
  const isLost = !videoSource(url) && textOf(fields?.transcriptText) === '';
  if (isLost && !isEditing) return null;
  return (
    <Section>
      <VideoAdvice url={url} transcript={fields?.transcriptText} details={details} />
      <VideoPlayer
        url={url}
        transcript={fields?.transcriptText}
        poster={fields?.imagePlaceholder}
        caption={fields?.videoHeaderText}
        details={details}
      />
    </Section>
  );
}
