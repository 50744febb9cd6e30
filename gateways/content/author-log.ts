import { readForms } from '../forms/definition.ts';
import { describeProblems } from './describe.ts';
import { oversightsOf } from './oversights/oversights.ts';
import type { SiteRules } from './oversights/site-rules.ts';
import type { Problem } from './problems.ts';
import type { Snapshot } from './snapshot.ts';

export type AuthorLog = {
  /** Content that cannot be served: the last good one stays. */
  readonly problems: (problems: readonly Problem[]) => void;
  /** Content that is served, with or without oversights. */
  readonly good: (content: Snapshot) => void;
};

/**
 * What a watching gateway tells authors after each change: what is wrong, once, and that it is good again.
 * @param options.write - gets whole lines
 * @requirement O2 O4
 */
export function createAuthorLog({
  folder,
  rules,
  write,
}: {
  readonly folder: string;
  readonly rules: SiteRules | undefined;
  readonly write: (text: string) => void;
}): AuthorLog {
  let last = '';
  const say = (problems: readonly Problem[], summary: string) => {
    const text = `${[...describeProblems(problems), summary].join('\n')}\n`;
    if (text !== last) write(text);
    last = text;
  };
  return {
    problems: (problems) =>
      say(problems, `The content has ${count(problems)}: visitors get the last good content.`),
    good: (content) => {
      const found = [...oversightsOf(content, rules), ...readForms(folder).problems];
      if (found.length > 0) return say(found, `The content is served, with ${count(found)}: see above.`);
      if (last !== '') write('Content is good again.\n');
      last = '';
    },
  };
}

function count({ length }: readonly Problem[]): string {
  return length === 1 ? 'one problem' : `${length} problems`;
}
