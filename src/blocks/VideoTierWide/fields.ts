import { addressOf, imageOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** A wide video's fields by our names. @requirement L3 */
export function readWideVideo(fields: ComponentFields | undefined) {
  const url = addressOf(fields?.vimeoVideoUrl);
  const words = [fields?.titleText, fields?.introText, fields?.transcriptText];
  return {
    url,
    title: fields?.titleText,
    intro: fields?.introText,
    caption: fields?.videoHeaderText,
    transcript: fields?.transcriptText,
    hasTranscript: textOf(fields?.transcriptText) !== '',
    poster: fields?.imagePlaceholder,
    playText: textOf(fields?.playButtonText),
    transcriptLinkText: textOf(fields?.transcriptLinkText),
    isEmpty: url === '' && !imageOf(fields?.imagePlaceholder) && words.every((word) => textOf(word) === ''),
  };
}
