import type { ItemTree } from './items.ts';
import { readLayout } from './read-layout.ts';
import type { Problems } from './problems.ts';
import type { Layout } from './store.ts';
import type { TemplateSource } from './template-fields.ts';
import type { BuiltTemplate } from './templates.ts';

type LayoutsContext = {
  readonly tree: ItemTree;
  readonly templates: ReadonlyMap<string, BuiltTemplate>;
  readonly sources: readonly TemplateSource[];
  readonly rootPath: string;
  readonly problems: Problems;
  /** Where item files are. */
  readonly itemFolder: string;
};

/**
 * Reads the layouts of templates and of items. A datasource written inside a layout becomes an item of the tree.
 * @returns the layouts of items, by path; those of templates are set on the templates
 * @requirement O2
 */
export function readLayouts(context: LayoutsContext): ReadonlyMap<string, Layout> {
  readTemplateLayouts(context);
  const { tree, rootPath, problems, itemFolder } = context;
  const layouts = new Map<string, Layout>();
  for (const { path, file, place, data } of tree.byPath.values()) {
    const layout = readLayout(data.layout, [...place, 'layout'], {
      problems,
      tree,
      rootPath,
      file,
      itemFolder,
      ownerPath: path,
    });
    if (layout) layouts.set(path, layout);
  }
  tree.addFolders(rootPath);
  return layouts;
}

function readTemplateLayouts({
  tree,
  templates,
  sources,
  rootPath,
  problems,
  itemFolder,
}: LayoutsContext): void {
  for (const { name, file, place, data } of sources) {
    const template = templates.get(name);
    if (!template || data.layout === undefined) continue;
    const ownerPath = `${rootPath}/templates/${name.toLowerCase().replaceAll(' ', '-')}`;
    template.layout = readLayout(data.layout, [...place, 'layout'], {
      problems,
      tree,
      rootPath,
      file,
      itemFolder,
      ownerPath,
    });
  }
}
