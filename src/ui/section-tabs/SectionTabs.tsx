import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import { tabForHash, tabOfEvent } from '@/ui/section-tabs/which-tab';
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
};

/**
 * Sections of a page: buttons beside the open panel from 768 px on, an accordion on narrower screens, with the same
 * markup. The first section is open at first. A click on the open one closes it. The fragment of the address and the
 * window's event `activeTabChange` (its detail is the id, or has it as `id`) open a section. Without scripts all are open.
 * @requirement M5 D2
 * @decision Q63
 */
export function SectionTabs({ id, tabs, headingLevel = 2 }: SectionTabsProps): ReactNode {
  const [active, setActive] = useState<string | undefined>(tabs[0]?.id);
  const known = useRef(tabs);

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
        const button = document.getElementById(`${tab}-tab`);
        button?.focus({ preventScroll: true });
        button?.scrollIntoView?.({ block: 'start' });
      });
    };
    const followHash = () => open(tabForHash(known.current, window.location.hash), true);
    const followEvent = (event: Event) => open(tabOfEvent(known.current, event), false);
    followHash();
    window.addEventListener('hashchange', followHash);
    window.addEventListener('activeTabChange', followEvent);
    return () => {
      window.removeEventListener('hashchange', followHash);
      window.removeEventListener('activeTabChange', followEvent);
    };
  }, []);

  const Heading = `h${headingLevel}` as const;
  return (
    <div id={id} className={styles.tabs}>
      {tabs.map((tab) => {
        const isActive = tab.id === active;
        return (
          <div key={tab.id} className={styles.section} id={tab.id}>
            <Heading className={styles.heading}>
              <button
                type="button"
                id={`${tab.id}-tab`}
                className={styles.button}
                aria-expanded={isActive}
                aria-controls={`${tab.id}-panel`}
                onClick={() => {
                  setActive(isActive ? undefined : tab.id);
                  if (!isActive) window.history.replaceState(window.history.state, '', `#${tab.id}`);
                }}
              >
                <span>{tab.title}</span>
                <Icon name="chevron-down" size="m" className={styles.sign} />
              </button>
            </Heading>
            <section
              id={`${tab.id}-panel`}
              aria-labelledby={`${tab.id}-tab`}
              className={isActive ? styles.panel : styles.closed}
            >
              {tab.content}
            </section>
          </div>
        );
      })}
    </div>
  );
}
