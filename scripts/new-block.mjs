import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFiles, blockTemplate } from './lib/block-files.mjs';
import { fail, root } from './lib/node24.mjs';

/**
 * Starts a block: `npm run new:block OpeningNote`. Writes its folder, its line in the registry and the template of its
 * datasource, unless content has one of that name.
 */
const registry = join(root, 'src/registry/components.ts');
const templates = join(root, 'content/templates/blocks.yaml');
const blocks = join(root, 'src/blocks');

const name = process.argv[2] ?? fail('Name the block: npm run new:block QuoteBanner');
if (!/^[A-Z][A-Za-z0-9]{2,59}$/.test(name))
  fail(
    `"${name}" is no name for a block: use letters and digits, each word with a capital, as in QuoteBanner.`,
  );
// Not every file system tells capitals apart.
const taken = readdirSync(blocks).find((folder) => folder.toLowerCase() === name.toLowerCase());
if (taken) fail(`There is a block ${taken} already: see src/blocks/${taken}.`);

const folder = join(blocks, name);
mkdirSync(folder);
for (const [file, text] of Object.entries(blockFiles(name))) writeFileSync(join(folder, file), text);

const line = `  ${name}: dynamic(() => import('@/blocks/${name}/${name}').then((file) => file.${name})),`;
const lines = readFileSync(registry, 'utf8').split('\n');
const isLater = (/** @type {string} */ other) => (/^ {2}(\w+)[:,]/.exec(other)?.[1] ?? '') > name;
const place = lines.findIndex(isLater);
lines.splice(place === -1 ? lines.findIndex((other) => other.startsWith('} satisfies')) : place, 0, line);
writeFileSync(registry, lines.join('\n'));

const templateName = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
const hasTemplate = globSync('content/templates/*.yaml', { cwd: root }).some((file) =>
  readFileSync(join(root, file), 'utf8').split('\n').includes(`- name: ${templateName}`),
);
if (!hasTemplate) writeFileSync(templates, blockTemplate(templateName), { flag: 'a' });

spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', folder], { cwd: root, stdio: 'ignore' });
process.stdout
  .write(`src/blocks/${name} is a block of its own now. Its datasource: the template "${templateName}"
in content/templates${hasTemplate ? ', which was there' : '/blocks.yaml'}. Next:

  npm test src/blocks/${name} src/registry/block    its tests
  npm run dev                                       then /dev/blocks?block=${name} shows its fixtures
`);
