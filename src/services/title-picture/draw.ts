import { join } from 'node:path';
import sharp from 'sharp';
import { xmlText } from '@/lib/xml';

/** What a picture says, and how. */
export type TitleCard = {
  readonly title: string;
  readonly siteName: string;
  /** Behind the words, which are white: `#7a1f2b`. */
  readonly colour: string;
};

const size = { width: 1200, height: 630 } as const;
const margin = 88;
/** A title of this height leaves room for the site's name. */
const highest = 340;
/** Longer titles end in an ellipsis. */
const longest = 140;
const titleSizes = [80, 64, 52, 42] as const;
const nameSize = 38;

/** A title in English on an Arabic page stands on the left. */
const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** TrueType files beside this one, made by `scripts/build-fonts.mjs`: machines without fonts draw the same. */
const fontNames = ['latin', 'latin-ext', 'vietnamese', 'arabic'];
/** By the names in the files: the first one was cut from a font of all weights. */
const families = 'Source Sans 3 ExtraLight, Noto Sans Arabic';
const fontFile = (name: string) =>
  join(process.cwd(), 'src', 'services', 'title-picture', 'fonts', `${name}.ttf`);

/** The library knows a font from when it drew with it first. */
let ready: Promise<unknown> | undefined;

/**
 * Draws a title as a picture for sharing.
 * @returns a JPEG of 1200 × 630 pixels, the same for the same words
 * @requirement A18
 */
export async function drawTitle({ title, siteName, colour }: TitleCard): Promise<Buffer> {
  ready ??= Promise.all(fontNames.map((name) => wordsOf('A', 20, name)));
  await ready;
  const text = title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title;
  const name = await wordsOf(siteName, nameSize);
  const words = await fitting(text);
  const left = (width: number) => (rightToLeft.test(title) ? size.width - margin - width : margin);
  return sharp({ create: { ...size, channels: 3, background: colour } })
    .composite([
      { input: words.data, left: left(words.info.width), top: margin },
      { input: name.data, left: left(name.info.width), top: size.height - margin - name.info.height },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function fitting(title: string) {
  const [first, ...smaller] = titleSizes;
  let words = await wordsOf(title, first);
  for (const points of smaller) if (words.info.height > highest) words = await wordsOf(title, points);
  return words;
}

function wordsOf(text: string, points: number, font = 'latin') {
  return sharp({
    text: {
      text: `<span foreground="white">${xmlText(text)}</span>`,
      font: `${families} Bold ${points}`,
      fontfile: fontFile(font),
      width: size.width - 2 * margin,
      // Points are pixels.
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
