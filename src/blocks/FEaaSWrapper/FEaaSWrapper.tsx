import type { ReactNode } from 'react';
import { componentName } from '@/blocks/FEaaSWrapper/component-name';
import type { SharedComponent } from '@/blocks/FEaaSWrapper/data';
import type { BlockProps } from '@/cms/block';
import { RichText } from '@/cms/fields/rich-text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/FEaaSWrapper/FEaaSWrapper.module.css';

/**
 * A component that others keep in a library of markup ("front end as a service"). The server fetches it and makes it
 * safe; the browser asks nobody.
 * @requirement G10
 */
export function FEaaSWrapper({ params, data }: BlockProps<ComponentFields, SharedComponent>): ReactNode {
  const { isEditing } = usePage();
  const markup = data?.ok ? data.data.markup : '';
  return (
    <>
      {isEditing ? <AuthorNotice>{noticeOf(params, data)}</AuthorNotice> : null}
      {markup === '' ? null : (
        <Section>
          <RichText field={markup} className={styles.component} />
        </Section>
      )}
    </>
  );
}

/** What authors read: which component stands here, and why visitors do not see it. */
function noticeOf(
  params: Readonly<Record<string, string>>,
  data: BlockProps<ComponentFields, SharedComponent>['data'],
): string {
  const name = componentName(params);
  if (!name) return 'FEaaSWrapper: set LibraryId and ComponentId';
  const { library, component, version, revision } = name;
  const shown = `FEaaSWrapper: ${library}/${component}, ${version}, ${revision}`;
  if (!data || data.ok) return shown;
  return data.error === 'notFound'
    ? `${shown}. Visitors see nothing: the library has no such component, or ComponentHostName is another host`
    : `${shown}. Visitors see nothing: the library cannot be reached now`;
}
