import type { Loader } from '@/cms/block';
import { itemOf } from '@/cms/fields/readers';
import {
  readAlert,
  readLanguage,
  type AlertData,
  type LanguageLink,
  type NavLink,
} from '@/features/chrome/model/navigation';
import { childItems, navigationTree } from '#services/navigation/client';

export type HeaderData = {
  readonly main: readonly NavLink[];
  readonly top: readonly NavLink[];
  readonly alerts: readonly AlertData[];
  readonly languages: readonly LanguageLink[];
};

/**
 * The navigation trees, alerts and languages that a header's fields point to. What cannot be had is left out: a page
 * without its menu is better than none.
 * @requirement M1 M2 M3
 */
export const load: Loader<HeaderData> = async ({ rendering, language, signal }) => {
  const ask = { language, signal };
  const folder = (name: string) => itemOf(rendering.fields?.[name])?.id ?? '';
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
    data: { main, top, alerts: alerts.map(readAlert), languages: languages.map(readLanguage) },
  };
};
