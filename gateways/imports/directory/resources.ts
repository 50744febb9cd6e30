import { bagOf } from '../../content/read-files.ts';
import { UnreadableFileError } from '../read-input.ts';
import { listIn } from './concepts.ts';

type Bag = Readonly<Record<string, unknown>>;

/** The resources of one or more FHIR files, by type and by everything that a reference may call them. */
export class Resources {
  readonly #all: Bag[] = [];
  readonly #byReference = new Map<string, Bag>();

  add(written: Bag, fullUrl?: unknown): void {
    const type = String(written.resourceType);
    const contained = listIn(written.contained).map((one) => bagOf(one) ?? {});
    const own = `${type}/${String(written.id)}`;
    const resource = contained.length === 0 ? written : qualified(written, own);
    for (const part of contained)
      if (typeof part.resourceType === 'string') this.add(part, `${own}#${String(part.id)}`);
    this.#all.push(resource);
    if (typeof resource.id === 'string' && !String(fullUrl).includes('#'))
      this.#byReference.set(own, resource);
    if (typeof fullUrl === 'string') this.#byReference.set(fullUrl, resource);
    for (const identifier of listIn(resource.identifier)) {
      const name = identifierIn(identifier);
      if (name !== undefined) this.#byReference.set(`${type}?identifier=${name}`, resource);
    }
  }

  ofType(type: string): readonly Bag[] {
    return this.#all.filter(({ resourceType }) => resourceType === type);
  }

  /**
   * The resource that a FHIR reference leads to: relative, absolute, versioned, `urn:uuid:`, contained, by a search for an
   * identifier (`Location?identifier=…`, as transactions have it) or by the identifier alone.
   * @param type - of what it refers to
   */
  follow(reference: unknown, type: string): Bag | undefined {
    const written = bagOf(reference)?.reference;
    if (typeof written !== 'string') {
      const name = identifierIn(bagOf(reference)?.identifier);
      return name === undefined ? undefined : this.#byReference.get(`${type}?identifier=${name}`);
    }
    const relative = /([A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]+)?$/.exec(written)?.[1];
    return (
      this.#byReference.get(written) ?? (relative === undefined ? undefined : this.#byReference.get(relative))
    );
  }
}

/** `system|value`; undefined where there is no value. */
function identifierIn(identifier: unknown): string | undefined {
  const { system, value } = bagOf(identifier) ?? {};
  if (typeof value !== 'string') return undefined;
  return typeof system === 'string' ? `${system}|${value}` : value;
}

/** A resource whose references to what it contains say in whom that is: `#p1` is another one in each resource. */
function qualified(resource: Bag, own: string): Bag {
  const { contained: _contained, ...rest } = resource;
  const named = (key: string, value: unknown): unknown =>
    key === 'reference' && typeof value === 'string' && value.startsWith('#') ? `${own}${value}` : value;
  return JSON.parse(JSON.stringify(rest, named)) as Bag;
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
