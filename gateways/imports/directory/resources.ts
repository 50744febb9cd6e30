import { bagOf } from '../../content/read-files.ts';
import { UnreadableFileError } from '../read-input.ts';

type Bag = Readonly<Record<string, unknown>>;

/** The resources of one or more FHIR files, by type and by everything that a reference may call them. */
export class Resources {
  readonly #all: Bag[] = [];
  readonly #byReference = new Map<string, Bag>();

  add(resource: Bag, fullUrl?: unknown): void {
    this.#all.push(resource);
    if (typeof resource.id === 'string')
      this.#byReference.set(`${String(resource.resourceType)}/${resource.id}`, resource);
    if (typeof fullUrl === 'string') this.#byReference.set(fullUrl, resource);
  }

  ofType(type: string): readonly Bag[] {
    return this.#all.filter(({ resourceType }) => resourceType === type);
  }

  /** The resource that a FHIR reference leads to: relative, absolute, versioned or `urn:uuid:`. */
  follow(reference: unknown): Bag | undefined {
    const written = bagOf(reference)?.reference;
    if (typeof written !== 'string') return undefined;
    const relative = /([A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]+)?$/.exec(written)?.[1];
    return (
      this.#byReference.get(written) ?? (relative === undefined ? undefined : this.#byReference.get(relative))
    );
  }
}

/**
 * Reads FHIR R4: a Bundle, a resource, a list of these, or one resource a line (`.ndjson`).
 * @throws UnreadableFileError where it is neither
 * @requirement D2 E1
 */
export function readResources(file: string, text: string, into: Resources): void {
  const before = into.ofType('Bundle').length;
  for (const value of valuesOf(file, text)) addValue(file, value, into);
  if (into.ofType('Bundle').length > before)
    throw new UnreadableFileError(`${file}: a bundle is inside a bundle.`);
}

function addValue(file: string, value: unknown, into: Resources): void {
  if (Array.isArray(value)) {
    for (const one of value) addValue(file, one, into);
    return;
  }
  const bag = bagOf(value);
  if (typeof bag?.resourceType !== 'string')
    throw new UnreadableFileError(`${file} is not FHIR: a value has no resourceType.`);
  if (bag.resourceType !== 'Bundle') {
    into.add(bag);
    return;
  }
  for (const entry of Array.isArray(bag.entry) ? bag.entry : []) {
    const resource = bagOf(bagOf(entry)?.resource);
    if (resource !== undefined) into.add(resource, bagOf(entry)?.fullUrl);
  }
}

function valuesOf(file: string, text: string): readonly unknown[] {
  const lines = file.replace(/\.gz$/, '').endsWith('.ndjson') ? text.split('\n') : [text];
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line)] as unknown[];
    } catch {
      throw new UnreadableFileError(`${file}${lines.length > 1 ? `:${index + 1}` : ''} is not JSON.`);
    }
  });
}
