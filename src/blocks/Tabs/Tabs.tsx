import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Section } from '@/ui/section/Section';
import { SectionTabs } from '@/ui/section-tabs/SectionTabs';

/**
 * Authored sections, one open at a time; an item without title or text is left out.
 * @requirement M5
 */
export function Tabs({ fields, rendering }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const tabs = itemsOf(fieldOf(fields, 'tabItems'))
    .map((item) => ({
      id: item.name || item.id,
      title: textOf(fieldOf(item.fields, 'title')),
      text: textOf(fieldOf(item.fields, 'description')),
    }))
    .filter(({ title, text }) => title !== '' && text !== '')
    .map(({ id, title, text }, index, all) => ({
      // The same section may be chosen twice, and two folders may each have one of a name.
      id: all.findIndex((other) => other.id === id) === index ? id : `${id}-${index + 1}`,
      title,
      content: <RichText field={text} />,
    }));
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
