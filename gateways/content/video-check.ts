import { readFileSync } from 'node:fs';
import { captionsOf } from '../video/captions.ts';
import { Problems, type Problem } from './problems.ts';
import type { LoadedItem, Snapshot } from './snapshot.ts';

/** The fields that hold a video's address, with those that hold its transcript. */
const transcriptFields = { vimeoVideoUrl: 'transcriptText', introVideoUrl: 'introVideoTranscript' } as const;
const films = /\.(?:webm|mp4)$/i;

/**
 * Looks for videos that not everybody can follow: without a transcript in a language that their block is written in,
 * without captions in one of the site's languages, and with the number of a video that there is not. Visitors get such
 * a page all the same; `npm run content:check` reports it.
 * @requirement L2 O2
 */
export function videoProblems(content: Snapshot): readonly Problem[] {
  const problems = new Problems();
  const known = new Set([...content.items.values()].flatMap((item) => numberOf(item, content)));
  for (const item of content.items.values()) {
    for (const [urlField, transcriptField] of Object.entries(transcriptFields)) {
      const url = textIn(item, content.site.languages[0]?.name ?? 'en', urlField);
      if (url === '') continue;
      const place = [...item.place, 'fields', urlField];
      const number = /^\/videos\/(\d+)\/?$/.exec(url)?.[1];
      if (number !== undefined && !known.has(number))
        problems.add(item.file, place, `there is no video "${url}"`);
      if (!content.templates.get(item.template)?.fields.has(transcriptField)) continue;
      for (const language of Object.keys(item.values))
        if (textIn(item, language, transcriptField) === '')
          problems.add(item.file, place, `the video has no transcript (${transcriptField}) in ${language}`);
    }
  }
  for (const media of content.media.values())
    if (films.test(media.name)) checkCaptions(media, content, problems);
  return problems.list();
}

function checkCaptions(
  film: { readonly src: string; readonly file: string },
  { media, site }: Snapshot,
  problems: Problems,
): void {
  const found = captionsOf(film.src, { media: (name) => media.get(name), site: () => site });
  for (const { name: language } of site.languages) {
    const captions = found.find((one) => one.language === language);
    const file = captions && media.get(decodeURIComponent(captions.src.replace('/-/media/', '')))?.file;
    if (file === undefined) problems.addAtLine(film.file, 1, `the film has no captions in ${language}`);
    else if (!/^\uFEFF?WEBVTT(?:\s|$)/.test(readFileSync(file, 'utf8')))
      problems.addAtLine(file, 1, 'captions begin with WEBVTT');
  }
}

function numberOf(item: LoadedItem, { site }: Snapshot): readonly string[] {
  const number = textIn(item, site.languages[0]?.name ?? 'en', 'videoId');
  return number === '' ? [] : [number];
}

function textIn({ values }: LoadedItem, language: string, field: string): string {
  const value = values[language]?.[field];
  return typeof value === 'string' ? value.replace(/<[^>]*>/g, '').trim() : '';
}
