import type { ReactNode } from 'react';
import { imageOf } from '@/cms/fields/readers';
import { inPlace } from '@/cms/fields/text';
import { optimizedImage } from '@/cms/optimized-image';
import { usePage } from '@/cms/page';
import type { Field } from '@/cms/layout-data';
import { speechOf } from '@/i18n/speech';

type ImageProps = {
  readonly field: Field;
  /** Replaces the authored alternative text; '' for a decorative picture. */
  readonly alt?: string;
  readonly sizes?: string;
  readonly className?: string | undefined;
  /** The picture is probably the largest in the first view: load it first. */
  readonly isHero?: boolean;
};

/**
 * An authored image, resized by the optimizer. Previews, editing and SVG use the original. Words that nobody has translated
 * are marked with their language.
 * @requirement A8 A14
 */
export function Image({ field, alt, sizes, className, isHero = false }: ImageProps): ReactNode {
  const page = usePage();
  const { isPreview, isEditing } = page;
  const edited = inPlace(isEditing, field, className);
  if (edited) return edited;
  const image = imageOf(field);
  if (!image) return null;
  const width = image.width ?? 1200;
  const words = alt ?? image.alt;
  const isPlain = isPreview || isEditing || !canOptimize(image.src);
  return (
    // The optimizer's own component is what this stands in for.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      {...(isPlain ? { src: image.src } : optimizedImage(image.src, { width, sizes }))}
      alt={words}
      {...speechOf(words, page)}
      width={width}
      height={image.height ?? 675}
      className={className}
      style={image.colour === undefined ? undefined : { backgroundColor: image.colour }}
      decoding="async"
      loading={isHero ? 'eager' : 'lazy'}
      {...(isHero ? { fetchPriority: 'high' as const } : {})}
    />
  );
}

/** Whether the optimizer can resize a picture: none of another host, no drawing. */
export function canOptimize(src: string): boolean {
  return src.startsWith('/') && !/\.svg(\?|$)/i.test(src);
}
