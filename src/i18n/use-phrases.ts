import { createContext, useContext } from 'react';

/** The phrases that the page's blocks use, in the page's language; filled on the server. */
export const PhrasesContext = createContext<Readonly<Record<string, string>>>({});

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Makes a translator over a set of phrases. `{name}` in a phrase is replaced by `values.name`; a key without a phrase
 * comes back as itself, so that a missing translation is seen and nothing breaks.
 */
export function translator(phrases: Readonly<Record<string, string>>): Translate {
  return (key, values) => {
    const phrase = phrases[key] ?? key;
    if (!values) return phrase;
    return phrase.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    );
  };
}

/** The translator of the page around a component. */
export function usePhrases(): Translate {
  return translator(useContext(PhrasesContext));
}
