import type { PageConfig } from 'next';
import Head from 'next/head';
import { PlainPage } from '@/ui/plain-page/PlainPage';

/** Without scripts: in the browser the router would take this page for the one that the address names, and fail. */
export const config: PageConfig = { unstable_runtimeJS: false };

/**
 * The resource-problem page for the time when the CMS cannot say its own.
 * @requirement A10
 */
export default function ResourceProblem() {
  return (
    <PlainPage heading="Thanks for visiting!" link={{ href: '/', text: 'Go to the home page' }} hasHero>
      <Head>
        <title>Resource problem</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <p>We apologize for any inconvenience.</p>
      <p>There is a problem with the resource you are looking for, and it cannot be displayed.</p>
    </PlainPage>
  );
}
