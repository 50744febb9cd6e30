import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/**
 * Makes a folder for a test's data, and removes it when the program ends. A hook of the test runner is no place for that:
 * Playwright reads a file, and makes its folders, in programs that run none of its tests.
 * @param name - what it is for: part of its name
 * @returns its path
 */
export function temporaryFolder(name: string): string {
  if (folders.length === 0) process.once('exit', removeAll);
  const folder = mkdtempSync(join(tmpdir(), `foyer-${name}-`));
  folders.push(folder);
  return folder;
}

function removeAll(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
