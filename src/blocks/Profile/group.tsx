import { useId, useState, type ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import type { TeamGroup, TeamMember } from '@/contracts/team';
import { PortraitPlaceholder } from '@/ui/portrait-placeholder/PortraitPlaceholder';
import { ShowMore } from '@/ui/show-more/ShowMore';
import styles from '@/blocks/Profile/Profile.module.css';
import { Spoken } from '@/cms/fields/spoken';

/** Cards shown before the rest is asked for; the style sheet counts too. @decision ADR-0323 */
const shownAtFirst = { narrow: 4, wide: 6 };

const moreClass = `needs-script ${styles.more}`;

type GroupProps = {
  readonly group: TeamGroup;
  readonly headingLevel: 2 | 3;
};

/** One group of a team: its words, and a card for each physician. */
export function Group({ group: { title, intro, members }, headingLevel }: GroupProps): ReactNode {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const nameLevel = title ? headingLevel + 1 : headingLevel;
  return (
    <section className={styles.group} aria-labelledby={title ? `${id}-title` : undefined}>
      {title ? (
        <Heading id={`${id}-title`}>
          <Spoken text={title} />
        </Heading>
      ) : null}
      <RichText field={{ value: intro }} className={styles.intro} />
      <ul id={id} className={isExpanded ? styles.grid : `${styles.grid} ${styles.collapsed}`}>
        {members.map((member) => (
          <li key={member.path} className={styles.card}>
            <MemberCard member={member} level={nameLevel} />
          </li>
        ))}
      </ul>
      {members.length > shownAtFirst.narrow ? (
        <ShowMore
          isExpanded={isExpanded}
          onChange={setIsExpanded}
          list={id}
          of={title}
          className={members.length > shownAtFirst.wide ? moreClass : `${moreClass} ${styles.narrowOnly}`}
        />
      ) : null}
    </section>
  );
}

function MemberCard({ member, level }: { readonly member: TeamMember; readonly level: number }): ReactNode {
  const page = usePage();
  const Name = `h${level}` as 'h3';
  const { path, name, specialty, image } = member;
  return (
    <>
      <div className={styles.photo}>
        {image ? (
          <Image field={{ value: { src: image, width: 192, height: 240 } }} alt="" sizes="96px" />
        ) : (
          <PortraitPlaceholder />
        )}
      </div>
      <div className={styles.words}>
        <Name className={styles.name} data-far-letters="">
          <a href={hrefOn(page, path)}>{name}</a>
        </Name>
        {specialty ? (
          <p>
            <Spoken text={specialty} />
          </p>
        ) : null}
      </div>
    </>
  );
}
