import { isTrue, itemOf, textOf } from '@/cms/fields/readers';
import type { Loader } from '@/cms/block';
import { childItems, navigationTree, type NavigationNode } from '#services/navigation/client';

export type AlertData = {
  readonly id: string;
  readonly version: string;
  /** Authored markup. */
  readonly text: string;
  readonly color: 'red' | 'yellow';
  readonly cannotBeClosed: boolean;
};

export type LanguageLink = { readonly name: string; readonly language: string; readonly url: string };

export type HeaderData = {
  readonly main: readonly NavigationNode[];
  readonly top: readonly NavigationNode[];
  readonly alerts: readonly AlertData[];
  readonly languages: readonly LanguageLink[];
};

/**
 * The navigation trees, alerts and languages that a header's fields point to. What cannot be had is left out: a page
 * without its menu is better than none.
 * @requirement M1 M2 M3
 */
export const load: Loader<HeaderData> = async ({ rendering, language, signal }) => {
  const folder = (name: string) => itemOf(rendering.fields?.[name])?.id ?? '';
  const ask = { language, signal };
  const tree = async (name: string) => {
    const id = folder(name);
    const found = id ? await navigationTree(id, ask) : undefined;
    return found?.ok ? found.value : [];
  };
  const items = async (name: string) => {
    const id = folder(name);
    const found = id ? await childItems(id, ask) : undefined;
    return found?.ok ? found.value : [];
  };
  const [main, top, alerts, languages] = await Promise.all([
    tree('megaNavigation'),
    tree('topNavigation'),
    items('alerts'),
    items('languages'),
  ]);
  return {
    ok: true,
    data: {
      main,
      top,
      alerts: alerts.map(({ fields }) => ({
        id: textOf(fields.alertId),
        version: textOf(fields.version),
        text: textOf(fields.alertText),
        color: textOf(fields.alertColor) === 'red' ? 'red' : 'yellow',
        cannotBeClosed: isTrue(fields.alertCannotBeClosed),
      })),
      languages: languages.map(({ fields }) => ({
        name: textOf(fields.languageName),
        language: textOf(fields.systemLanguage),
        url: textOf(fields.languageUrl),
      })),
    },
  };
};
