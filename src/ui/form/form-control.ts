import type { FormProblems, FormRules, FormValues } from '@/lib/form-rules';
import type { FieldError } from '@/ui/error-summary/ErrorSummary';

export type FormSetup<Name extends string> = {
  /** Put before the ids of the fields; empty for none. */
  readonly prefix: string;
  /** Every field's label, in the order in which the fields stand on the page; some depend on what is answered. */
  readonly labels:
    | Readonly<Record<Name, string>>
    | ((values: FormValues<Name>) => Readonly<Record<Name, string>>);
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
  /** Takes in what was typed before the script had loaded, by the fields' names. Other names are ignored. */
  readonly adopt: (typed: Readonly<Record<string, string>>) => void;
  /** Checks everything and shows what is wrong. @param more - what the caller found @returns all of it */
  readonly check: (more?: FormProblems<Name>) => FormProblems<Name>;
  /** Shows at once what is wrong with a field, without the summary. */
  readonly point: (problems: FormProblems<Name>) => void;
  /** Shows what a server found wrong. */
  readonly refuse: (problems: FormProblems<Name>) => void;
  /** What is wrong with the field that was left last, for people who do not see it beside the field; '' for nothing. */
  readonly said: string;
  /** What the last try found, as the summary lists it. */
  readonly summary: readonly FieldError[];
  readonly attempts: number;
  /** For `formError` of the analytics event: `id is blank|id is blank`, or `invalid`. */
  readonly missing: (problems: FormProblems<Name>) => string;
};
