import { bagOf } from '../content/read-files.ts';
import { oneLine, plainText, shortened } from './plain-text.ts';
import type { Note } from './report.ts';

/** A record of a file, whose fields may be missing or of any shape; what cannot be used is noted. */
export class RecordReader {
  readonly notes: Note[] = [];
  readonly #data: unknown;
  readonly #record: string;

  /** @param record - how notes name it */
  constructor(record: string, data: unknown) {
    this.#record = record;
    this.#data = data;
  }

  note(kind: Note['kind'], reason: string): void {
    this.notes.push({ record: this.#record, kind, reason });
  }

  /** The value at a path of keys and indexes, such as `statusModule.overallStatus`; undefined where there is none. */
  at(path: string): unknown {
    return path.split('.').reduce<unknown>((value, key) => {
      if (Array.isArray(value)) return value[Number(key)] as unknown;
      const bag = bagOf(value);
      return bag !== undefined && Object.hasOwn(bag, key) ? bag[key] : undefined;
    }, this.#data);
  }

  list(path: string): readonly unknown[] {
    const value = this.at(path);
    if (Array.isArray(value)) return value;
    if (value !== undefined && value !== null) this.note('left out', `${path} is no list`);
    return [];
  }

  /** A text on one line, without markup; '' where there is none. */
  line(path: string, limit: number): string {
    return this.#text(path, limit, oneLine);
  }

  /** A text of several lines, without markup; '' where there is none. */
  text(path: string, limit: number): string {
    return this.#text(path, limit, plainText);
  }

  #text(path: string, limit: number, clean: (text: string) => string): string {
    const value = this.at(path);
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string' && typeof value !== 'number') {
      this.note('left out', `${path} is no text`);
      return '';
    }
    const text = clean(String(value));
    if (text.length <= limit) return text;
    this.note('shortened', `${path} has ${text.length} characters, ${limit} are kept`);
    return shortened(text, limit);
  }
}
