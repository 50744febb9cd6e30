import type { EditedPageProps } from '@/registry/edited-page';
import type { EditorScriptsProps } from '@/registry/editor-scripts';
import type { UnplacedFields } from '@/cms/unplaced-fields';
import { pageProps, type PageProps } from '@/registry/page-props';
import { isAllowedOrigin } from '@/config/editing-paths';
import { asPreview } from '#cms/as-preview';
import { fillFields } from '#cms/fill-fields';
import { normalizeLayout } from '#cms/normalize-layout';
import { withEveryField } from '#cms/unplaced-fields';
import { env } from '#config/server/env';
import { withDrafts } from '@/lib/drafts';
import { editedLayout } from '#services/editing/edited-layout';
import type { EditingRequest } from '#services/editing/editing-request';
import { fetchEdited, type EditedVersion } from '#services/editing/fetch-edited';
import { rendered } from '#services/editing/render';

type Made =
  | ({ readonly kind: 'edited' } & EditedPageProps & EditorScriptsProps)
  | ({ readonly kind: 'preview' } & PageProps);

/**
 * The page that the editor asked for by GET: to edit, every field with its markers; to look at, as visitors will see it.
 * @returns undefined when the CMS has no such item, or gives none
 * @requirement O1
 */
export async function versionForAuthor(asked: EditingRequest): Promise<Made | undefined> {
  const found = await fetchEdited(asked);
  if (!found) return undefined;
  return asked.mode === 'edit' ? toEdit(asked, found) : toLookAt(asked, found);
}

async function toEdit(
  { language }: EditingRequest,
  { layout, dictionary }: EditedVersion,
): Promise<Made | undefined> {
  const { context } = layout.sitecore;
  const answer = {
    ...layout,
    sitecore: {
      ...layout.sitecore,
      context: { ...context, pageEditing: true, pageState: 'edit', editMode: 'metadata' },
    },
  };
  const data = { layout: answer, language, dictionary };
  const edited = editedLayout(data);
  if (!edited.layout.route) return undefined;
  let unplaced: UnplacedFields = {};
  await withEveryField(edited.layout, (lacking) => {
    unplaced = lacking;
    return rendered({ ...data, unplaced });
  });
  const { itemPath } = edited.layout.context;
  const props = await pageProps({ ...edited, dictionary, query: new URLSearchParams(), pathname: itemPath });
  return { kind: 'edited', ...props, unplaced, ...scriptsOf(context) };
}

function toLookAt(
  { language, layoutKind }: EditingRequest,
  { layout, dictionary }: EditedVersion,
): Promise<Made | undefined> {
  return withDrafts(async () => {
    const speech = { language, defaultLanguage: env().DEFAULT_LANGUAGE };
    const filled = await fillFields(normalizeLayout(asPreview(layout), speech), speech);
    if (!filled.layout.route) return undefined;
    const { itemPath: pathname } = filled.layout.context;
    const query = new URLSearchParams();
    return {
      kind: 'preview',
      ...(await pageProps({ layout: filled.layout, dictionary, query, language, pathname })),
    };
  }, layoutKind);
}

/** What the editor asks to have in the page; programs of its own origins only. */
function scriptsOf(context: Readonly<Record<string, unknown>>): EditorScriptsProps {
  const { clientScripts, clientData } = context;
  const scripts = Array.isArray(clientScripts) ? clientScripts : [];
  return {
    editorScripts: scripts.filter(
      (address): address is string =>
        typeof address === 'string' &&
        URL.canParse(address) &&
        isAllowedOrigin(new URL(address).origin, env().JSS_ALLOWED_ORIGINS),
    ),
    editorData:
      typeof clientData === 'object' && clientData !== null
        ? (clientData as Readonly<Record<string, unknown>>)
        : {},
  };
}
