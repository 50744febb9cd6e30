import { imageQuality, imageWidths } from '@/config/images';

const widths = [...imageWidths.small, ...imageWidths.device].sort((a, b) => a - b);

function optimized(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${imageQuality}`;
}

/** Attributes of an `<img>` that lets the browser choose among the optimizer's sizes. */
export type OptimizedImage = { readonly src: string; readonly srcSet?: string; readonly sizes?: string };

/**
 * The optimizer's addresses of a picture. The framework's own image component does the same and weighs 6 kB of scripts
 * more, once in every block that uses it.
 * @param src - path on this site
 * @param options.width - the picture's own width in pixels
 * @param options.sizes - how wide it is shown, as in HTML; without it the picture has its own width, and twice that for
 *   fine screens
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
