import type { ReactNode } from 'react';
import { readSlider } from '@/blocks/ContentSlider/fields';
import { SlideView } from '@/blocks/ContentSlider/SlideView';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { BlockHead } from '@/features/content/ui/block-head';
import { usePhrases } from '@/i18n/use-phrases';
import { Carousel } from '@/ui/carousel/Carousel';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/ContentSlider/ContentSlider.module.css';

/**
 * Pictures and quotes that follow each other without end. One is seen at once, unless the parameters `slidesToShow` and
 * `slidesToShowTablet` (1 to 4) say otherwise. The picture comes before or after the words;
 * one text below may stand for the words of all slides. Authors see all slides.
 * @requirement G6
 * @decision ADR-0040
 */
export function ContentSlider({ fields, params }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing, direction } = usePage();
  const { title, slides, isMediaFirst, below, secondsEach, shown } = readSlider(fields, params);
  if (slides.length === 0)
    return isEditing ? <AuthorNotice>ContentSlider: there are no slides yet</AuthorNotice> : null;
  const hasOneText = below !== undefined && below !== 'missing';
  const views = slides.map((slide) => ({
    key: slide.key,
    content: (
      <SlideView
        slide={slide}
        isMediaFirst={isMediaFirst}
        hasWords={!hasOneText}
        isNarrow={shown.desktop > 1}
        headingAs={textOf(title) === '' ? 'h2' : 'h3'}
      />
    ),
  }));
  return (
    <Section>
      <BlockHead title={title} />
      {isEditing ? (
        <>
          <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>
          {below === 'missing' ? (
            <AuthorNotice>
              ContentSlider: useBelowContentForAllSlides is on, and belowContent is empty. Each slide shows
              its own words.
            </AuthorNotice>
          ) : null}
          <div className={styles.all}>
            {views.map(({ key, content }) => (
              <div key={key}>{content}</div>
            ))}
          </div>
        </>
      ) : (
        <Carousel
          label={textOf(title) || t('Slides')}
          slides={views}
          shown={shown}
          direction={direction}
          secondsEach={secondsEach}
        />
      )}
      {hasOneText ? <RichText field={below} className={styles.below} /> : null}
    </Section>
  );
}
