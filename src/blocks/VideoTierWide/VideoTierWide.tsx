import type { ReactNode } from 'react';
import { readWideVideo } from '@/blocks/VideoTierWide/fields';
import { WideStage } from '@/blocks/VideoTierWide/wide-stage';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { VideoDetails } from '@/contracts/video';
import { VideoAdvice } from '@/features/video/ui/video-advice';
import { JsonLd } from '@/ui/json-ld/JsonLd';
import { Section } from '@/ui/section/Section';

/**
 * A wide picture with a title and a button; the video opens in its place, with or without its transcript.
 * @requirement L3
 */
export function VideoTierWide({ fields, data }: BlockProps<ComponentFields, VideoDetails>): ReactNode {
  const { isEditing } = usePage();
  const wide = readWideVideo(fields);
  if (wide.isEmpty) return isEditing ? <AuthorNotice>Tier wide Video</AuthorNotice> : null;
  const details = data?.ok ? data.data : undefined;
  return (
    <Section>
      {wide.url === '' && isEditing ? (
        <AuthorNotice>Tier wide Video: vimeoVideoUrl is empty</AuthorNotice>
      ) : null}
      <VideoAdvice url={wide.url} transcript={wide.transcript} details={details} />
      <WideStage {...wide} details={details} />
      {details?.structured ? <JsonLd data={details.structured} /> : null}
    </Section>
  );
}
