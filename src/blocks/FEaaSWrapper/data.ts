import { componentName } from '@/blocks/FEaaSWrapper/component-name';
import type { Loader } from '@/cms/block';
import { env } from '#config/server/env';
import { fetchComponent } from '#services/components/client';

export type SharedComponent = { readonly markup: string };

/** The markup of the component that the block's parameters name. @requirement G10 */
export const load: Loader<SharedComponent> = async ({ rendering, language }) => {
  const name = componentName(rendering.params);
  if (!name || !isOwnHost(rendering.params.ComponentHostName)) return { ok: false, error: 'notFound' };
  const found = await fetchComponent(name, { language, defaultLanguage: env().DEFAULT_LANGUAGE });
  return found.ok ? { ok: true, data: { markup: found.value } } : { ok: false, error: found.error };
};

/** Authors may name the host, but not another one: the server asks no address that comes from content. */
function isOwnHost(named: string | undefined): boolean {
  if (!named) return true;
  const host = named.includes('://') ? URL.parse(named)?.host : named.replace(/\/.*$/, '');
  return host === new URL(env().COMPONENTS_HOST).host;
}
