import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

const src = new URL('../../src/', import.meta.url);

// The site's modules name each other as its bundler wants it: `@/` for the source folder, and no file endings.
registerHooks({
  resolve: (specifier, context, next) => {
    const url = specifier.startsWith('@/')
      ? new URL(specifier.slice(2), src)
      : specifier.startsWith('.') && context.parentURL?.startsWith(src.href)
        ? new URL(specifier, context.parentURL)
        : undefined;
    return next(url && existsSync(new URL(`${url.href}.ts`)) ? `${url.href}.ts` : specifier, context);
  },
});

/** A module of the site, for tests that hold another program to it. @param path - below `src`, without ending */
export async function siteModule<T>(path: string): Promise<T> {
  return (await import(new URL(`${path}.ts`, src).href)) as T;
}
