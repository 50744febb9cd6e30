import type { ReactNode } from 'react';
import { ownComponents, type OwnProps } from '@/blocks/BYOCWrapper/own-components';
import { propsOf } from '@/blocks/BYOCWrapper/own-props';
import type { BlockProps } from '@/cms/block';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Section } from '@/ui/section/Section';

/**
 * A component of the site's own that an author names, with properties that the author writes ("bring your own code").
 * Only components of this repository run; the properties are data and never markup.
 * @requirement G10
 */
export function BYOCWrapper({ fields, params }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const { ComponentName: name = '', ComponentProps: written = '' } = params;
  const component = Object.hasOwn(ownComponents, name) ? ownComponents[name] : undefined;
  const { props, isReadable } = propsOf(written, fields);
  const shown = component?.(props) ?? null;
  return (
    <>
      {isEditing ? (
        <Notice name={name} isKnown={component !== undefined} isReadable={isReadable} props={props} />
      ) : null}
      {shown === null ? null : <Section>{shown}</Section>}
    </>
  );
}

type NoticeProps = {
  readonly name: string;
  readonly isKnown: boolean;
  readonly isReadable: boolean;
  readonly props: OwnProps;
};

/** What authors read: which component stands here, and what is wrong with its name or its properties. */
function Notice({ name, isKnown, isReadable, props }: NoticeProps): ReactNode {
  const known = Object.keys(ownComponents).join(', ');
  const names = Object.keys(props).join(', ') || 'none';
  return (
    <AuthorNotice>
      {isKnown
        ? `BYOCWrapper: ${name}. Properties: ${names}`
        : `BYOCWrapper: set ComponentName to one of ${known}`}
      {isReadable ? '' : '. ComponentProps is no JSON object'}
    </AuthorNotice>
  );
}
