import type { ReactNode } from 'react';
import { Link } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage, type Page } from '@/cms/page';
import type { BlockLink } from '@/features/content/model/links';
import { isolatePhones } from '@/features/content/model/isolate-phones';
import { buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { iconNamed } from '@/ui/icon/icon-named';
import styles from '@/features/content/ui/links.module.css';

type LinksProps = { readonly links: readonly BlockLink[] };

type ArrowLinksProps = LinksProps & {
  /** What stands over the links: where a link ends with its name, the name is spoken and not shown again. */
  readonly under?: string;
};

/** A right-to-left text must not reorder the numbers in it. */
function textOn(page: Pick<Page, 'direction'>, { text, href }: BlockLink): string {
  return (page.direction === 'rtl' ? isolatePhones(text) : text) || href;
}

function iconOf({ icon, href }: BlockLink) {
  return iconNamed(icon, href.startsWith('tel:') ? 'phone' : undefined);
}

/** Links as buttons. The author chooses which is the primary one. */
export function ActionLinks({ links }: LinksProps): ReactNode {
  const page = usePage();
  if (links.length === 0) return null;
  return (
    <div className={styles.actions}>
      {links.map((entry) => {
        const icon = iconOf(entry);
        return (
          <Link
            key={entry.id}
            field={entry.link}
            className={buttonClass(entry.isPrimary ? 'primary' : 'secondary')}
          >
            {icon ? <Icon name={icon} size="m" /> : null}
            <Spoken text={textOn(page, entry)} />
          </Link>
        );
      })}
    </div>
  );
}

/** Links for further reading, one below the other. A phone number leads to no page: it has no arrow. */
export function ArrowLinks({ links, under = '' }: ArrowLinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul className={styles.arrows}>
      {links.map((entry) => (
        <li key={entry.id}>
          <ArrowLink entry={entry} under={under} />
          {entry.details === '' ? null : (
            <p>
              <Spoken text={entry.details} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type ArrowLinkProps = Pick<ArrowLinksProps, 'under'> & { readonly entry: BlockLink };

/** One of them alone: a heading may be such a link. */
export function ArrowLink({ entry, under = '' }: ArrowLinkProps): ReactNode {
  const page = usePage();
  const icon = iconOf(entry);
  return (
    <Link field={entry.link} className={styles.arrow}>
      {icon ? <Icon name={icon} /> : null}
      <span>
        <Named text={textOn(page, entry)} name={under} />
      </span>
      {entry.href.startsWith('tel:') ? null : (
        <Icon name="arrow-right" isDirectional className={styles.sign} />
      )}
    </Link>
  );
}

function Named({ text, name }: { readonly text: string; readonly name: string }): ReactNode {
  const end = name === '' ? undefined : [`, ${name}`, `، ${name}`].find((tail) => text.endsWith(tail));
  if (!end) return <Spoken text={text} />;
  return (
    <>
      <Spoken text={text.slice(0, -end.length)} />{' '}
      <span className="visually-hidden">
        <Spoken text={name} />
      </span>
    </>
  );
}
