import { imageQuality, imageWidths } from '@/config/images';

const widths = [...imageWidths.small, ...imageWidths.device].sort((a, b) => a - b);

function optimized(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${imageQuality(width)}`;
}

/** Attributes of an `<img>` with the optimizer's sizes to choose from. */
export type OptimizedImage = { readonly src: string; readonly srcSet?: string; readonly sizes?: string };

/**
 * The optimizer's addresses of a picture. The framework's own image component would add 6 kB of scripts.
 * @param src - path on this site
 * @param options.width - the picture's own width in pixels
 * @param options.sizes - display width, as in HTML; by default the picture's own width, and twice that for screens with
 *   a high resolution
 * @requirement A14
 */
export function optimizedImage(
  src: string,
  options: { readonly width: number; readonly sizes?: string | undefined },
): OptimizedImage {
  const { width, sizes } = options;
  const atLeast = (wanted: number) =>
    widths.find((candidate) => candidate >= wanted) ?? widths.at(-1) ?? wanted;
  if (!sizes) {
    const [one, two] = [atLeast(width), atLeast(width * 2)];
    return { src: optimized(src, two), srcSet: `${optimized(src, one)} 1x, ${optimized(src, two)} 2x` };
  }
  const largest = atLeast(width * 2);
  const useful = widths.filter((candidate) => candidate <= largest);
  return {
    src: optimized(src, atLeast(width)),
    srcSet: useful.map((candidate) => `${optimized(src, candidate)} ${candidate}w`).join(', '),
    sizes,
  };
}
