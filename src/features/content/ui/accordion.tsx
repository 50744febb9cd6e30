import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { imageOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { fragmentOf, type AccordionPanel } from '@/features/content/model/panels';
import { Disclosure } from '@/ui/disclosure/Disclosure';
import styles from '@/features/content/ui/accordion.module.css';

type AccordionPanelsProps = {
  readonly panels: readonly AccordionPanel[];
  readonly headingLevel: 2 | 3;
  /** The first panel is open from the start. */
  readonly isFirstOpen?: boolean;
};

/**
 * Panels that open one at a time; all are open for authors. The fragment of the address opens a panel and scrolls to it,
 * and opening a panel changes the fragment.
 * @requirement G2
 */
export function AccordionPanels({
  panels,
  headingLevel,
  isFirstOpen = false,
}: AccordionPanelsProps): ReactNode {
  const { isEditing } = usePage();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set((isEditing ? panels : panels.slice(0, isFirstOpen ? 1 : 0)).map(({ id }) => id)),
  );

  const root = useRef<HTMLDivElement>(null);
  const known = useRef(panels);
  useEffect(() => {
    known.current = panels;
  }, [panels]);

  useEffect(() => {
    const follow = () => {
      const wanted = window.location.hash.slice(1).toLowerCase();
      if (wanted === '') return;
      const elements = [...(root.current?.children ?? [])];
      const at = known.current.findIndex(({ id }, index) =>
        [elements[index]?.id, id].some((name) => name?.toLowerCase() === wanted),
      );
      const panel = known.current[at];
      if (!panel) return;
      setOpen((before) => new Set([...before, panel.id]));
      const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      elements[at]?.scrollIntoView?.({ behavior: reduced ? 'auto' : 'smooth' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const toggle = ({ id }: AccordionPanel, index: number, isOpen: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
    // Another accordion of the page may have a panel of the same name.
    window.history.replaceState(window.history.state, '', `#${root.current?.children[index]?.id || id}`);
  };

  return (
    <div className={styles.panels} ref={root}>
      {panels.map((panel, index) => {
        return (
          <Disclosure
            key={panel.id}
            fragment={fragmentOf(panel, panels)}
            otherFragment={panel.id}
            title={<Spoken text={panel.title} />}
            headingLevel={headingLevel}
            isOpen={open.has(panel.id)}
            onToggle={(isOpen) => toggle(panel, index, isOpen)}
          >
            {imageOf(panel.image) ? (
              <Image field={panel.image} sizes="672px" className={styles.picture} />
            ) : null}
            <RichText field={panel.text} />
          </Disclosure>
        );
      })}
    </div>
  );
}
