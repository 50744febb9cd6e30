import type { ReactNode } from 'react';
import { anchorOf } from '@/cms/fields/link';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { listColumns } from '@/ui/list-columns/list-columns';
import type { Education } from '../model/profile';

/** Whether the section has any content. @requirement D1 D7 */
export function hasEducation(education: Education): boolean {
  return Object.values(education).some((known) => (Array.isArray(known) ? known.length > 0 : Boolean(known)));
}

/**
 * A physician's certifications, training, awards and publications, in the specification's order; what is unknown is left out.
 * @requirement D7
 */
export function EducationSection({ education }: { readonly education: Education }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { practicingSince, publications, researchAndPublications } = education;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [t('Board Certifications'), education.boardCertifications],
    [t('Memberships'), education.memberships],
    [t('Practicing Since'), practicingSince ? [practicingSince] : []],
    [t('Medical Education'), education.medicalEducation],
    [t('Internship'), education.internship],
    [t('Residency'), education.residency],
    [t('Fellowship'), education.fellowship],
    [t('Other Graduate Education'), education.otherGradEducation],
    [t('Credentials & Awards'), education.credentialsAndAwards],
  ];
  return (
    <>
      <div className={listColumns(lists.map(([, items]) => items.length))}>
        {lists
          .filter(([, items]) => items.length > 0)
          .map(([title, items]) => (
            <section key={title}>
              <h3>{title}</h3>
              {items.length === 1 ? (
                <p>
                  <Spoken text={items[0] ?? ''} />
                </p>
              ) : (
                <ul>
                  {items.map((item) => (
                    <li key={item}>
                      <Spoken text={item} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
      </div>
      {publications ? (
        <section>
          <h3>{t('Publications')}</h3>
          <p>
            <a {...anchorOf(page, publications)}>
              {publications.text ? <Spoken text={publications.text} /> : t('See publications')}
            </a>
          </p>
        </section>
      ) : null}
      {researchAndPublications ? (
        <section>
          <h3>{t('Research & Publications')}</h3>
          <RichText field={researchAndPublications} />
        </section>
      ) : null}
    </>
  );
}
