import type { ContentStore } from '../content/store.ts';
import { fieldTypeNames, isFieldName, templateTypeName } from './type-names.ts';

const idArgument = '(format: String = "N"): ID';

/** What every field says, besides what its kind adds. */
const fieldBasics = `definition: ItemTemplateField id${idArgument}! jsonValue: JSON! name: String! value: String`;

/** What every item says. */
const itemMembers = `
  ancestors(hasLayout: Boolean = false, includeTemplateIDs: [String] = []): [Item]!
  children(hasLayout: Boolean = false, includeTemplateIDs: [String] = [], first: Int = null, after: String = null): ItemSearchResults!
  displayName: String
  field(name: String!): ItemField
  fields(ownFields: Boolean = false): [ItemField]!
  hasChildren(hasLayout: Boolean = false, includeTemplateIDs: [String] = []): Boolean!
  id${idArgument}!
  itemUri: String!
  language: ItemLanguage!
  languages: [Item]!
  name: String!
  parent: Item
  path: String!
  rendered: JSON!
  template: ItemTemplate!
  url: ItemUrl!
  version: Int!
`;

const core = `
scalar JSON
scalar Long

type Query {
  site: SiteData
  item(path: String = null, language: String!, version: String = null): Item
  layout(site: String!, routePath: String!, language: String): LayoutData
  search(where: ItemSearchPredicateInput!, after: String = null, first: Int = null, orderBy: ItemSearchOrderByInput = null): ItemSearchResults
}

interface Item {${itemMembers}}
"An item of a template that has no type of its own."
type UnknownItem implements Item {${itemMembers}}
type LayoutData { item: Item }
type ItemSearchResults { pageInfo: PageInfo! results: [Item]! total: Int! }
type PageInfo { endCursor: String! hasNext: Boolean! }
type ItemLanguage { displayName: String! englishName: String! name: String! nativeName: String! }
type ItemUrl { hostName: String! path: String! scheme: String! siteName: String! url: String! }
type ItemTemplate { baseTemplates: [ItemTemplate] fields: [ItemTemplateField] id${idArgument}! name: String! ownFields: [ItemTemplateField] }
type ItemTemplateField {
  id${idArgument}
  name: String! section: String! sectionSortOrder: Int! shared: Boolean! sortOrder: Int!
  source: String! title: String! type: String! unversioned: Boolean!
}

interface ItemField { ${fieldBasics} }
type TextField implements ItemField { ${fieldBasics} }
type RichTextField implements ItemField { ${fieldBasics} }
type NumberField implements ItemField { ${fieldBasics} numberValue: Float }
type IntegerField implements ItemField { ${fieldBasics} intValue: Int }
type CheckboxField implements ItemField { ${fieldBasics} boolValue: Boolean }
type DateField implements ItemField {
  ${fieldBasics}
  "Milliseconds since 1970, UTC."
  dateValue: Long
  "In a .NET date format; the offset is in minutes from UTC."
  formattedDateValue(format: String = "g", offset: Int = 0): String
}
type LinkField implements ItemField {
  ${fieldBasics}
  anchor: String className: String linkType: String queryString: String target: String targetItem: Item text: String url: String
}
type ImageField implements ItemField {
  ${fieldBasics}
  alt: String description: String extension: String height: String keywords: String mimeType: String size: Int
  src(maxWidth: Int = null, maxHeight: Int = null): String
  title: String width: String
}
type FileField implements ItemField { ${fieldBasics} url: String }
type MediaItemField implements ItemField {
  ${fieldBasics}
  title: String keywords: String description: String extension: String mimeType: String size: Long
}
type LookupField implements ItemField { ${fieldBasics} targetId${idArgument} targetItem: Item }
type MultilistField implements ItemField { ${fieldBasics} count: Int targetIds: [String] targetItems: [Item] }
type NameValueListField implements ItemField { ${fieldBasics} values: [NameValueListValue] }
type NameValueListValue { name: String! value: String! }

input ItemSearchPredicateInput {
  name: String = null
  value: String = null
  AND: [ItemSearchPredicateInput] = null
  OR: [ItemSearchPredicateInput] = null
  operator: ItemSearchOperator = null
}
enum ItemSearchOperator { EQ CONTAINS NEQ NCONTAINS LT LTE GT GTE }
input ItemSearchOrderByInput { name: String! direction: OrderByDirection = null }
enum OrderByDirection { ASC DESC }

type SiteData {
  siteInfo(site: String!): SiteInfo
  siteInfoCollection: [SiteInfo]!
  allSiteInfo(pageSize: Int, pageNumber: Int): SiteInfoResult
}
type SiteInfoResult { results: [SiteInfo]! total: Int! }
type SiteInfo {
  name: String! rootPath: String! hostname: String! language: String!
  redirects: [RedirectInfo]!
  errorHandling(language: String!): ErrorHandlingInfo
  routes(language: String!, includedPaths: [String], excludedPaths: [String], first: Int, after: String): RoutesResult
  robots: String
  sitemap: [String]!
  attributes: [KeyValuePair]
  dictionary(language: String!, first: Int, after: String): DictionaryResult
}
enum RedirectType { REDIRECT_301 REDIRECT_302 SERVER_TRANSFER }
type RedirectInfo {
  pattern: String! target: String! redirectType: RedirectType!
  isQueryStringPreserved: Boolean! isLanguagePreserved: Boolean! locale: String!
}
type ErrorHandlingInfo { notFoundPagePath: String notFoundPage: Item serverErrorPagePath: String serverErrorPage: Item }
type RoutesResult { results: [Route]! total: Int! pageInfo: PageInfo! }
type Route { route: Item routePath: String! personalization: PersonalizationInfo }
type PersonalizationInfo { variantIds: [String]! }
type DictionaryResult { results: [KeyValuePair]! total: Int! pageInfo: PageInfo! }
type KeyValuePair { key: String! value: String! }
`;

const itemMemberNames = new Set([...itemMembers.matchAll(/^ {2}(\w+)/gm)].map((match) => match[1]));

/**
 * The schema: the CMS's own part, and a type for each template with its fields by name.
 * A field named like a member of every item is reached through `field(name)` only.
 */
export function schemaText(content: ContentStore): string {
  const types = [...content.templates()].flatMap((template) => {
    const name = templateTypeName(template);
    if (!name) return [];
    const fields = [...template.fields.values()]
      .filter((field) => isFieldName(field.name) && !itemMemberNames.has(field.name))
      .map((field) => `${field.name}: ${fieldTypeNames[field.type]}`);
    return [`type ${name} implements Item {${itemMembers} ${fields.join('\n')} }`];
  });
  return `${core}\n${types.join('\n')}`;
}
