import { Component, createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { BlockProps, LoaderResult } from '@/cms/block';
import type { LayoutComponent } from '@/cms/layout-data';
import { BrokenBlock, useIsBroken } from '@/cms/broken-blocks';
import { EditedPlaceholderContext } from '@/cms/edited-blocks';
import { usePage } from '@/cms/page';
import { DrawOnceContext } from '@/cms/draw-once';

/** A block as the registry holds it: its own field shapes are checked where it reads them. */
export type AnyBlock = ComponentType<BlockProps<never, never>>;

export type Registry = {
  readonly find: (name: string) => AnyBlock | undefined;
};

/** What placeholders need from the page: the registry and what the loaders found, by rendering uid. */
export type Blocks = {
  readonly registry: Registry;
  readonly data: Readonly<Record<string, LoaderResult<unknown>>>;
};

export const BlocksContext = createContext<Blocks | undefined>(undefined);

type PlaceholderProps = {
  readonly name: string;
  readonly components: readonly LayoutComponent[] | undefined;
};

/**
 * The blocks that an author placed under one name. An unknown block is nothing to a visitor and a notice to an author;
 * a block that throws, or whose loader finds nothing, takes only itself down.
 * @requirement P3
 */
export function Placeholder({ name, components }: PlaceholderProps): ReactNode {
  const blocks = useContext(BlocksContext);
  const edited = useContext(EditedPlaceholderContext);
  if (!blocks || !Array.isArray(components)) return null;
  const slots = components.map((component: LayoutComponent, index) => (
    <Slot key={component.uid ?? `${name}-${index}`} component={component} blocks={blocks} />
  ));
  return edited ? edited({ components, children: slots }) : slots;
}

function Slot({
  component,
  blocks,
}: {
  readonly component: LayoutComponent;
  readonly blocks: Blocks;
}): ReactNode {
  const page = usePage();
  const { isEditing } = page;
  const draw = useContext(DrawOnceContext);
  const uid = component.uid ?? '';
  const isBroken = useIsBroken({ uid, name: component.componentName ?? '' });
  if (!component.componentName) return null;
  const Block = blocks.registry.find(component.componentName) as ComponentType<BlockProps> | undefined;
  if (!Block)
    return isEditing ? <AuthorNotice>{`${component.componentName}: unknown block`}</AuthorNotice> : null;
  const data = blocks.data[uid];
  if (data && !data.ok && data.error === 'notFound') return null;
  if (isBroken)
    return isEditing ? (
      <AuthorNotice>{`${component.componentName}: could not be shown`}</AuthorNotice>
    ) : (
      <BrokenBlock uid={uid} />
    );
  const block = (
    <BlockBoundary name={component.componentName} isEditing={isEditing}>
      <PlaceholdersContext value={component.placeholders}>
        <Block
          rendering={{
            uid,
            componentName: component.componentName,
            dataSource: component.dataSource ?? '',
          }}
          fields={component.fields}
          params={component.params ?? {}}
          data={data as LoaderResult<never> | undefined}
        />
      </PlaceholdersContext>
    </BlockBoundary>
  );
  return draw ? draw.block(block, { data, page }) : block;
}

const PlaceholdersContext = createContext<LayoutComponent['placeholders']>(undefined);

/**
 * A placeholder inside a block, by its authored name. Dynamic placeholders (`name-1`, `name-{*}`) are found by the part
 * before their number, all of them in the order of the layout.
 */
export function NestedPlaceholder({ name }: { readonly name: string }): ReactNode {
  const placeholders = useContext(PlaceholdersContext);
  if (!placeholders) return null;
  return Object.entries(placeholders).map(([key, components]) =>
    isPlaceholder(key, name) ? <Placeholder key={key} name={key} components={components} /> : null,
  );
}

/** Whether a placeholder is the one of a name, or a dynamic one of that name. */
export function isPlaceholder(candidate: string, name: string): boolean {
  return candidate === name || isDynamicTwin(candidate, name);
}

function isDynamicTwin(candidate: string, name: string): boolean {
  return candidate.startsWith(`${name}-`) && /^(\d+|\{\*\})(-\d+)*$/.test(candidate.slice(name.length + 1));
}

/** Whether the author placed anything under a name inside the current block. */
export function useHasPlaceholder(name: string): boolean {
  return usePlaceholderNames().some((key) => isPlaceholder(key, name));
}

/** The names under which an author placed something inside the current block. */
export function usePlaceholderNames(): readonly string[] {
  return Object.entries(useContext(PlaceholdersContext) ?? {}).flatMap(([name, list]) =>
    Array.isArray(list) && list.length > 0 ? [name] : [],
  );
}

/** A notice that only authors see. */
export function AuthorNotice({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className="author-notice">{children}</p>;
}

type BoundaryProps = { readonly name: string; readonly isEditing: boolean; readonly children: ReactNode };

class BlockBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.isEditing ? (
      <AuthorNotice>{`${this.props.name}: could not be shown`}</AuthorNotice>
    ) : null;
  }
}
