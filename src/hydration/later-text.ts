import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let text: string | undefined;

/**
 * The script that asks for the page's scripts, as it stands in documents: `later.js` without its comments. The server in
 * front and the framework's documents are bundled apart, so both read the same file.
 */
export function laterText(): string {
  text ??= readFileSync(join(process.cwd(), 'src/hydration/later.js'), 'utf8')
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^\s+/gm, '');
  return text;
}

/** Its digest, in the form that a content security policy wants. */
export function laterHash(): string {
  return `'sha256-${createHash('sha256').update(laterText()).digest('base64')}'`;
}
