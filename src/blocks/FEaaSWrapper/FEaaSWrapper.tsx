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
  if (isEditing) {
    const name = componentName(params);
    return (
      <AuthorNotice>
        {name
          ? `FEaaSWrapper: ${name.library}/${name.component}, ${name.version}, ${name.revision}`
          : 'FEaaSWrapper: set LibraryId and ComponentId'}
      </AuthorNotice>
    );
  }
  if (!data?.ok || data.data.markup === '') return null;
  return (
    <Section>
      <RichText field={data.data.markup} className={styles.component} />
    </Section>
  );
}
