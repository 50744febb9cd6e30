import type { ReactNode } from 'react';
import { contentsOf, doctorsFragment, helpFragment } from '@/blocks/ConditionAccordion/contents';
import { readHelp, readSections } from '@/blocks/ConditionAccordion/fields';
import { Review } from '@/blocks/ConditionAccordion/review';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { fieldOf, imageOf, isTrue, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { faqData } from '@/features/content/model/faq';
import { fragmentOf, readAccordion } from '@/features/content/model/panels';
import { readSpecialties } from '@/features/content/model/specialties';
import { BlockHead } from '@/features/content/ui/block-head';
import { PageContents } from '@/features/content/ui/page-contents';
import { usePhrases } from '@/i18n/use-phrases';
import { ButtonLink } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { JsonLd } from '@/ui/json-ld/JsonLd';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/ConditionAccordion/ConditionAccordion.module.css';

/**
 * A condition or service: what it is, when to get help, its sections, who looked the text over, and a way to the doctors.
 * The sections are open and close without scripts: they can be searched, printed, and reached from the list of contents
 * in every browser. A service says last when to call, because that is about the days after it. A picture stands beside the
 * first words on wide windows, and after what is urgent on others.
 * @requirement G1
 */
export function ConditionAccordion({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const route = page.route.fields;
  const { heading, intro, isFaq } = readAccordion(fields);
  const panels = readSections(fields, route, t);
  const faq = isFaq && !page.isEditing ? faqData(panels) : undefined;
  const specialties = readSpecialties(route);
  const lead = fieldOf(route, 'introText');
  const body = fieldOf(route, 'bodyContent');
  const picture = fieldOf(route, 'conditionImage');
  const hasHelp = readHelp(fields, route) !== undefined;
  const isService = isTrue(fieldOf(route, 'isService'));
  if (!hasHelp && panels.length === 0 && [heading, intro, lead, body].every((field) => textOf(field) === ''))
    return page.isEditing ? <AuthorNotice>ConditionAccordion</AuthorNotice> : null;
  const level = textOf(heading) === '' ? 'h2' : 'h3';
  return (
    <Section className={styles.condition}>
      {faq ? <JsonLd data={faq} /> : null}
      <div className={imageOf(picture) ? styles.pictured : undefined}>
        <RichText field={lead} className={styles.lead} />
        {isService ? null : <Help fields={fields} />}
        <RichText field={body} className={styles.body} />
        <PageContents
          entries={contentsOf(
            panels,
            { help: hasHelp ? (isService ? 'last' : 'first') : 'none', hasDoctors: specialties.length > 0 },
            t,
          )}
          className={styles.contents}
        />
        <Image field={picture} alt="" sizes="(max-width: 1023px) 100vw, 272px" className={styles.scene} />
      </div>
      <BlockHead title={heading} intro={intro} />
      {panels.map((panel) => {
        const Heading = level;
        return (
          <details key={panel.id} id={fragmentOf(panel, panels)} className={styles.part} open>
            <summary>
              <Heading>
                <Spoken text={panel.title} />
              </Heading>
              <Icon name="chevron-down" className={styles.sign} />
            </summary>
            {imageOf(panel.image) ? (
              <Image field={panel.image} sizes="672px" className={styles.picture} />
            ) : null}
            <RichText field={panel.text} />
          </details>
        );
      })}
      {isService ? <Help fields={fields} /> : null}
      <Review />
      {specialties.length > 0 ? (
        <div id={doctorsFragment} className={styles.doctors}>
          <h2>{t('Doctors by specialty')}</h2>
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

/** When to get help: always in view, 911 before the rest. */
function Help({ fields }: { readonly fields: ComponentFields | undefined }): ReactNode {
  const t = usePhrases();
  const help = readHelp(fields, usePage().route.fields);
  if (!help) return null;
  return (
    <section id={helpFragment} aria-labelledby={`${helpFragment}-title`} className={styles.help}>
      <h2 id={`${helpFragment}-title`}>{t('When to call a doctor')}</h2>
      {help.urgent.length > 0 ? (
        <div className={styles.urgent}>
          {help.urgent.map((field) => (
            <RichText key={textOf(field)} field={field} />
          ))}
        </div>
      ) : null}
      {help.soon.map((field) => (
        <RichText key={textOf(field)} field={field} />
      ))}
    </section>
  );
}
