import type { GetServerSideProps } from 'next';
import type { ReactNode } from 'react';
import { takeEditingData } from '#services/editing/store';
import { EditedPage, type EditedPageProps } from '@/registry/edited-page';
import { pageProps } from '@/registry/page-props';

/** A page as authors edit it, from data that the editor sent a moment ago; nobody else finds it. */
export default function EditingPage(props: EditedPageProps): ReactNode {
  return <EditedPage {...props} />;
}

export const getServerSideProps: GetServerSideProps<EditedPageProps> = async ({ params, res }) => {
  const data = takeEditingData(String(params?.key ?? ''));
  if (!data) return { notFound: true };
  const { layout, language, dictionary, unplaced } = data;
  res.setHeader('Cache-Control', 'private, no-store');
  const props = await pageProps({
    layout,
    dictionary,
    query: new URLSearchParams(),
    language,
    pathname: layout.context.itemPath,
  });
  return { props: { ...props, unplaced } };
};
