import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';

/** A temporary content folder for a test. */
export type ContentFolder = {
  readonly path: string;
  write(files: Readonly<Record<string, string | Uint8Array>>): void;
  /** Replaces a file as editors do: written beside it, then renamed. */
  replace(name: string, text: string): void;
  remove(): void;
};

/** The smallest valid content folder. */
export const leastContent: Readonly<Record<string, string>> = {
  'site.yaml': `
name: test
rootPath: /sitecore/content/test
hostName: www.example.org
languages:
  - {name: en, displayName: English, nativeName: English, englishName: English}
  - {name: es-MX, displayName: Spanish, nativeName: Español, englishName: Spanish}
  - {name: ar, displayName: Arabic, nativeName: العربية, englishName: Arabic, direction: rtl}
`,
  'templates/pages.yaml': `
- name: Page
  fields:
    - {name: headlineText, type: text}
    - {name: content, type: richtext}
  layout: {placeholders: {header: [{component: Header}]}}
`,
  'items/home.yaml': 'template: Page\nfields: {headlineText: home}\n',
};

/** Creates a content folder with files, by path below it. */
export function createContentFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): ContentFolder {
  const path = mkdtempSync(join(tmpdir(), 'foyer-content-'));
  const write = (named: Readonly<Record<string, string | Uint8Array>>) => {
    for (const [name, text] of Object.entries(named)) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), text);
    }
  };
  write({ ...leastContent, ...files });
  return {
    path,
    write,
    replace: (name, text) => {
      writeFileSync(join(path, `${name}~`), text);
      renameSync(join(path, `${name}~`), join(path, name));
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Creates a content folder that is removed after the test. */
export function folderOf(
  t: TestContext,
  files: Readonly<Record<string, string | Uint8Array>> = {},
): ContentFolder {
  const folder = createContentFolder(files);
  t.after(() => folder.remove());
  return folder;
}
