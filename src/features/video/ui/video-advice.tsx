import type { ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import type { Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { VideoDetails } from '@/contracts/video';
import { videoSource } from '@/domain/video-source';

type VideoAdviceProps = {
  readonly url: string;
  readonly transcript: Field;
  /** Undefined in the editor, which asks no service. */
  readonly details?: VideoDetails | undefined;
};

/** Tells authors what a video lacks; nothing to visitors. @requirement L2 O1 */
export function VideoAdvice({ url, transcript, details }: VideoAdviceProps): ReactNode {
  const { isEditing, isPreview } = usePage();
  if (isPreview && details?.isUncaptioned)
    return (
      <AuthorNotice>
        {`vimeoVideoUrl: ${url} has no captions. Add them at the video service: visitors who cannot hear need them`}
      </AuthorNotice>
    );
  if (!isEditing || url === '') return null;
  const source = videoSource(url);
  return (
    <>
      {source ? null : <AuthorNotice>{`vimeoVideoUrl: "${url}" is no address of a video`}</AuthorNotice>}
      {source?.kind === 'elsewhere' ? (
        <AuthorNotice>
          vimeoVideoUrl: only a link is shown. Videos of Vimeo and of this site play here.
        </AuthorNotice>
      ) : null}
      {textOf(transcript) === '' ? (
        <AuthorNotice>
          transcriptText is empty: visitors who cannot hear or see the video need it
        </AuthorNotice>
      ) : null}
    </>
  );
}
