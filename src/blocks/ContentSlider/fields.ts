import { isTrue, itemsOf, numberOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { readListItems, type ListItem } from '@/features/content/model/list-item';
import { readQuote, type Quote } from '@/features/content/model/quote';
import type { Shown } from '@/ui/carousel/shown';

/** A picture with words, or somebody's words with a picture. */
export type SliderSlide =
  | { readonly kind: 'image'; readonly key: string; readonly item: ListItem }
  | { readonly kind: 'quote'; readonly key: string; readonly quote: Quote };

/** Slides that turn faster than this, in seconds, cannot be read. */
const leastSeconds = 5;
const mostAtOnce = 4;

/**
 * A slider's fields and parameters by our names: pictures first, then quotes, without those that are empty.
 * @requirement G6
 */
export function readSlider(fields: ComponentFields | undefined, params: Readonly<Record<string, string>>) {
  const pictures = readListItems(fields?.imageSlides).map((item): SliderSlide => ({
    kind: 'image',
    key: `image-${item.key}`,
    item,
  }));
  const quotes = itemsOf(fields?.quoteSlides)
    .map(({ fields: own }, index): SliderSlide => {
      return { kind: 'quote', key: `quote-${index}`, quote: readQuote(own) };
    })
    .filter((slide) => slide.kind === 'quote' && slide.quote.has.words);
  return {
    title: fields?.titleText,
    slides: [...pictures, ...quotes],
    isMediaFirst: isTrue(fields?.mediaFirst),
    below: readBelow(fields),
    secondsEach: readSeconds(fields?.secondsEach),
    shown: readShown(params),
  };
}

/** The words for all slides: `missing` when an author asked for them and wrote none. */
function readBelow(fields: ComponentFields | undefined): Field {
  if (!isTrue(fields?.useBelowContentForAllSlides)) return undefined;
  return textOf(fields?.belowContent) === '' ? 'missing' : fields?.belowContent;
}

function readSeconds(field: Field): number {
  const seconds = numberOf(field) ?? 0;
  return seconds > 0 ? Math.max(leastSeconds, seconds) : 0;
}

/** How many slides are seen at once, by rendering parameters: one unless they say otherwise. */
function readShown(params: Readonly<Record<string, string>>): Shown {
  const read = (text: string | undefined, otherwise: number) => {
    const number = Math.trunc(Number(text));
    return number >= 1 && number <= mostAtOnce ? number : otherwise;
  };
  return { desktop: read(params.slidesToShow, 1), tablet: read(params.slidesToShowTablet, 1) };
}
