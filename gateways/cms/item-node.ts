import { formatId, normalizeId } from '../content/ids.ts';
import { inheritsFrom } from '../content/templates.ts';
import type { TemplateField } from '../content/fields.ts';
import type { ContentItem, ContentStore, Template } from '../content/store.ts';
import { connectionOf, type Connection, type PageArguments } from './cursors.ts';
import { languageNode, templateNode } from './definitions.ts';
import { createFieldNode, type FieldNode } from './field-node.ts';
import { layoutData } from './layout-data.ts';
import { templateTypeName } from './type-names.ts';

type Filter = {
  readonly hasLayout?: boolean | null;
  readonly includeTemplateIDs?: readonly (string | null)[] | null;
};

/** When an item was last changed: the vendor's own field, by its own id. */
const updatedField: TemplateField = {
  id: 'd9cf14b1-fa16-4ba6-9288-e8a174d4d522',
  name: '__Updated',
  title: 'Updated',
  type: 'datetime',
  section: 'Statistics',
  shared: false,
  sortOrder: 100,
};

/** An item in one language, as GraphQL resolves it: a method for each member of the schema's `Item`. */
export class ItemNode {
  readonly #content: ContentStore;
  readonly #item: ContentItem;
  readonly #language: string;
  /** The requested path, when it is an alias of the item. */
  readonly #askedPath: string | undefined;

  constructor(content: ContentStore, item: ContentItem, language: string, askedPath?: string) {
    this.#content = content;
    this.#item = item;
    this.#language = language;
    this.#askedPath = askedPath;
  }

  get __typename(): string {
    const template = this.#template();
    return (template && templateTypeName(template)) ?? 'UnknownItem';
  }

  #template(): Template | undefined {
    return this.#content.template(this.#item.template);
  }

  #node(item: ContentItem): ItemNode {
    return new ItemNode(this.#content, item, this.#language);
  }

  id = ({ format }: { readonly format?: string }): string => formatId(this.#item.id, format);
  name = (): string => this.#item.name;
  displayName = (): string => this.#item.displayName(this.#language);
  path = (): string => this.#item.path;
  version = (): number => 1;
  itemUri = (): string => `sitecore://web/{${this.#item.id.toUpperCase()}}?lang=${this.#language}&ver=1`;
  language = () => languageNode(this.#content, this.#language);
  languages = (): readonly ItemNode[] =>
    this.#item.languages.map((language) => new ItemNode(this.#content, this.#item, language));
  template = (): unknown => templateNode(this.#template());
  rendered = (): unknown =>
    layoutData(this.#content, this.#item, {
      language: this.#language,
      itemPath: this.#askedPath ?? this.#content.url(this.#item) ?? '/',
    });

  url = () => {
    const site = this.#content.site();
    const path = this.#content.url(this.#item) ?? '';
    const hostName = site.hostName === '*' ? '' : site.hostName;
    return {
      hostName,
      path,
      scheme: 'https',
      siteName: site.name,
      url: hostName ? `https://${hostName}${path}` : path,
    };
  };

  parent = (): ItemNode | undefined => {
    const parent = this.#content.item(this.#item.parentPath);
    return parent && this.#node(parent);
  };

  ancestors = (filter: Filter): readonly ItemNode[] => {
    const found: ItemNode[] = [];
    for (
      let parent = this.#content.item(this.#item.parentPath);
      parent;
      parent = this.#content.item(parent.parentPath)
    ) {
      if (this.#passes(parent, filter)) found.push(this.#node(parent));
    }
    return found;
  };

  children = (args: Filter & PageArguments): Connection<ItemNode> => {
    const children = this.#children(args);
    const first = args.first ?? children.length;
    return connectionOf(children, { first, after: args.after }, (child) => this.#node(child));
  };

  hasChildren = (filter: Filter): boolean => this.#children(filter).length > 0;

  field = ({ name }: { readonly name: string }): FieldNode | undefined => {
    if (name === updatedField.name) return this.#updated();
    const fields = this.#template()?.fields;
    const field =
      fields?.get(name) ?? [...(fields?.values() ?? [])].find(({ id }) => id === normalizeId(name));
    return field && this.#fieldNode(field);
  };

  fields = ({ ownFields }: { readonly ownFields?: boolean | null }): readonly FieldNode[] => {
    const template = this.#template();
    const fields = ownFields ? template?.ownFields : template?.fields.values();
    return [...(fields ?? [])].map((field) => this.#fieldNode(field));
  };

  /** Every item has it, whatever its template. */
  #updated(): FieldNode | undefined {
    const since = this.#content.updated(this.#item, this.#language);
    return since === undefined
      ? undefined
      : this.#fieldNode(updatedField, { ...this.#item, field: () => since });
  }

  #fieldNode(field: TemplateField, item = this.#item): FieldNode {
    const itemNode = (path: string) => {
      const found = this.#content.item(path);
      return found && this.#node(found);
    };
    return createFieldNode({
      content: this.#content,
      item,
      field,
      language: this.#language,
      itemNode,
    });
  }

  #children(filter: Filter): readonly ContentItem[] {
    return this.#content.children(this.#item.path).filter((child) => this.#passes(child, filter));
  }

  #passes(item: ContentItem, { hasLayout, includeTemplateIDs }: Filter): boolean {
    if (hasLayout && !item.hasLayout) return false;
    const wanted = (includeTemplateIDs ?? []).flatMap((id) => (id ? (normalizeId(id) ?? []) : []));
    const template = this.#content.template(item.template);
    return wanted.length === 0 || wanted.some((id) => template !== undefined && inheritsFrom(template, id));
  }
}
