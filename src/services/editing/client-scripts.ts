import { isAllowedOrigin } from '@/config/editing-paths';
import { env } from '#config/server/env';

/**
 * What the editor asks to have in the page; programs of its own origins only.
 * @param context - of the layout service's answer
 * @requirement O1
 */
export function clientScriptsOf(context: Readonly<Record<string, unknown>>): {
  readonly editorScripts: readonly string[];
  readonly editorData: Readonly<Record<string, unknown>>;
} {
  const { clientScripts, clientData } = context;
  const scripts = Array.isArray(clientScripts) ? clientScripts : [];
  return {
    editorScripts: scripts.filter(
      (address): address is string =>
        typeof address === 'string' &&
        URL.canParse(address) &&
        isAllowedOrigin(new URL(address).origin, env().JSS_ALLOWED_ORIGINS),
    ),
    editorData:
      typeof clientData === 'object' && clientData !== null
        ? (clientData as Readonly<Record<string, unknown>>)
        : {},
  };
}
