import type { Finding } from './finding.ts';
import type { Reported } from './pages.ts';
import type { LoadedItem } from '../snapshot.ts';
import { proseOf } from './texts.ts';

/** Shorter sentences are phrases that pages may share: "You may notice:". */
const fewestWords = 8;

/**
 * Sentences that stand on two pages in one language: a reader of both learns nothing from the second. Only the texts of the
 * pages' own items count, because the items of blocks are shared on purpose.
 * @requirement O6
 */
export function repeatedSentences({ content, pages, languages }: Reported): readonly Finding[] {
  return languages.flatMap((language) => {
    const first = new Map<string, string>();
    return pages.flatMap(({ path, title, owner, loaded }) => {
      const own = new Set(sentencesOf(proseOf([withoutShared(loaded, language)], language, content)));
      return [...own].flatMap((sentence): Finding[] => {
        const key = sentence.toLowerCase();
        const before = first.get(key);
        if (before === undefined) first.set(key, path);
        if (before === undefined) return [];
        const what = `also on ${before}: ${sentence}`;
        return [{ kind: 'repeated', page: path, title, owner, language, file: loaded.file, what }];
      });
    });
  });
}

/** What is the same wherever it stands: who says more, who a story's author is, what a film says, and legal notices. */
const shared = new Set([
  'sources',
  'authorBio',
  'transcriptText',
  'introVideoTranscript',
  'acceptedInsuranceDisclaimer',
  'externalProfessionalRelationships',
]);

function withoutShared(item: LoadedItem, language: string): LoadedItem {
  const own = Object.entries(item.values[language] ?? {}).filter(([name]) => !shared.has(name));
  return { ...item, values: { [language]: Object.fromEntries(own) } };
}

function sentencesOf(text: string): readonly string[] {
  return (
    text
      // The point of a title ends no sentence.
      .split(/(?<!\bDra?\.)(?<!(?:^|\s)د\.)(?<=[.!?؟])\s+/u)
      .map((sentence) => sentence.replace(/[.\s]+$/u, '').trim())
      .filter((sentence) => sentence.split(/\s+/).length >= fewestWords)
  );
}
