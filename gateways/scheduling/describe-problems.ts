import type { z } from 'zod';

/**
 * Says what is wrong with a body by naming fields and rules. Never repeats a value: it may be about a patient.
 * @returns at most five entries, `Field: rule; Field: rule`
 * @requirement I12
 */
export function describeProblems(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map((issue) => {
      const field = issue.path.map(String).join('.') || 'body';
      if (issue.code === 'unrecognized_keys') return `${field}: has fields that are not known`;
      return `${field}: ${issue.code === 'custom' || issue.code === 'invalid_format' || issue.code === 'too_small' ? issue.message : 'is missing or not valid'}`;
    })
    .join('; ');
}
