import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';

/**
 * An author's layout as a preview shows it: the page that visitors will see, without what is there for editing.
 * @requirement O1
 */
export function asPreview(answer: LayoutServiceData): LayoutServiceData {
  const { context, route } = answer.sitecore;
  return {
    ...answer,
    sitecore: {
      ...answer.sitecore,
      context: {
        ...context,
        pageEditing: false,
        pageState: 'preview' as NonNullable<typeof context.pageState>,
      },
      route: withoutMetadata(route) as typeof route,
    },
  };
}

/** Fields without what the editor knows them by. */
function withoutMetadata(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutMetadata(entry));
  if (typeof value !== 'object' || value === null) return value;
  const isField = 'value' in value && 'metadata' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(isField && key === 'metadata'))
      .map(([key, entry]) => [key, withoutMetadata(entry)]),
  );
}
