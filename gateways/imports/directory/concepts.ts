import { bagOf } from '../../content/read-files.ts';
import type { Names } from './records.ts';

/** A FHIR value as a list; what is none is empty. @requirement D2 E1 */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * What CodeableConcepts are called: their text, then the displays and codes of their codings.
 * @requirement D2 E1
 */
export function conceptsOf(value: unknown): readonly Names[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const concept = bagOf(one);
    const codings = listIn(concept?.coding).map((coding) => bagOf(coding));
    const words = [
      concept?.text,
      ...codings.map((coding) => coding?.display),
      ...codings.map((coding) => coding?.code),
    ];
    const names = words.filter((word): word is string => typeof word === 'string' && word !== '');
    return names.length > 0 ? [[...new Set(names)]] : [];
  });
}

/** Degrees are short codes such as `MD`; a longer text is a certificate, which a page has elsewhere. @requirement D2 */
export function degreesOf(value: unknown): readonly string[] {
  const codes = listIn(bagOf(value)?.coding).map((coding) => String(bagOf(coding)?.code ?? ''));
  return codes.filter((code) => /^[A-Z][A-Za-z.-]{1,7}$/.test(code));
}
