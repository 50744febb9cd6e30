import type { ReactNode } from 'react';
import styles from '@/ui/plain-page/PlainPage.module.css';

type PlainPageProps = {
  readonly heading: string;
  readonly link: { readonly href: string; readonly text: string };
  readonly hasHero?: boolean;
  readonly children: ReactNode;
};

/** A page that needs no other service, for when none of them answers. */
export function PlainPage({ heading, link, hasHero = false, children }: PlainPageProps): ReactNode {
  return (
    <main className={styles.page} id="main">
      {hasHero ? <div className={styles.hero} aria-hidden="true" /> : null}
      <h1>{heading}</h1>
      {children}
      <p>
        <a href={link.href}>{link.text}</a>
      </p>
      <p>If this is an emergency, call 911.</p>
    </main>
  );
}
