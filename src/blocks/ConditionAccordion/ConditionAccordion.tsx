import type { ReactNode } from 'react';
import { readSections, readSpecialties } from '@/blocks/ConditionAccordion/fields';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readAccordion } from '@/features/content/model/panels';
import { AccordionPanels } from '@/features/content/ui/accordion';
import { BlockHead } from '@/features/content/ui/block-head';
import { usePhrases } from '@/i18n/use-phrases';
import { ButtonLink } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/ConditionAccordion/ConditionAccordion.module.css';
import { Spoken } from '@/cms/fields/spoken';

/**
 * A condition or service: what it is, its sections, and the doctors who treat it.
 * @requirement G1
 */
export function ConditionAccordion({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const route = page.route.fields;
  const { heading, intro } = readAccordion(fields);
  const panels = readSections(fields, route, t);
  const specialties = readSpecialties(route);
  const lead = fieldOf(route, 'introText');
  const body = fieldOf(route, 'bodyContent');
  if (panels.length === 0 && [heading, intro, lead, body].every((field) => textOf(field) === '')) {
    return page.isEditing ? <AuthorNotice>ConditionAccordion</AuthorNotice> : null;
  }
  return (
    <Section>
      <RichText field={lead} className={styles.lead} />
      <RichText field={body} className={styles.body} />
      <BlockHead title={heading} intro={intro} />
      <AccordionPanels panels={panels} headingLevel={textOf(heading) === '' ? 2 : 3} />
      {specialties.length > 0 ? (
        <div className={styles.doctors}>
          <h2>{t('Doctors who can help')}</h2>
          <ul>
            {specialties.map((name) => (
              <li key={name}>
                <ButtonLink
                  variant="secondary"
                  icon="search"
                  href={hrefOn(page, `/find-a-physician?query=${encodeURIComponent(name)}`)}
                >
                  <Spoken text={name} />
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  );
}
