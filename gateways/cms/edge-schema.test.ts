import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { startEdge } from './testing/edge-site.ts';

/** Everything that a client can name in the schema, one line each, as in the fixture. */
function membersOf(schema: GraphQLSchema): ReadonlySet<string> {
  const members = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const { name } of type.getInterfaces()) members.add(`${type.name} implements ${name}`);
      for (const field of Object.values(type.getFields())) {
        const args = field.args.map((arg) => `${arg.name}: ${arg.type.toString()}`).join(', ');
        members.add(`${type.name}.${field.name}${args ? `(${args})` : ''}: ${field.type.toString()}`);
      }
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        members.add(`${type.name}.${field.name}: ${field.type.toString()}`);
    } else if (isEnumType(type)) {
      for (const { name } of type.getValues()) members.add(`${type.name}.${name}`);
    } else if (isScalarType(type)) members.add(`scalar ${type.name}`);
  }
  return members;
}

test('[O2] every type, field and argument of Experience Edge is there', async (t) => {
  const { graph } = await startEdge(t);
  const { status, data } = await graph(getIntrospectionQuery());
  assert.equal(status, 200);
  const members = membersOf(buildClientSchema(data as unknown as IntrospectionQuery));
  const expected = readFileSync(new URL('./testing/edge-members.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  assert.ok(expected.length > 200);
  assert.deepEqual(
    expected.filter((member) => !members.has(member)),
    [],
  );
});

test('[O2] each template has a type with its own fields and those of every item', async (t) => {
  const { graph } = await startEdge(t);
  const { data } = await graph('{__type(name:"PhysicianDetails"){interfaces{name} fields{name type{name}}}}');
  const type = data.__type as {
    readonly interfaces: unknown;
    readonly fields: readonly { readonly name: string; readonly type: { readonly name: string | null } }[];
  };
  assert.deepEqual(type.interfaces, [{ name: 'Item' }]);
  const kinds = new Map(type.fields.map((field) => [field.name, field.type.name]));
  assert.equal(kinds.get('npi'), 'TextField');
  assert.equal(kinds.get('metaTitle'), 'TextField');
  assert.equal(kinds.get('profileImage'), 'ImageField');
  assert.equal(kinds.get('parent'), 'Item');
});

test('[O2] introspection can be switched off', async (t) => {
  const { graph } = await startEdge(t, { allowsIntrospection: false });
  const { status, messages } = await graph('{__schema{types{name}}}');
  assert.equal(status, 400);
  assert.match(messages[0] ?? '', /introspection has been disabled/);
  assert.equal((await graph('{site{siteInfoCollection{name}}}')).status, 200);
});
