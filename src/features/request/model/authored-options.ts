import { fold } from '@/lib/fold';
import type { RequestOption } from './request-data';

/**
 * The options that an author chose, in their order; all of them where they chose none. A name that no physician has is
 * offered as it is: the clinic reads it.
 * @requirement J1
 */
export function authoredOptions(
  options: readonly RequestOption[],
  authored: readonly string[],
): readonly RequestOption[] {
  if (authored.length === 0) return options;
  const known = new Map(options.flatMap((option) => option.map((text) => [fold(text), option] as const)));
  return authored.map((name) => known.get(fold(name)) ?? ([name, name] as const));
}
