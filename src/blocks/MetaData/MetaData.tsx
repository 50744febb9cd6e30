import Head from 'next/head';
import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';

/**
 * A page's title, description and keywords by its author's datasource, in place of the page's own: the title is
 * '{page title} - {product name}'. What the author leaves empty stays the page's.
 * @requirement A5
 */
export function MetaData({ fields }: BlockProps): ReactNode {
  const { isEditing, productName } = usePage();
  const written = firstOf(fields, 'metaTitle', 'pageTitle');
  const description = firstOf(fields, 'metaDescription', 'description');
  const keywords = firstOf(fields, 'metaKeywords', 'keywords');
  const title = written === '' ? '' : [written, productName].filter(Boolean).join(' - ');
  if (isEditing) return <AuthorNotice>{`MetaData: ${title || 'the page’s own title'}`}</AuthorNotice>;
  return (
    <Head>
      {title === '' ? null : <title key="title">{title}</title>}
      {description === '' ? null : <meta key="description" name="description" content={description} />}
      {keywords === '' ? null : <meta key="keywords" name="keywords" content={keywords} />}
    </Head>
  );
}

function firstOf(fields: ComponentFields | undefined, ...names: readonly string[]): string {
  return names.map((name) => textOf(fieldOf(fields, name))).find(Boolean) ?? '';
}
