import { useEffect, useState, type ReactNode } from 'react';
import { isAllowedOrigin } from '@/config/editing-paths';
import type { LayoutComponent, Placeholders } from '@/cms/layout-data';
import { Placeholder } from '@/cms/placeholder';
import type { PageProps } from '@/registry/page-props';
import { registry } from '@/registry/registry';
import { PageWith } from '@/registry/site-page';

export type BlockAloneProps = PageProps & {
  /** Origins that may change the block. */
  readonly editors: readonly string[];
};

/** Where the layout service puts a block that is asked for alone. */
const placeholderName = 'editing-componentmode-placeholder';
/** The element by which the editor finds it. */
const elementId = 'editing-component';

/**
 * One block, as the component library of Sitecore Pages shows it: the page says that it is ready, and shows the fields and
 * parameters that the editor sends.
 * @requirement O1
 */
export function BlockAlone({ editors, ...props }: BlockAloneProps): ReactNode {
  const [placeholders, setPlaceholders] = useState(props.placeholders);
  useEffect(() => {
    const change = ({ origin, data }: MessageEvent<unknown>) => {
      if (isAllowedOrigin(origin, editors) && isUpdate(data))
        setPlaceholders((shown) => updated(shown, data.details));
    };
    window.addEventListener('message', change);
    // It says nothing that another origin may not know.
    window.top?.postMessage({ name: 'component:status', message: 'ready' }, '*');
    return () => window.removeEventListener('message', change);
  }, [editors]);
  return (
    <PageWith props={props} blocks={registry}>
      <main id="main">
        <div id={elementId}>
          <Placeholder name={placeholderName} components={placeholders[placeholderName]} />
        </div>
      </main>
    </PageWith>
  );
}

type Details = {
  readonly uid: string;
  readonly fields?: LayoutComponent['fields'];
  readonly params?: LayoutComponent['params'];
};

function isUpdate(data: unknown): data is { readonly details: Details } {
  const { name, details } = (data ?? {}) as { readonly name?: unknown; readonly details?: Partial<Details> };
  return name === 'component:update' && typeof details?.uid === 'string';
}

/** Placeholders in which the block of the uid, however deep, has more, or other, fields and parameters. */
function updated(placeholders: Placeholders, details: Details): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, list]) => [
      name,
      list.map((component) => {
        const inner = component.placeholders && { placeholders: updated(component.placeholders, details) };
        return component.uid?.toLowerCase() === details.uid.toLowerCase()
          ? {
              ...component,
              ...inner,
              fields: { ...component.fields, ...details.fields },
              params: { ...component.params, ...details.params },
            }
          : { ...component, ...inner };
      }),
    ]),
  );
}
