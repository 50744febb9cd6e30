type Params = Readonly<Record<string, string>>;

/** The parameters that name a shared component; undefined while a name is missing. @requirement G10 */
export function componentName({
  LibraryId: library = '',
  ComponentId: component = '',
  ComponentVersion: version = '',
  ComponentRevision: revision = '',
}: Params) {
  if (library === '' || component === '') return undefined;
  return { library, component, version: version || 'responsive', revision: revision || 'published' };
}
