import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/node24.mjs';
import { completeLock } from './lib/lock-file.mjs';

/**
 * Adds the optional packages of other platforms that package-lock.json lacks: `npm run lock:complete`. npm leaves out
 * those that its registry did not carry when the lock was written, and `npm ci` then refuses the whole file.
 */
const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages, added } = completeLock(lock.packages);
if (added.length > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`);
process.stdout.write(`${added.length} optional packages added to package-lock.json.\n`);
