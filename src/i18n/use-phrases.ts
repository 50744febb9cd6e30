import { createContext, useContext } from 'react';
import { phraseId } from '@/i18n/phrase-id';
import { inForm, languageOfPhrases } from '@/i18n/plural-forms';

/** The phrases that the page's blocks use, in the page's language, by their ids (`phrasesOf`); filled on the server. */
export const PhrasesContext = createContext<Readonly<Record<string, string>>>({});

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Makes a translator over a set of phrases by id. `{name}` in a phrase is replaced by `values.name`, after the form for a
 * number was chosen (`inForm`); a key without a phrase is its own text. A value that ends with a full stop ("9 p.m.") ends its sentence as well.
 */
export function translator(phrases: Readonly<Record<string, string>>): Translate {
  return (key, values) => {
    const phrase = phrases[phraseId(key)] ?? key;
    if (!values) return phrase;
    return inForm(phrase, values, phrases[languageOfPhrases]).replace(
      /\{(\w+)\}(\.?)/g,
      (whole, name: string, stop: string) => {
        if (!(name in values)) return whole;
        const value = String(values[name]);
        return stop && value.endsWith(stop) ? value : value + stop;
      },
    );
  };
}

/** The translator of the page around a component. */
export function usePhrases(): Translate {
  return translator(useContext(PhrasesContext));
}
