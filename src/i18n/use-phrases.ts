import { createContext, useContext } from 'react';

/** The phrases that the page's blocks use, in the page's language; filled on the server. */
export const PhrasesContext = createContext<Readonly<Record<string, string>>>({});

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Makes a translator over a set of phrases. `{name}` in a phrase is replaced by `values.name`; a key without a phrase
 * comes back as itself, so that a missing translation is seen and nothing breaks. A value that ends with a full stop
 * ("9 p.m.") ends its sentence as well.
 */
export function translator(phrases: Readonly<Record<string, string>>): Translate {
  return (key, values) => {
    const phrase = phrases[key] ?? key;
    if (!values) return phrase;
    return phrase.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
      if (!(name in values)) return whole;
      const value = String(values[name]);
      return stop && value.endsWith(stop) ? value : value + stop;
    });
  };
}

/** The translator of the page around a component. */
export function usePhrases(): Translate {
  return translator(useContext(PhrasesContext));
}
