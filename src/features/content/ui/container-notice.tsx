import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { AuthorNotice, isPlaceholder, usePlaceholderNames } from '@/cms/placeholder';

type ContainerNoticeProps = {
  /** Of the container. */
  readonly name: string;
  readonly placeholders: readonly string[];
};

/**
 * What authors read of a container: where they may place blocks while it is empty, and the name of a placeholder that
 * it does not have, whose blocks nobody sees.
 * @requirement A11
 */
export function ContainerNotice({ name, placeholders }: ContainerNoticeProps): ReactNode {
  const { isEditing } = usePage();
  const filled = usePlaceholderNames();
  if (!isEditing) return null;
  const unknown = filled.filter((key) => !placeholders.some((own) => isPlaceholder(key, own)));
  if (filled.length > 0 && unknown.length === 0) return null;
  const lost = unknown.map((key) => `. It has no placeholder ${key}: nobody sees its blocks`);
  return <AuthorNotice>{`${name}: blocks go to ${placeholders.join(', ')}${lost.join('')}`}</AuthorNotice>;
}
