import { useEffect, useState } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { dashDate } from '@/lib/dates';
import {
  fieldProblem,
  formProblems,
  missingFields,
  normalValue,
  type FieldProblem,
  type FieldRule,
  type FormProblems,
  type FormRules,
  type FormValues,
} from '@/lib/form-rules';
import type { FieldError } from '@/ui/error-summary/ErrorSummary';
import { afterPress, followPointer } from '@/ui/form/after-press';
import { problemText } from '@/ui/form/messages';

type FormSetup<Name extends string> = {
  /** Put before the ids of the fields; empty for none. */
  readonly prefix: string;
  /** Every field's label, in the order in which the fields stand on the page. */
  readonly labels: Readonly<Record<Name, string>>;
  /** What is checked, from what stands in the form: a field that is disabled has no rule. */
  readonly rules: FormRules<Name> | ((values: FormValues<Name>) => FormRules<Name>);
  /** An author's own words for wrong values. */
  readonly messages?: Readonly<Partial<Record<Name, string>>>;
  readonly initial: FormValues<Name>;
  /** For a form whose values live elsewhere: they stand in `initial`, and changes are told here. */
  readonly onChange?: (changed: Partial<FormValues<Name>>) => void;
  /** What a server found, for a form that came back from it. */
  readonly problems?: FormProblems<Name> | undefined;
};

/** What a field of the kit gets by spreading `form.field(name)`. */
export type BoundField = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly onValueChange: (value: string) => void;
  readonly onBlur: () => void;
};

export type FormControl<Name extends string> = {
  readonly values: FormValues<Name>;
  readonly field: (name: Name) => BoundField;
  readonly change: (values: Partial<FormValues<Name>>) => void;
  /** Takes in what was typed before our script was there, by the fields' names; other names are passed over. */
  readonly adopt: (typed: Readonly<Record<string, string>>) => void;
  /** Checks everything and shows what is wrong. @param more - what the caller found himself @returns all of it */
  readonly check: (more?: FormProblems<Name>) => FormProblems<Name>;
  /** Shows at once what is wrong with a field, without the summary. */
  readonly point: (problems: FormProblems<Name>) => void;
  /** Shows what a server found wrong. */
  readonly refuse: (problems: FormProblems<Name>) => void;
  /** The problems as the summary lists them. */
  readonly summary: readonly FieldError[];
  readonly attempts: number;
  /** For `formError` of the measuring: `id is blank|id is blank`. */
  readonly missing: (problems: FormProblems<Name>) => string;
};

/**
 * A form's values and what is wrong with them. A field is checked when it is left and when the form is sent; while it is
 * being mended it is not called wrong. The summary shows what the last try found.
 * @requirement K1 K5 J8
 */
export function useForm<Name extends string>(setup: FormSetup<Name>): FormControl<Name> {
  const { prefix, labels, messages = {} } = setup;
  const t = usePhrases();
  const [own, setOwn] = useState(setup.initial);
  const values = setup.onChange ? setup.initial : own;
  const given: FormProblems<Name> = setup.problems ?? ({} as FormProblems<Name>);
  const [problems, setProblems] = useState(given);
  const [tried, setTried] = useState(given);
  const [attempts, setAttempts] = useState(0);
  useEffect(followPointer, []);
  const rulesFor = (current: FormValues<Name>) =>
    typeof setup.rules === 'function' ? setup.rules(current) : setup.rules;
  const rules = rulesFor(values);
  const idOf = (name: Name) => `${prefix}${name}`;
  const words = (name: Name, problem: FieldProblem) =>
    problemText(t, problem, {
      label: labels[name],
      rule: rules[name],
      message: (messages as Partial<Record<Name, string>>)[name],
    });

  const change = (changed: Partial<FormValues<Name>>) => {
    if (setup.onChange) setup.onChange(changed);
    else setOwn((before) => ({ ...before, ...changed }));
    const mended = ([name]: readonly [string, unknown]) => !(name in changed);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(mended)) as typeof before);
  };
  const adopt = (typed: Readonly<Record<string, string>>) => {
    const known = Object.keys(labels) as Name[];
    const found = known.flatMap((name) => {
      const value = typed[name];
      return value ? [[name, written(rules[name], value)] as const] : [];
    });
    const news = found.filter(([name, value]) => value !== values[name]);
    if (news.length > 0) change(Object.fromEntries(news) as Partial<FormValues<Name>>);
  };
  const leave = (name: Name) => {
    const rule = rules[name];
    const problem = rule && fieldProblem(rule, values[name]);
    setProblems((before) => ({ ...before, [name]: problem }));
  };
  const refuse = (found: FormProblems<Name>) => {
    setProblems(found);
    setTried(found);
    setAttempts((before) => before + 1);
  };

  return {
    values,
    change,
    adopt,
    refuse,
    attempts,
    missing: (found) => missingFields(found, idOf),
    point: (found) => setProblems((before) => ({ ...before, ...found })),
    check: (more) => {
      const found = { ...formProblems(rules, values), ...more };
      if (Object.keys(found).length > 0) refuse(found);
      return found;
    },
    field: (name) => {
      const problem = problems[name];
      return {
        id: idOf(name),
        name,
        label: labels[name],
        value: values[name],
        error: problem && words(name, problem),
        isRequired: rules[name]?.isRequired ?? false,
        onValueChange: (value) => change({ [name]: value } as Partial<FormValues<Name>>),
        onBlur: () => afterPress(() => leave(name)),
      };
    },
    summary: (Object.keys(labels) as Name[]).flatMap((name) => {
      const problem = tried[name] && problems[name];
      if (!problem) return [];
      const text = words(name, problem);
      return [
        { id: idOf(name), text: problem === 'blank' || !labels[name] ? text : `${labels[name]}: ${text}` },
      ];
    }),
  };
}

/** A date or a telephone number with the dashes that our script would have put in; anything else as it is. */
function written(rule: FieldRule | undefined, value: string): string {
  if (rule?.kind === 'date') return dashDate(value);
  return rule?.kind === 'phone' && !fieldProblem(rule, value) ? normalValue(rule, value) : value;
}
