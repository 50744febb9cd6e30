import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { SavedList } from '@/features/saved-studies/ui/saved-list';
import { usePhrases } from '@/i18n/use-phrases';
import { Section } from '@/ui/section/Section';

/** The studies that a visitor saved on this device. @requirement F4 */
export function SavedStudies({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const search = linkOf(fieldOf(fields, 'trialSearchLink'))?.href ?? '/find-a-clinical-trial';
  return (
    <Section>
      {textOf(fields?.titleText) === '' ? null : <Text field={fields?.titleText} as="h2" />}
      <RichText field={fields?.introText} />
      {isEditing ? <AuthorNotice>SavedStudies</AuthorNotice> : <SavedList searchPath={search} />}
      <noscript>
        <p>{t('The list needs scripts, which are off in this browser.')}</p>
      </noscript>
    </Section>
  );
}
