import { arabic } from '@/domain/red-flag-words/arabic';
import { english } from '@/domain/red-flag-words/english';
import { spanish } from '@/domain/red-flag-words/spanish';
import { latinDigits } from '@/lib/digits';
import { fold } from '@/lib/fold';

/** What somebody may be living through who types such words. */
export type RedFlag = 'emergency' | 'crisis';

/** Letters that are written in several ways, as the words of danger have them. */
const spellings: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ء: '', ـ: '' };

/**
 * Whether a query may come from somebody in danger. All languages are asked: people write in theirs, whatever the page is in.
 * @requirement B30
 */
export function redFlagOf(query: string): RedFlag | undefined {
  const text = fold(query)
    .replace(/['’‘`´]/g, '')
    .replace(/[ىیکةءـ]/g, (letter) => spellings[letter] ?? letter)
    .replace(/[\s.,;:!?¡¿"«»()،؛؟…]+/g, ' ');
  const parts = latinDigits(text)
    .split('·')
    .map((part) => part.trim());
  return (['crisis', 'emergency'] as const).find((flag) =>
    [english, spanish, arabic].some((words) =>
      words[flag].some((pattern) => parts.some((part) => pattern.test(part))),
    ),
  );
}
