import { atOnce, type Steps } from '../../lib/steps.ts';
import { narrowest, Numbers, startsOf } from './numbers.ts';
import { ValueField } from './value-field.ts';

type ValuesOf = (document: number) => readonly (string | number | boolean)[];

/** Builds a field from every document's values. @requirement B18 */
export function buildValueField(size: number, valuesOf: ValuesOf): ValueField {
  return atOnce(valueFieldSteps(size, valuesOf));
}

/** Builds a field in steps. @requirement B18 */
export function* valueFieldSteps(size: number, valuesOf: ValuesOf): Steps<ValueField> {
  const numberOf = new Map<string, number>();
  const counts = new Uint32Array(size);
  const found = new Numbers();
  for (let document = 0; document < size; document += 1) {
    for (const value of valuesOf(document)) {
      const text = String(value);
      let number = numberOf.get(text);
      if (number === undefined) {
        number = numberOf.size;
        numberOf.set(text, number);
      }
      found.push(number);
      counts[document] = (counts[document] ?? 0) + 1;
    }
    yield;
  }
  const values = [...numberOf.keys()].sort();
  const order = new Uint32Array(values.length);
  values.forEach((value, place) => {
    order[numberOf.get(value) ?? 0] = place;
  });
  const Ordinals = narrowest(values.length);
  const ordinals = new Ordinals(found.length);
  found.view().forEach((number, at) => {
    ordinals[at] = order[number] ?? 0;
  });
  return new ValueField({
    values,
    starts: startsOf(counts),
    ordinals,
  });
}
