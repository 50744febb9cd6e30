import { TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { toHaveNoViolations } from 'jest-axe';

// A busy machine renders slowly: a wait ends as soon as what it waits for is there.
configure({ asyncUtilTimeout: 10_000 });

expect.extend(toHaveNoViolations);

if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  // The test document has no modal dialogs of its own.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

if (typeof document !== 'undefined' && typeof CSS === 'undefined') {
  // The test document has no CSS object; the site asks it for escaped names only.
  Object.defineProperty(globalThis, 'CSS', {
    value: { escape: (name: string) => name.replace(/[^\w-]/g, (letter) => `\\${letter}`) },
  });
}

// Browsers have it; the test document has not.
globalThis.TextEncoder ??= TextEncoder;

// What server code logs belongs to no report; a test that reads it listens with `hearLog`. Files of one worker share the
// streams, but each listens to its own view of them: the code of an earlier file may still log something.
const quiet = Symbol.for('foyer.quiet-log');
if (typeof window === 'undefined') {
  for (const name of ['stderr', 'stdout'] as const) {
    const stream = process[name];
    if (!(quiet in stream)) {
      const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
      const isLine = (chunk: unknown) => String(chunk).startsWith('{"time":');
      Object.assign(stream, {
        [quiet]: true,
        write: (...given: unknown[]) => isLine(given[0]) || write(...given),
      });
    }
    const own = Object.create(stream) as typeof stream;
    Object.defineProperty(process, name, { value: own, configurable: true });
  }
}
