const registryName = Symbol.for('foyer.process-wide');
type Holder = { [registryName]?: Map<string, unknown> };

/**
 * The process's one value of a name. The framework loads its own copy of every module for each route: a value in a
 * module's own variable would be many.
 * @param name - stands for one type
 * @param make - makes it for whoever asks first
 * @requirement O8
 */
export function processWide<T>(name: string, make: () => T): T {
  const holder = globalThis as Holder;
  holder[registryName] ??= new Map();
  const registry = holder[registryName];
  if (!registry.has(name)) registry.set(name, make());
  return registry.get(name) as T;
}
