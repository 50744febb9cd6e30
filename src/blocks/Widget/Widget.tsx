import type { ReactNode } from 'react';
import type { WidgetFrame } from '@/blocks/Widget/data';
import { readWidget } from '@/blocks/Widget/fields';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { widgetMark } from '@/config/widget';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/blocks/Widget/Widget.module.css';

/**
 * An empty container whose data attributes a hospital's own script reads, to put an outside widget there. Without a
 * parameter there is nothing to read, and no container. Where the operator named the host of a scheduling system, its
 * page stands in the container, without any script.
 * @requirement L5
 */
export function Widget({ params, data }: BlockProps<ComponentFields, WidgetFrame>): ReactNode {
  const t = usePhrases();
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
  const attributes = Object.fromEntries(filled.map(({ name, value }) => [`data-${name}`, value]));
  // What an outside script puts there before the page comes to life stays: React takes such content as its own.
  if (!data?.ok || data.data.address === '')
    return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div {...attributes}>
      {/* Its id is the one that the vendor's own script for such frames looks for. */}
      <iframe
        id={widgetMark}
        src={data.data.address}
        title={t('Open times for visits')}
        loading="lazy"
        referrerPolicy="strict-origin"
        className={styles.frame}
      />
    </div>
  );
}
