import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import { tabForHash, tabOfEvent } from '@/ui/section-tabs/which-tab';
import styles from '@/ui/section-tabs/SectionTabs.module.css';

export type SectionTab = {
  /** Also the address fragment that opens it: `Locations`. */
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
 * Sections of a page: buttons beside the open panel from 768 px on, an accordion below, from one markup. The first is
 * open at first; a click on the open one closes it. The address's fragment and the window's event `activeTabChange`
 * (its detail is the id, or has it as `id`) open a section. Without scripts all are open.
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
      // The panels' heights are settled by then.
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
