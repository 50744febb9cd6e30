import type { GetServerSideProps } from 'next';
import type { ReactNode } from 'react';
import { env } from '#config/server/env';
import { normalizeLayout } from '#cms/normalize-layout';
import { withSitePictures } from '#services/editing/site-addresses';
import { takeEditingData } from '#services/editing/store';
import { EditedBlocksContext } from '@/cms/edited-blocks';
import { editedBlocks } from '@/registry/edited-blocks';
import { pageProps, type PageProps } from '@/registry/page-props';
import { SitePage } from '@/registry/site-page';

/** A page as authors edit it, from data that the editor sent a moment ago; nobody else finds it. */
export default function EditingPage(props: PageProps): ReactNode {
  return (
    <EditedBlocksContext value={editedBlocks}>
      <SitePage {...props} />
    </EditedBlocksContext>
  );
}

export const getServerSideProps: GetServerSideProps<PageProps> = async ({ params, res }) => {
  const data = takeEditingData(String(params?.key ?? ''));
  if (!data) return { notFound: true };
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages, PUBLIC_URL: siteUrl } = env();
  const language =
    languages.find((name) => name.toLowerCase() === data.language.toLowerCase()) ?? defaultLanguage;
  const layout = normalizeLayout(withSitePictures(data.layout, siteUrl), { language, defaultLanguage });
  res.setHeader('Cache-Control', 'private, no-store');
  const props = await pageProps({
    layout,
    dictionary: data.dictionary,
    query: new URLSearchParams(),
    language,
    pathname: layout.context.itemPath,
  });
  return { props };
};
