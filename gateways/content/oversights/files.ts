import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problems } from '../problems.ts';
import { slipsIn } from '../read-files.ts';
import type { Snapshot } from '../snapshot.ts';
import { pageOf } from './page-texts.ts';

const folders = ['items', 'templates', 'dictionary', 'forms'];
/** What editors and operating systems leave behind. */
const leftBehind = /^\.|~$|\.(?:swp|orig|bak|md|ts|tsbuildinfo)$/;

/** Looks for files that nobody reads, or reads in part, and pages where no visitor comes. @requirement O6 */
export function checkFiles(content: Snapshot, problems: Problems): void {
  for (const name of folders) {
    const folder = join(content.folder, name);
    if (!existsSync(folder)) continue;
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (
        !path.endsWith('.yaml') &&
        !leftBehind.test(basename(path)) &&
        statSync(join(folder, path)).isFile()
      )
        problems.addAtLine(
          join(folder, path),
          1,
          'nobody reads this file: give it a name that ends with .yaml',
        );
  }
  for (const file of new Set([...content.items.values()].map((item) => item.file)))
    for (const { line, reason } of slipsIn(file)) problems.addAtLine(file, line, reason);
  const home = `${content.site.rootPath}/home`;
  for (const item of content.items.values()) {
    if (pageOf(item, content) !== item.path) continue;
    if (item.path !== home && !item.path.startsWith(`${home}/`))
      problems.add(
        item.file,
        item.place,
        'this page is not below home, so it has no address: move its file to items/home',
      );
    else if (/\s/.test(item.name))
      problems.add(
        item.file,
        item.place,
        `the address of this page has a space ("${item.name}"): name it with hyphens`,
      );
  }
}
