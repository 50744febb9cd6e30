import { useEffect, useState } from 'react';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
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
import { afterPress, followPointer } from '@/ui/form/after-press';
import type { FormControl, FormSetup } from '@/ui/form/form-control';
import { problemText } from '@/ui/form/messages';

/**
 * A form's values and what is wrong with them. A field is checked when it is left and when the form is sent; while it is
 * being mended it is not called wrong. The summary shows what the last try found, until the next one.
 * @requirement K1 K5 J8
 */
export function useForm<Name extends string>(setup: FormSetup<Name>): FormControl<Name> {
  const { prefix } = setup;
  const t = usePhrases();
  const [own, setOwn] = useState(setup.initial);
  const values = setup.onChange ? setup.initial : own;
  const labels = typeof setup.labels === 'function' ? setup.labels(values) : setup.labels;
  const given: FormProblems<Name> = setup.problems ?? ({} as FormProblems<Name>);
  const [problems, setProblems] = useState(given);
  const [tried, setTried] = useState(given);
  const [attempts, setAttempts] = useState(0);
  const [left, setLeft] = useState<Name | undefined>();
  useEffect(followPointer, []);
  const rulesFor = (current: FormValues<Name>) =>
    typeof setup.rules === 'function' ? setup.rules(current) : setup.rules;
  const rules = rulesFor(values);
  const idOf = (name: Name) => `${prefix}${name}`;
  const { words, listed } = wordsFor(t, { ...setup, labels }, rules);
  const wrong = left && problems[left];

  const change = (changed: Partial<FormValues<Name>>) => {
    if (setup.onChange) setup.onChange(changed);
    else setOwn((before) => ({ ...before, ...changed }));
    const mended = ([name]: readonly [string, unknown]) => !(name in changed);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(mended)) as typeof before);
  };
  const adopt = (typed: Readonly<Record<string, string>>) => {
    const found = typedValues(Object.keys(labels) as Name[], typed, rules);
    const news = found.filter(([name, value]) => value !== values[name]);
    if (news.length > 0) change(Object.fromEntries(news) as Partial<FormValues<Name>>);
  };
  const leave = (name: Name) => {
    const rule = rules[name];
    const problem = rule && fieldProblem(rule, values[name]);
    setProblems((before) => ({ ...before, [name]: problem }));
    setLeft(name);
  };
  const refuse = (found: FormProblems<Name>) => {
    setProblems(found);
    setTried(found);
    setLeft(undefined);
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
      else setTried(found);
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
    said: wrong ? `${t('Error:')} ${listed(left, wrong)}` : '',
    summary: (Object.keys(labels) as Name[]).flatMap((name) => {
      const problem = tried[name];
      return problem ? [{ id: idOf(name), text: listed(name, problem) }] : [];
    }),
  };
}

/** The problems of a form in words: beside their fields, and in a list, where each says of which field it speaks. */
function wordsFor<Name extends string>(
  t: Translate,
  {
    labels,
    messages,
  }: Pick<FormSetup<Name>, 'messages'> & { readonly labels: Readonly<Record<Name, string>> },
  rules: FormRules<Name>,
) {
  const words = (name: Name, problem: FieldProblem) =>
    problemText(t, problem, { label: labels[name], rule: rules[name], message: messages?.[name] });
  const listed = (name: Name, problem: FieldProblem) => {
    const text = words(name, problem);
    return problem === 'blank' || !labels[name] ? text : `${labels[name]}: ${text}`;
  };
  return { words, listed };
}

/** What was typed into the known fields, as the script would have written it; empty fields are left out. */
function typedValues<Name extends string>(
  names: readonly Name[],
  typed: Readonly<Record<string, string>>,
  rules: FormRules<Name>,
): readonly (readonly [Name, string])[] {
  return names.flatMap((name) => {
    const value = typed[name];
    return value ? [[name, written(rules[name], value)] as const] : [];
  });
}

/** A date or a phone number with the dashes that the script puts in; anything else as it is. */
function written(rule: FieldRule | undefined, value: string): string {
  if (rule?.kind === 'date') return dashDate(value);
  return rule?.kind === 'phone' && !fieldProblem(rule, value) ? normalValue(rule, value) : value;
}
