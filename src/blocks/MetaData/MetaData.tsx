import Head from 'next/head';
import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * A page's title, description and keywords by its author's datasource, in place of the page's own.
 * @requirement A5
 */
export function MetaData({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const title = textOf(fieldOf(fields, 'metaTitle')) || textOf(fieldOf(fields, 'pageTitle'));
  const description = textOf(fieldOf(fields, 'metaDescription'));
  const keywords = textOf(fieldOf(fields, 'metaKeywords'));
  const product = t('Product Name');
  if (isEditing) return <AuthorNotice>MetaData</AuthorNotice>;
  return (
    <Head>
      {title === '' ? null : <title key="title">{product === '' ? title : `${title} - ${product}`}</title>}
      {description === '' ? null : <meta key="description" name="description" content={description} />}
      {keywords === '' ? null : <meta key="keywords" name="keywords" content={keywords} />}
    </Head>
  );
}
