import { formatId } from '../content/ids.ts';
import type { TemplateField } from '../content/fields.ts';
import type { ContentStore, Template } from '../content/store.ts';
import { storedTypes } from './stored-types.ts';

/** A language of the site, as GraphQL resolves it. @requirement O2 */
export function languageNode(content: ContentStore, name: string): unknown {
  return (
    content.site().languages.find((language) => language.name === name) ?? {
      name,
      displayName: name,
      englishName: name,
      nativeName: name,
    }
  );
}

/** A field's definition in its template. @requirement O2 */
export function fieldDefinition(field: TemplateField): unknown {
  return {
    id: ({ format }: { readonly format?: string }) => formatId(field.id, format),
    name: field.name,
    section: field.section,
    sectionSortOrder: 100,
    shared: field.shared,
    sortOrder: field.sortOrder,
    source: '',
    title: field.title,
    type: storedTypes[field.type],
    unversioned: false,
  };
}

/** A template, as GraphQL resolves it. @requirement O2 */
export function templateNode(template: Template | undefined): unknown {
  return (
    template && {
      id: ({ format }: { readonly format?: string }) => formatId(template.id, format),
      name: template.name,
      baseTemplates: () => template.bases.map((base) => templateNode(base)),
      fields: () => [...template.fields.values()].map((field) => fieldDefinition(field)),
      ownFields: () => template.ownFields.map((field) => fieldDefinition(field)),
    }
  );
}
