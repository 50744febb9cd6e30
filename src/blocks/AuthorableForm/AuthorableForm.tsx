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
        {isEditing || isPreview ? <Lacking data={data} formId={formId} /> : null}
        {isEditing ? (
          <ForAuthors fields={fields} />
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

/** What an author edits here; it is filled in by visitors alone. */
function ForAuthors({ fields }: Pick<FormProps, 'fields'>): ReactNode {
  const t = usePhrases();
  return (
    <>
      <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>
      <Text field={fieldOf(fields, 'thankYouHeadline')} as="h3" />
      <RichText field={fieldOf(fields, 'thankYouText')} />
    </>
  );
}

/** What the forms service lacks. Previews ask it; the editor asks no service. */
function Lacking({ data, formId }: Pick<FormProps, 'data'> & { readonly formId: string }): ReactNode {
  const lacking = data && lackOf(data, formId);
  return lacking ? <AuthorNotice>{`AuthorableForm: ${lacking}`}</AuthorNotice> : null;
}

function lackOf(data: NonNullable<FormProps['data']>, formId: string): string {
  if (!data.ok) return `the forms service gives no answer about ${formId}`;
  if (data.data.isUnknown) return `the forms service has no form ${formId}`;
  const { unknown } = data.data.form;
  return unknown.length > 0 ? `not shown: ${unknown.join(', ')}` : '';
}
