import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import { keepPanelInSight, scrollToSection } from '@/ui/section-tabs/scroll-to-section';
import { tabForHash, tabOfEvent } from '@/ui/section-tabs/which-tab';
import { useFragment } from '@/ui/use-fragment';
import styles from '@/ui/section-tabs/SectionTabs.module.css';

export type SectionTab = {
  /** Also the fragment of an address that opens the section: `Locations`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Further fragments that open it. */
  readonly aliases?: readonly string[];
};

type SectionTabsProps = {
  readonly id: string;
  readonly tabs: readonly SectionTab[];
  readonly headingLevel?: 2 | 3;
  /** Their ids are authors' names: what is made of them stays apart from the rest of the page. */
  readonly areAuthored?: boolean;
};

/**
 * Sections of a page: buttons beside the open panel from 768 px on, an accordion on narrower screens, with the same
 * markup. The first section is open at first. A click on the open one closes it. The fragment of the address and the
 * window's event `activeTabChange` (its detail is the id, or has it as `id`) open a section, and so does the name of
 * something in it. Without scripts all are open.
 * @requirement M5 D2
 * @decision Q63
 */
export function SectionTabs({
  id,
  tabs,
  headingLevel = 2,
  areAuthored = false,
}: SectionTabsProps): ReactNode {
  const prefix = areAuthored ? `${id}-` : '';
  const [active, setActive] = useState<string | undefined>(tabs[0]?.id);
  const known = useRef(tabs);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    known.current = tabs;
  }, [tabs]);

  useEffect(() => {
    const open = (tab: string | undefined, hasFocus: boolean) => {
      if (tab === undefined) return;
      setActive(tab);
      if (!hasFocus) return;
      // By then the panels have their final heights.
      requestAnimationFrame(() => {
        const button = document.getElementById(`${prefix}${tab}-tab`);
        button?.focus({ preventScroll: true });
        scrollToSection(root.current, button);
      });
    };
    const followHash = () => {
      // Another part of the page may have a tab's name.
      const found = known.current.map((tab, at) => ({ ...tab, fragment: root.current?.children[at]?.id }));
      const named = tabForHash(found, window.location.hash);
      if (named === undefined) openAround(window.location.hash.slice(1));
      else open(named, true);
    };
    const openAround = (anchorId: string) => {
      const anchor = document.getElementById(anchorId);
      const at = [...(root.current?.children ?? [])].findIndex((section) => section.contains(anchor));
      if (at === -1) return;
      setActive(known.current[at]?.id);
      requestAnimationFrame(() => anchor?.scrollIntoView?.({ block: 'start' }));
    };
    const followEvent = (event: Event) => open(tabOfEvent(known.current, event), false);
    followHash();
    window.addEventListener('hashchange', followHash);
    window.addEventListener('activeTabChange', followEvent);
    return () => {
      window.removeEventListener('hashchange', followHash);
      window.removeEventListener('activeTabChange', followEvent);
    };
  }, [prefix]);

  return (
    <div id={id} className={styles.tabs} ref={root}>
      {tabs.map((tab, at) => {
        const isActive = tab.id === active;
        return (
          <Section
            key={tab.id}
            tab={tab}
            prefix={prefix}
            headingLevel={headingLevel}
            isActive={isActive}
            onToggle={() => {
              setActive(isActive ? undefined : tab.id);
              if (isActive) return;
              requestAnimationFrame(() => keepPanelInSight(root.current));
              const fragment = root.current?.children[at]?.id;
              window.history.replaceState(window.history.state, '', `#${fragment}`);
            }}
          />
        );
      })}
    </div>
  );
}

type SectionProps = {
  readonly tab: SectionTab;
  readonly prefix: string;
  readonly headingLevel: 2 | 3;
  readonly isActive: boolean;
  readonly onToggle: () => void;
};

function Section({ tab, prefix, headingLevel, isActive, onToggle }: SectionProps): ReactNode {
  const id = `${prefix}${tab.id}`;
  const fragments: [string?, string?] = prefix === '' ? [] : [tab.id, id];
  const section = useFragment(...fragments);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.section} ref={section} {...(prefix === '' ? { id } : { 'data-fragment': tab.id })}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}-tab`}
          className={styles.button}
          aria-expanded={isActive}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
        >
          <span>{tab.title}</span>
          <Icon name="chevron-down" size="m" className={styles.sign} />
        </button>
      </Heading>
      <section
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab`}
        className={isActive ? styles.panel : styles.closed}
      >
        {tab.content}
      </section>
    </div>
  );
}
