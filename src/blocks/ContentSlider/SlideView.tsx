import type { ReactNode } from 'react';
import type { SliderSlide } from '@/blocks/ContentSlider/fields';
import { Image } from '@/cms/fields/image';
import { linkOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { MoreLink } from '@/features/content/ui/more-link';
import { ActionLinks } from '@/features/content/ui/links';
import { Quote } from '@/features/content/ui/quote';
import styles from '@/blocks/ContentSlider/ContentSlider.module.css';

type SlideViewProps = {
  readonly slide: SliderSlide;
  readonly isMediaFirst: boolean;
  /** Without words of its own a slide with a picture shows its title only. */
  readonly hasWords: boolean;
  /** Several slides stand side by side: in each, picture and words are one above the other. */
  readonly isNarrow: boolean;
  readonly headingAs: 'h2' | 'h3';
};

/** One slide: its picture before or after its words. @requirement G6 */
export function SlideView({ slide, isMediaFirst, hasWords, isNarrow, headingAs }: SlideViewProps): ReactNode {
  const { image, has } =
    slide.kind === 'image' ? slide.item : { image: slide.quote.image, has: slide.quote.has };
  const media = has.image ? (
    <div className={styles.media}>
      <Image field={image} sizes="(max-width: 768px) 100vw, 620px" />
    </div>
  ) : null;
  const words = wordsOf(slide, hasWords, headingAs);
  return (
    <div className={isNarrow ? `${styles.slide} ${styles.narrow}` : styles.slide}>
      {isMediaFirst ? media : null}
      {words ? <div className={styles.words}>{words}</div> : null}
      {isMediaFirst ? null : media}
    </div>
  );
}

function wordsOf(slide: SliderSlide, hasWords: boolean, headingAs: 'h2' | 'h3'): ReactNode {
  if (slide.kind === 'quote') {
    const { quote } = slide;
    return (
      <>
        <Text field={quote.title} as={headingAs} className={styles.title} />
        <Quote quote={quote} />
        {hasWords ? (
          <>
            <RichText field={quote.intro} className={styles.intro} />
            <ActionLinks links={quote.links} />
          </>
        ) : null}
      </>
    );
  }
  const { title, details, link, isLinkRepeated, has } = slide.item;
  if (!has.title && !(hasWords && has.words)) return null;
  return (
    <>
      <Text field={title} as={headingAs} className={styles.title} />
      {hasWords ? (
        <>
          <RichText field={details} />
          {linkOf(link) ? <MoreLink link={link} title={title} isRepeated={isLinkRepeated} /> : null}
        </>
      ) : null}
    </>
  );
}
