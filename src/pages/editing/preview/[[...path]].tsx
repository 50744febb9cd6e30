import type { GetServerSideProps } from 'next';
import type { ReactNode } from 'react';
import { BlockAlone, type BlockAloneProps } from '@/registry/block-alone';
import { EditedPage, type EditedPageProps } from '@/registry/edited-page';
import { EditorScripts, type EditorScriptsProps } from '@/registry/editor-scripts';
import {
  PreviewBanner,
  RefusedLink,
  type PreviewBannerProps,
  type RefusedLinkProps,
} from '@/registry/preview-words';
import type { PageProps } from '@/registry/page-props';
import { SitePage } from '@/registry/site-page';
import { env } from '#config/server/env';
import { isSecretSet } from '#routes/kit/secret';
import { versionForAuthor } from '@/registry/version-for-author';
import { editingRequestIn } from '#services/editing/editing-request';
import { linkedPage } from '@/registry/linked-page';

type Props =
  | ({ readonly kind: 'edited' } & EditedPageProps & EditorScriptsProps)
  | ({ readonly kind: 'block' } & BlockAloneProps & EditorScriptsProps)
  | ({ readonly kind: 'preview'; readonly banner?: PreviewBannerProps } & PageProps)
  | ({ readonly kind: 'refused' } & RefusedLinkProps);

/** A page for its authors: as Sitecore Pages edits it, or as it will be for whoever has a link. */
export default function PreviewPage(props: Props): ReactNode {
  if (props.kind === 'refused') return <RefusedLink {...props} />;
  if (props.kind === 'preview')
    return (
      <>
        {props.banner === undefined ? null : <PreviewBanner {...props.banner} />}
        <SitePage {...props} />
      </>
    );
  return (
    <>
      {props.kind === 'block' ? <BlockAlone {...props} /> : <EditedPage {...props} />}
      <EditorScripts editorScripts={props.editorScripts} editorData={props.editorData} />
    </>
  );
}

/** Made for one author each time, for no cache and no search engine. @requirement O1 */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, previewData, res }) => {
  const { JSS_EDITING_SECRET: secret } = env();
  if (!isSecretSet(secret)) return { notFound: true };
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
  const asked = editingRequestIn(previewData);
  const segments = [params?.path ?? []].flat();
  const made = asked ? await versionForAuthor(asked) : await linkedPage({ segments, query, secret });
  if (made === undefined) return { notFound: true };
  if ('redirect' in made) return { redirect: { destination: made.redirect, permanent: false } };
  if (made.kind === 'refused') res.statusCode = made.refusal === 'expired' ? 410 : 403;
  return { props: made };
};
