import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files.js';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';

type Manifest = {
  readonly pagesChunkGroupBootstrapParams?: Parameters<typeof getTurbopackChunkGroupBootstrap>[0];
  readonly chunkLoadingGlobal?: string;
};

/**
 * Digests of the inline scripts that this build writes into its pages, in the form that a content security policy
 * wants. Made with the framework's own functions, so that they agree with what it writes.
 * @param distDir - absolute path of the build
 * @requirement N3
 */
export function scriptHashes(distDir: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(distDir, 'build-manifest.json'), 'utf8')) as Manifest;
  const { pagesChunkGroupBootstrapParams: params, chunkLoadingGlobal } = manifest;
  if (!params || !chunkLoadingGlobal) return [];
  const scripts = Object.keys(params)
    .map((page) => getTurbopackChunkGroupBootstrap(params, chunkLoadingGlobal, ['/_app', page]))
    .filter((script) => typeof script === 'string' && script !== '')
    .map((script) => htmlEscapeJsonString(String(script)));
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
