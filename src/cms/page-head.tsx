import type { ReactNode } from 'react';
import type { HeadData } from '@/cms/head';

/**
 * The children of a page's `<head>`. A plain function, because `next/head` reads its children without rendering them.
 * @requirement A4 A5 A6 A7
 */
export function PageHead({ head }: { readonly head: HeadData }): ReactNode[] {
  const { openGraph } = head;
  const named: readonly (readonly [string, string])[] = [
    ['description', head.description],
    ['keywords', head.keywords],
    ['abstract', head.abstract],
    ['robots', head.robots],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', openGraph.title],
    ['twitter:description', openGraph.description],
    ['twitter:image', openGraph.image],
  ];
  const properties: readonly (readonly [string, string])[] = [
    ['og:url', openGraph.url],
    ['og:type', openGraph.type],
    ['og:title', openGraph.title],
    ['og:description', openGraph.description],
    ['og:image', openGraph.image],
  ];
  return [
    <title key="title">{head.title}</title>,
    <link key="canonical" rel="canonical" href={head.canonical} />,
    ...head.alternates.map(({ hreflang, href }) => (
      <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
    )),
    ...named
      .filter(([, content]) => content)
      .map(([name, content]) => <meta key={name} name={name} content={content} />),
    ...properties
      .filter(([, content]) => content)
      .map(([property, content]) => <meta key={property} property={property} content={content} />),
  ];
}
