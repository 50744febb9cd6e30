import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { Problems, type Problem } from '../content/problems.ts';
import { readYamlFiles } from '../content/read-files.ts';

const words = z.strictObject({
  label: z.string().optional(),
  instructions: z.string().optional(),
  /** Labels of the options, in their order. */
  options: z.array(z.string()).optional(),
});

const elementSchema = z.strictObject({
  id: z.coerce.string().regex(/^[\w-]{1,40}$/),
  htmlName: z.string().min(1),
  displayType: z.enum(['text', 'textArea', 'singleSelect', 'radio', 'checkbox', 'hidden', 'submit']),
  dataType: z.enum(['text', 'numeric', 'date']).default('text'),
  label: z.string().min(1),
  instructions: z.string().default(''),
  required: z.boolean().default(false),
  /** Required only where another element, by its id, has this value. */
  requiredWhen: z.strictObject({ element: z.coerce.string(), value: z.string().min(1) }).optional(),
  /** Characters. */
  minimum: z.int().min(0).default(0),
  maximum: z.int().min(1).max(9999).optional(),
  email: z.boolean().default(false),
  /** Addresses of pages are refused: what programs write into forms is mostly those. */
  noLinks: z.boolean().default(false),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })).default([]),
  /** Of a hidden element. */
  value: z.string().default(''),
  languages: z.record(z.string(), words).default({}),
});

const formSchema = z.strictObject({
  name: z.string().min(1),
  /** Who reads what is sent; the house's own readers where it names nobody. */
  sendTo: z.array(z.email()).default([]),
  /** Whether its sender gets a mail that it arrived: to their element `emailAddress`. */
  answersSender: z.boolean().default(false),
  /** What that mail says of the answer, by language: who gives it, and by when. */
  answer: z.record(z.string(), z.string()).default({}),
  /** The element, by its `htmlName`, in which a study stands: the mail says its number. */
  answerNames: z.string().default(''),
  /** The sender's address joins the newsletter's list, once its owner has confirmed it. */
  newsletter: z.boolean().default(false),
  elements: z.array(elementSchema).min(1),
});

export type FormElement = z.output<typeof elementSchema>;
/** A form that the embedded gateway knows. `id` is the name of its file. */
export type FormDefinition = z.output<typeof formSchema> & { readonly id: string; readonly file: string };
export type Forms = ReadonlyMap<string, FormDefinition>;

/**
 * Reads the forms of a content folder: each file of `forms/` is one.
 * @returns the forms by id, and what is wrong with the others, a line each
 * @requirement K9
 */
export function readForms(contentDir: string): {
  readonly forms: Forms;
  readonly problems: readonly Problem[];
} {
  const problems = new Problems();
  const forms = new Map<string, FormDefinition>();
  for (const { file, path, data } of readYamlFiles(
    join(contentDir, 'forms'),
    problems,
    createHash('sha256'),
  )) {
    const parsed = formSchema.safeParse(data);
    if (!parsed.success) {
      for (const { path: place, message } of parsed.error.issues)
        problems.add(
          file,
          place.map((part) => (typeof part === 'number' ? part : String(part))),
          message,
        );
      continue;
    }
    for (const repeated of repeatedIds(parsed.data.elements))
      problems.add(file, ['elements'], `two elements have the id ${repeated}`);
    for (const unknown of unknownConditions(parsed.data.elements))
      problems.add(file, ['elements'], `requiredWhen names ${unknown}, which no element has`);
    forms.set(basename(path), { ...parsed.data, id: basename(path), file });
  }
  return { forms, problems: problems.list() };
}

/** What `requiredWhen` names and nobody can choose: an element, or a value of its options. */
function unknownConditions(elements: readonly FormElement[]): readonly string[] {
  return elements.flatMap(({ requiredWhen }) => {
    if (requiredWhen === undefined) return [];
    const { element, value } = requiredWhen;
    const other = elements.find(({ id }) => id === element);
    if (other === undefined) return [`the element ${element}`];
    return other.options.some((option) => option.value === value) ? [] : [`the value ${value}`];
  });
}

function repeatedIds(elements: readonly FormElement[]): readonly string[] {
  const seen = new Set<string>();
  return elements.flatMap(({ id }) => {
    if (seen.has(id)) return [id];
    seen.add(id);
    return [];
  });
}
