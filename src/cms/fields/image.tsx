import NextImage from 'next/image';
import type { ReactNode } from 'react';
import { imageOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import type { Field } from '@/cms/layout-data';

type ImageProps = {
  readonly field: Field;
  /** Replaces the authored alternative text; '' for a picture that only decorates. */
  readonly alt?: string;
  readonly sizes?: string;
  readonly className?: string | undefined;
  /** The picture is likely the largest of the first screen: fetch it first. */
  readonly isHero?: boolean;
};

/**
 * An authored image through the optimizer; authors' previews and vector drawings skip it.
 * @requirement A14
 */
export function Image({ field, alt, sizes, className, isHero = false }: ImageProps): ReactNode {
  const { isPreview, isEditing } = usePage();
  const image = imageOf(field);
  if (!image) return null;
  const isVector = /\.svg(\?|$)/i.test(image.src);
  return (
    <NextImage
      src={image.src}
      alt={alt ?? image.alt}
      width={image.width ?? 1200}
      height={image.height ?? 675}
      sizes={sizes}
      className={className}
      unoptimized={isPreview || isEditing || isVector || !image.src.startsWith('/')}
      {...(isHero ? { loading: 'eager' as const, fetchPriority: 'high' as const } : {})}
    />
  );
}
