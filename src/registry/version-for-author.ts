import type { EditedPageProps } from '@/registry/edited-page';
import type { BlockAloneProps } from '@/registry/block-alone';
import type { EditorScriptsProps } from '@/registry/editor-scripts';
import type { UnplacedFields } from '@/cms/unplaced-fields';
import { pageProps, type PageProps } from '@/registry/page-props';
import { asPreview } from '#cms/as-preview';
import { fillFields } from '#cms/fill-fields';
import { normalizeLayout } from '#cms/normalize-layout';
import { withEveryField } from '#cms/unplaced-fields';
import { env } from '#config/server/env';
import { withDrafts } from '@/lib/drafts';
import { editedLayout } from '#services/editing/edited-layout';
import { clientScriptsOf } from '#services/editing/client-scripts';
import type { BlockRequest, EditingRequest } from '#services/editing/editing-request';
import { fetchComponent } from '#services/editing/fetch-component';
import { fetchEdited, type EditedVersion } from '#services/editing/fetch-edited';
import { rendered } from '#services/editing/render';

type Made =
  | ({ readonly kind: 'edited' } & EditedPageProps & EditorScriptsProps)
  | ({ readonly kind: 'block' } & BlockAloneProps & EditorScriptsProps)
  | ({ readonly kind: 'preview' } & PageProps);

/**
 * The page that the editor asked for by GET: to edit, every field with its markers; to look at, as visitors will see it; of
 * its library, one block.
 * @returns undefined when the CMS has no such item, or gives none
 * @requirement O1
 */
export async function versionForAuthor(asked: EditingRequest | BlockRequest): Promise<Made | undefined> {
  if (asked.mode === 'library') return blockAlone(asked);
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
  const edited = await editedLayout({ layout: answer, language, dictionary });
  if (!edited.layout.route) return undefined;
  let unplaced: UnplacedFields = {};
  await withEveryField(edited.layout, (lacking) => {
    unplaced = lacking;
    return rendered({ ...edited, dictionary, unplaced });
  });
  const { itemPath } = edited.layout.context;
  const props = await pageProps({ ...edited, dictionary, query: new URLSearchParams(), pathname: itemPath });
  return { kind: 'edited', ...props, unplaced, ...clientScriptsOf(context) };
}

/** The editor changes it as soon as it says that it is there, so its scripts do not wait. */
async function blockAlone(asked: BlockRequest): Promise<Made | undefined> {
  const found = await fetchComponent(asked);
  const shown = found && (await toLookAt({ ...asked, layoutKind: 'final' }, found));
  if (!shown) return undefined;
  const { lateScripts: _, ...props } = shown;
  const editors = env().JSS_ALLOWED_ORIGINS;
  return { ...props, kind: 'block', editors, ...clientScriptsOf(found.layout.sitecore.context) };
}

function toLookAt(
  { language, layoutKind }: Pick<EditingRequest, 'language' | 'layoutKind'>,
  { layout, dictionary }: EditedVersion,
): Promise<({ readonly kind: 'preview' } & PageProps) | undefined> {
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
