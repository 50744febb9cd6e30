import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { faqData } from '@/features/content/model/faq';
import { readAccordion } from '@/features/content/model/panels';
import { AccordionPanels } from '@/features/content/ui/accordion';
import { BlockHead } from '@/features/content/ui/block-head';
import { JsonLd } from '@/ui/json-ld/JsonLd';
import { Section } from '@/ui/section/Section';

/**
 * Questions that open one by one, under a heading and an introduction. One that is a FAQ says so to search engines.
 * Parameter: `open` (first): the first panel is open from the start.
 * @requirement G2
 */
export function Accordion({ fields, params }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const { heading, intro, isFaq, panels, isEmpty } = readAccordion(fields);
  if (isEmpty) return isEditing ? <AuthorNotice>Accordion</AuthorNotice> : null;
  const faq = isFaq && !isEditing ? faqData(panels) : undefined;
  return (
    <Section>
      {faq ? <JsonLd data={faq} /> : null}
      <BlockHead title={heading} intro={intro} />
      <AccordionPanels
        panels={panels}
        headingLevel={textOf(heading) === '' ? 2 : 3}
        isFirstOpen={params.open === 'first'}
      />
    </Section>
  );
}
