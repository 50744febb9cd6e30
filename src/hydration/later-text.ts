import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let text: string | undefined;

const files = ['first-look.js', 'early-tab.js', 'later.js'];

/**
 * The script that asks for the page's scripts, as it stands in documents: `first-look.js`, `early-tab.js` and `later.js`
 * without their comments. The server in front and the framework's documents are bundled apart, so both read the same files.
 */
export function laterText(): string {
  text ??= files
    .map((name) => readFileSync(join(process.cwd(), 'src/hydration', name), 'utf8'))
    .join('')
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^\s+/gm, '');
  return text;
}

/** Its digest, in the form that a content security policy wants. */
export function laterHash(): string {
  return `'sha256-${createHash('sha256').update(laterText()).digest('base64')}'`;
}
