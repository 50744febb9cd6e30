import type { ReactNode } from 'react';
import { jsonLdText } from '@/lib/json-ld';

/** Structured data for search engines. Browsers do not run it. */
export function JsonLd({ data }: { readonly data: object }): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />;
}
