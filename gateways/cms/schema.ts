import { readFileSync } from 'node:fs';
import { Kind, parse, print, type InterfaceTypeDefinitionNode } from 'graphql';
import type { ContentStore } from '../content/store.ts';
import { fieldTypeNames, isFieldName, templateTypeName } from './type-names.ts';

const core = readFileSync(new URL('./schema/edge.graphql', import.meta.url), 'utf8');

/** The schema's members of every item, by name. */
const itemMembers = new Map(
  parse(core)
    .definitions.filter(
      (node): node is InterfaceTypeDefinitionNode => node.kind === Kind.INTERFACE_TYPE_DEFINITION,
    )
    .find((node) => node.name.value === 'Item')
    ?.fields?.map((field) => [field.name.value, print(field)]) ?? [],
);

/**
 * The schema: the CMS's own part, and a type for each template with its fields by name. A field with the name of a
 * member of every item can only be reached through `field(name)`.
 * @requirement O2
 */
export function schemaText(content: ContentStore): string {
  const types = [...content.templates()].flatMap((template) => {
    const name = templateTypeName(template);
    if (!name) return [];
    const fields = [...template.fields.values()]
      .filter((field) => isFieldName(field.name) && !itemMembers.has(field.name))
      .map((field) => `${field.name}: ${fieldTypeNames[field.type]}`);
    return [`type ${name} implements Item { ${[...itemMembers.values(), ...fields].join('\n')} }`];
  });
  return `${core}\n${types.join('\n')}`;
}
