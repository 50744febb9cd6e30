import type { ShownWith } from './description.ts';
import { described, patientFieldNames } from './form.ts';

/** What the style sheet knows a condition by. @requirement J1 J8 */
export function shownKey({ field, choices }: ShownWith): string {
  return [field, ...choices].join(' ').trim();
}

/**
 * The style sheet that shows a field with the choices on which it depends, without scripts. Browsers that do not know
 * `:has` show all fields.
 * @requirement J1 J8
 */
export function shownRules(): string {
  const conditions = new Map<string, ShownWith>();
  for (const name of patientFieldNames) {
    const { shownWith } = described(name);
    if (shownWith) conditions.set(shownKey(shownWith), shownWith);
  }
  const selectors = [...conditions].map(
    ([key, shownWith]) => `${unmet(shownWith)} .shown[data-with='${key}']`,
  );
  return `/* Written from the descriptions of the fields: see shown-with.node.test.ts. */
@layer blocks {
  @supports selector(:has(*)) {
    ${selectors.join(',\n    ')} {
      display: none;
    }

    @media (scripting: enabled) {
      .shown[data-unsure] {
        display: none;
      }
    }
  }
}
`;
}

/** A form in which none of the choices is made. */
function unmet({ field, choices }: ShownWith): string {
  if (choices.includes('')) return `form:has(${chosen(field)})`;
  return `form:not(:has(${choices.map((choice) => chosen(field, choice)).join(', ')}))`;
}

/** A choice that is made: of a radio group or a checkbox, or in a list. */
function chosen(field: string, choice?: string): string {
  const value = choice === undefined ? '' : `[value='${choice}']`;
  const isList = patientFieldNames.some((name) => name === field && described(name).control === 'select');
  return `[name='${field}']${isList ? ' option' : ''}${value}:checked`;
}
