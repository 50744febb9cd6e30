import { usePhrases } from '@/i18n/use-phrases';
import type { FormProblems } from '@/lib/form-rules';
import type { FieldError } from '@/ui/error-summary/ErrorSummary';
import { problemText } from '@/ui/form/messages';

/**
 * What was wrong with some fields, in words: for the list of problems, and beside each field.
 * @param labels - of the fields by their names, which are their ids too, in the order of the page
 * @requirement K1
 */
export function useProblems(
  problems: FormProblems<string>,
  labels: Readonly<Record<string, string>>,
): { readonly errors: readonly FieldError[]; readonly errorOf: (name: string) => string | undefined } {
  const t = usePhrases();
  const errorOf = (name: string): string | undefined => {
    const problem = problems[name];
    return problem && problemText(t, problem, { label: labels[name] ?? '' });
  };
  const errors = Object.entries(labels).flatMap(([id, label]) => {
    const text = errorOf(id);
    if (text === undefined) return [];
    return [{ id, text: problems[id] === 'blank' || label === '' ? text : `${label}: ${text}` }];
  });
  return { errors, errorOf };
}
