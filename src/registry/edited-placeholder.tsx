import { createContext, Fragment, useContext, type ReactNode } from 'react';
import type { EditedPlaceholderProps } from '@/cms/edited-blocks';
import type { LayoutComponent } from '@/cms/layout-data';
import { AuthorNotice, BlocksContext, Placeholder } from '@/cms/placeholder';
import type { UnplacedField, UnplacedFields } from '@/cms/unplaced-fields';

/** The fields that the page's blocks show in no editable form. */
export const UnplacedContext = createContext<UnplacedFields>({});

/** What blocks say to authors while nobody has filled them, by block. */
export const AuthorHintsContext = createContext<Readonly<Record<string, string>>>({});

/** What the editor knows an empty placeholder by. */
const emptyMark = 'sc-jss-empty-placeholder';

/**
 * A placeholder as authors see it: with the editor's own markup, its marker where nothing is in it, and after each block
 * what it lacks, and the fields that it does not show.
 * @requirement O1 P3
 */
export function EditedPlaceholder({ components, children }: EditedPlaceholderProps): ReactNode {
  const unplaced = useContext(UnplacedContext);
  const blocks = useContext(BlocksContext);
  const shown = components.map((component, index) => {
    const { uid = '', componentName } = component;
    // One block may stand twice in a placeholder, with one uid.
    const key = `${uid} ${index}`;
    if (!componentName) return <Chrome key={key} component={component} />;
    return (
      <Fragment key={key}>
        {children[index]}
        {blocks?.registry.find(componentName) ? null : <Inside component={component} />}
        <Hint component={component} />
        <FieldList what={componentName} fields={unplaced[uid]} />
      </Fragment>
    );
  });
  const isEmpty = components.every(({ componentName }) => !componentName);
  return isEmpty ? <div className={emptyMark}>{shown}</div> : shown;
}

/** What a block that nobody has filled is, or lacks. @requirement O1 */
function Hint({ component: { componentName = '', fields, placeholders } }: EntryProps): ReactNode {
  const hint = useContext(AuthorHintsContext)[componentName];
  if (hint === undefined || isFilled(fields) || Object.keys(placeholders ?? {}).length > 0) return null;
  return <AuthorNotice>{`${componentName}: ${hint}`}</AuthorNotice>;
}

/** Whether an author has put anything into a value: a text, a picture, an item, a tick. */
function isFilled(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value !== undefined && value !== null && value !== '' && value !== false;
  // The editor's markup is there for empty fields too.
  return 'value' in value ? isFilled(value.value) : Object.values(value).some((entry) => isFilled(entry));
}

type EntryProps = { readonly component: LayoutComponent };

/** Fields to edit that stand nowhere else on the page. */
export function FieldList({
  what,
  fields = [],
}: {
  readonly what: string;
  readonly fields?: readonly UnplacedField[] | undefined;
}): ReactNode {
  if (fields.length === 0) return null;
  return (
    <details className="author-notice" open>
      <summary>{`${what}: more fields`}</summary>
      {fields.map(({ name, markup }, index) => (
        <div key={`${name} ${index}`}>
          <strong>{name}</strong>
          <div dangerouslySetInnerHTML={{ __html: markup }} />
        </div>
      ))}
    </details>
  );
}

/** What an author placed inside a block that nobody knows. */
function Inside({ component }: EntryProps): ReactNode {
  return Object.entries(component.placeholders ?? {}).map(([name, components]) => (
    <Placeholder key={name} name={name} components={components} />
  ));
}

/** The editor's own markup between blocks. */
function Chrome({ component }: EntryProps): ReactNode {
  if (component.name !== 'code') return null;
  const { key, class: className, ...attributes } = component.attributes ?? {};
  return (
    <code
      {...attributes}
      {...{ phkey: key, className }}
      dangerouslySetInnerHTML={{ __html: component.contents ?? '' }}
    />
  );
}
