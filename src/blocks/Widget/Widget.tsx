import type { ReactNode } from 'react';
import { readWidget } from '@/blocks/Widget/fields';
import type { BlockProps } from '@/cms/block';
import { usePage } from '@/cms/page';

/**
 * An empty container whose data attributes a hospital's own script reads, to put an outside widget there. Without a
 * parameter there is nothing to read, and no container.
 * @requirement L5
 */
export function Widget({ params }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const parameters = readWidget(params);
  if (isEditing)
    return (
      <div className="author-notice">
        <p>Widget: open the component properties to set its parameters.</p>
        <ul>
          {parameters.map(({ name, value }) => (
            <li key={name}>{`${name}: ${value}`}</li>
          ))}
        </ul>
      </div>
    );
  const filled = parameters.filter(({ value }) => value !== '');
  if (filled.length === 0) return null;
  return <div {...Object.fromEntries(filled.map(({ name, value }) => [`data-${name}`, value]))} />;
}
