import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Spoken } from '@/cms/fields/spoken';
import { fragmentOf } from '@/features/content/model/panels';
import { Section } from '@/ui/section/Section';
import { SectionTabs } from '@/ui/section-tabs/SectionTabs';

/**
 * Authored sections, one open at a time; an item without title or text is left out.
 * @requirement M5
 */
export function Tabs({ fields, rendering }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const items = itemsOf(fieldOf(fields, 'tabItems')).filter(
    ({ fields: own }) => textOf(fieldOf(own, 'title')) !== '' && textOf(fieldOf(own, 'description')) !== '',
  );
  const fragments = items.map((item) => fragmentOf(item, items) || 'tab');
  const tabs = items.map(({ id, name, fields: own }, index) => {
    const fragment = fragments[index] ?? '';
    return {
      // The same section may be chosen twice, and two folders may each have one of a name.
      id: fragments.indexOf(fragment) === index ? fragment : `${fragment}-${index + 1}`,
      // A name that serves as it is written is the fragment, which may belong to another set.
      aliases: name === fragment ? [id] : [id, name],
      title: <Spoken text={textOf(fieldOf(own, 'title'))} />,
      content: <RichText field={textOf(fieldOf(own, 'description'))} />,
    };
  });
  if (tabs.length === 0) return isEditing ? <AuthorNotice>Tabs</AuthorNotice> : null;
  const heading = fieldOf(fields, 'titleText');
  return (
    <Section>
      <Text field={heading} as="h2" />
      <SectionTabs
        id={`tabs-${rendering.uid}`}
        tabs={tabs}
        headingLevel={textOf(heading) === '' ? 2 : 3}
        areAuthored
      />
    </Section>
  );
}
