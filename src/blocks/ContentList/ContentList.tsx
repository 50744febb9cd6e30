import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readListItems, type ListItem } from '@/features/content/model/list-item';
import { BlockHead } from '@/features/content/ui/block-head';
import { MoreLink } from '@/features/content/ui/more-link';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/ContentList/ContentList.module.css';

/**
 * Entries one below the other, each with a title, a text, a picture and a link as far as it has them. Parameter: `columns`
 * (2, 3): as many side by side in wide windows.
 * @requirement G3
 * @decision Q53
 */
export function ContentList({ fields, params }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const items = readListItems(fields?.listItems);
  if (items.length === 0)
    return isEditing ? <AuthorNotice>ContentList: there are no entries yet</AuthorNotice> : null;
  const columns = columnsOf(params);
  const headingAs = textOf(fields?.titleText) === '' ? 'h2' : 'h3';
  return (
    <Section>
      <BlockHead title={fields?.titleText} intro={fields?.introText} />
      <ul className={`${styles.list} ${columns === 1 ? '' : `${styles.columns} ${styles[`of${columns}`]}`}`}>
        {items.map((item) => (
          <li key={item.key} className={styles.entry}>
            <Entry item={item} headingAs={headingAs} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function columnsOf(params: Readonly<Record<string, string>>): 1 | 2 | 3 {
  const columns = Number(params.columns ?? params.Columns);
  return columns === 2 || columns === 3 ? columns : 1;
}

type EntryProps = { readonly item: ListItem; readonly headingAs: 'h2' | 'h3' };

function Entry({ item, headingAs: Heading }: EntryProps): ReactNode {
  const { title, details, image, link, isLinkRepeated, has } = item;
  // A link without words of its own is the title.
  const isTitleLink = linkOf(link)?.text === '' && has.title;
  return (
    <>
      {has.image ? (
        <Image
          field={image}
          sizes="(max-width: 320px) 144px, (max-width: 600px) 88px, 220px"
          className={styles.picture}
        />
      ) : null}
      <div className={styles.words} data-far-letters={has.image ? '' : undefined}>
        {isTitleLink ? (
          <Heading className={styles.title}>
            <Link field={link}>
              <Spoken text={textOf(title)} />
            </Link>
          </Heading>
        ) : (
          <Text field={title} as={Heading} className={styles.title} />
        )}
        <RichText field={details} />
        {isTitleLink ? null : <MoreLink link={link} title={title} isRepeated={isLinkRepeated} />}
      </div>
    </>
  );
}
