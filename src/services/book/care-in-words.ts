import type { z } from 'zod';
import type {
  QuestionsAnswer,
  questionsRequestSchema,
  ReasonsAnswer,
  reasonsRequestSchema,
} from '@/contracts/scheduling';
import { ok, type Result } from '@/lib/result';
import { dictionaryOfVisitor } from '#cms/dictionary';
import { careWords, textsOf } from '#services/book/care-words';
import type { ReadOptions, Unavailable } from '#services/scheduling/client';
import { findQuestions, findReasons } from '#services/scheduling/reasons';

type Options = Pick<ReadOptions, 'signal'>;

/** Reasons for a visit, with their words in the visitor's language. @requirement I7 */
export async function reasonsInWords(
  asked: z.output<typeof reasonsRequestSchema>,
  options: Options = {},
): Promise<Result<ReasonsAnswer, Unavailable>> {
  const [found, phrases] = await Promise.all([
    findReasons(asked, options),
    dictionaryOfVisitor(asked.language),
  ]);
  return found.ok ? ok({ ...found.value, words: careWords(found.value.reasons, phrases) }) : found;
}

/** Questions before a visit, with their words in the visitor's language. @requirement I7 */
export async function questionsInWords(
  asked: z.output<typeof questionsRequestSchema>,
  options: Options = {},
): Promise<Result<QuestionsAnswer, Unavailable>> {
  const [found, phrases] = await Promise.all([
    findQuestions(asked, options),
    dictionaryOfVisitor(asked.language),
  ]);
  if (!found.ok) return found;
  return ok({ ...found.value, words: careWords(textsOf(found.value.questions), phrases) });
}
