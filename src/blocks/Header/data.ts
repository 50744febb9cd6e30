import type { Loader } from '@/cms/block';
import { itemOf } from '@/cms/fields/readers';
import {
  readAlert,
  languagesOf,
  type AlertData,
  type LanguageLink,
  type NavLink,
} from '@/features/chrome/model/navigation';
import type { Result } from '@/lib/result';
import { childItems } from '#services/navigation/child-items';
import { withWords } from '#services/navigation/with-words';
import { navigationTree } from '#services/navigation/tree';

export type HeaderData = {
  readonly main: readonly NavLink[];
  readonly top: readonly NavLink[];
  readonly alerts: readonly AlertData[];
  readonly languages: readonly LanguageLink[];
  /** Id of the authored search that says what the search box suggests. */
  readonly searchModel: string | undefined;
};

/**
 * The navigation trees, alerts and languages that a header's fields point to. What cannot be had is left out: a page
 * without its menu is better than none. A sub-site has a header item of its own (`datasourceBelow`).
 * @requirement M1 M2 M3
 */
export const load: Loader<HeaderData> = async ({ rendering, language }) => {
  let isPartial = false;
  const orNothing = <T>(found: Result<readonly T[], unknown> | undefined): readonly T[] => {
    if (found && !found.ok) isPartial = true;
    return found?.ok ? found.value : [];
  };
  const folder = (name: string) => itemOf(rendering.fields?.[name])?.id ?? '';
  const tree = async (name: string) => {
    const id = folder(name);
    return orNothing(id ? await navigationTree(id, language) : undefined);
  };
  const items = async (name: string) => {
    const id = folder(name);
    return orNothing(id ? await childItems(id, language) : undefined);
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
      alerts: withWords(alerts.map(readAlert), language),
      languages: languagesOf(languages),
      searchModel: folder('searchModel') || undefined,
    },
    isPartial,
  };
};
