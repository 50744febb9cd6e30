import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { BlockHead } from '@/features/content/ui/block-head';
import { DetailColumns } from '@/features/content/ui/detail-columns';
import type { AuthoredFormData } from '@/features/form/model/form-data';
import { AuthoredFormView } from '@/features/form/ui/authored-form';
import { usePhrases } from '@/i18n/use-phrases';
import { Notice } from '@/ui/notice/Notice';
import styles from '@/features/form/ui/form.module.css';

type FormProps = BlockProps<ComponentFields, AuthoredFormData>;

/**
 * A form that authors make at the forms service: title, introduction, fields, captcha, button; thanks in its place once it
 * was taken in. What the site cannot show is a telephone number to visitors, and named to authors.
 * What stands in the placeholder `left-column` is read beside it on wide windows, and after it on others.
 * @requirement K6
 * @decision Q31
 */
export function AuthorableForm(props: FormProps): ReactNode {
  const { fields, rendering, data } = props;
  const t = usePhrases();
  const { isEditing, isPreview } = usePage();
  const formId = textOf(fieldOf(fields, 'formID'));
  if (formId === '')
    return isEditing ? <AuthorNotice>Authorable Form (formID is required)</AuthorNotice> : <p>NO</p>;
  const form = data?.ok ? data.data : undefined;
  return (
    <DetailColumns>
      <section className={styles.block}>
        <BlockHead title={fieldOf(fields, 'titleText')} intro={fieldOf(fields, 'introText')} />
        {isPreview && form && form.form.unknown.length > 0 ? (
          <AuthorNotice>{`AuthorableForm: not shown: ${form.form.unknown.join(', ')}`}</AuthorNotice>
        ) : null}
        {isEditing ? (
          <ForAuthors {...props} formId={formId} />
        ) : form && !form.form.isBlocked ? (
          <AuthoredFormView
            uid={rendering.uid}
            item={rendering.dataSource}
            formId={formId}
            data={form}
            thanks={{
              headline: textOf(fieldOf(fields, 'thankYouHeadline')),
              text: <RichText field={fieldOf(fields, 'thankYouText')} />,
            }}
          />
        ) : (
          <Notice tone="warning">
            <p>{t('This form cannot be filled in here right now. Please call us: 1-888-824-0200.')}</p>
          </Notice>
        )}
      </section>
    </DetailColumns>
  );
}

/** What an author edits here, and what the form lacks; it is filled in by visitors alone. */
function ForAuthors({ fields, data, formId }: FormProps & { readonly formId: string }): ReactNode {
  const t = usePhrases();
  const unknown = data?.ok ? data.data.form.unknown : [];
  return (
    <>
      <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>
      {data?.ok === false ? (
        <AuthorNotice>{`AuthorableForm: the forms service gives no answer about ${formId}`}</AuthorNotice>
      ) : null}
      {data?.ok && data.data.isUnknown ? (
        <AuthorNotice>{`AuthorableForm: the forms service has no form ${formId}`}</AuthorNotice>
      ) : null}
      {unknown.length > 0 ? (
        <AuthorNotice>{`AuthorableForm: not shown: ${unknown.join(', ')}`}</AuthorNotice>
      ) : null}
      <Text field={fieldOf(fields, 'thankYouHeadline')} as="h3" />
      <RichText field={fieldOf(fields, 'thankYouText')} />
    </>
  );
}
