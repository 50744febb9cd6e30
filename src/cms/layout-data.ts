/**
 * The layout service's answer as this site uses it. Shapes are those of the layout service of the JSS packages; they
 * are declared here with everything optional that real answers leave out, because authors' data is never complete.
 */

/** An authored field: `{value}` in layout data, `{jsonValue}` in GraphQL answers, or a linked item. */
export type Field = unknown;

export type ComponentFields = Readonly<Record<string, Field>>;

/** A component in a placeholder; markup chromes of the editor have a `name` and no `componentName`. */
export type LayoutComponent = {
  readonly uid?: string | undefined;
  readonly componentName?: string | undefined;
  readonly dataSource?: string | undefined;
  readonly fields?: ComponentFields | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly placeholders?: Placeholders | undefined;
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly contents?: string | null | undefined;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
};

export type Placeholders = Readonly<Record<string, readonly LayoutComponent[]>>;

/** Every component below a set of placeholders, in reading order. */
export function* componentsIn(placeholders: Placeholders | undefined): Generator<LayoutComponent> {
  for (const list of Object.values(placeholders ?? {})) {
    for (const component of list) {
      yield component;
      yield* componentsIn(component.placeholders);
    }
  }
}

export type RouteData = {
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly fields: ComponentFields;
  readonly itemId: string;
  readonly itemLanguage?: string | undefined;
  readonly itemVersion?: number | undefined;
  readonly templateName?: string | undefined;
  readonly placeholders: Placeholders;
};

export type LayoutContext = {
  readonly language: string;
  readonly itemPath: string;
  readonly pageEditing: boolean;
  readonly pageState: 'normal' | 'preview' | 'edit';
  readonly siteName: string;
  /** The editor knows fields by what stands beside their values, not by markup in them. */
  readonly isMetadataMode?: boolean;
};

export type LayoutData = {
  readonly context: LayoutContext;
  readonly route: RouteData | null;
};
