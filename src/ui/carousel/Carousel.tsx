import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { RunningProps } from '@/ui/carousel/Running';
import { Slide, type CarouselSlide } from '@/ui/carousel/Slide';
import { capShown, type Shown } from '@/ui/carousel/shown';
import { useWhenSeen } from '@/ui/carousel/use-when-seen';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/carousel/Carousel.module.css';

type CarouselProps = {
  /** Accessible name. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /** One slide at every width unless it says otherwise; never more than there are. */
  readonly shown?: Shown;
  readonly direction: 'ltr' | 'rtl';
  /** Seconds until the next slide comes by itself; 0, the default, for never. */
  readonly secondsEach?: number;
};

const one: Shown = { mobile: 1, tablet: 1, desktop: 1 };

/**
 * Slides side by side. The page brings a row that can be scrolled: it needs no script, and stays where the script of the
 * carousel never comes. That script is loaded when the row comes near the window, and only if not all slides fit. A
 * single slide is just its content.
 * @requirement G6 D6
 * @decision ADR-0040
 */
export function Carousel({
  label,
  slides,
  shown = one,
  direction,
  secondsEach = 0,
}: CarouselProps): ReactNode {
  const t = usePhrases();
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const fitting = capShown(shown, slides.length);
  const isLong = slides.length > Math.min(...Object.values(fitting));
  const [start, setStart] = useState(0);
  const [Running, setRunning] = useState<ComponentType<RunningProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isNear = useWhenSeen(root, isLong);

  useEffect(() => {
    if (!isNear) return undefined;
    let isOver = false;
    let leave: (() => void) | undefined;
    const swap = (Loaded: ComponentType<RunningProps>) => {
      const element = row.current;
      // Whoever reads with the keyboard keeps the row until they have left it.
      if (element?.contains(document.activeElement)) {
        const onLeft = () => setTimeout(() => isOver || swap(Loaded));
        element.addEventListener('focusout', onLeft, { once: true });
        leave = () => element.removeEventListener('focusout', onLeft);
        return;
      }
      setStart(scrolledTo(element, slides.length));
      setRunning(() => Loaded);
    };
    void import('@/ui/carousel/Running').then(
      (loaded) => {
        if (!isOver) swap(loaded.Running);
      },
      () => setHasFailed(true),
    );
    return () => {
      isOver = true;
      leave?.();
    };
  }, [isNear, slides.length]);

  if (slides.length <= 1) return slides[0]?.content;
  return (
    <section
      ref={root}
      aria-roledescription={t('Carousel')}
      aria-label={label}
      className={styles.carousel}
      data-mobile={fitting.mobile}
      data-tablet={fitting.tablet}
      data-desktop={fitting.desktop}
    >
      {Running ? (
        <Running
          slides={slides}
          shown={fitting}
          direction={direction}
          secondsEach={secondsEach}
          start={start}
        />
      ) : (
        <>
          <div
            ref={row}
            className={hasFailed ? `${styles.row} ${styles.stays}` : styles.row}
            // Keys scroll what has the focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={isLong ? 0 : undefined}
          >
            {slides.map(({ key, content }, index) => (
              <Slide key={key} index={index} count={slides.length} direction={direction}>
                {content}
              </Slide>
            ))}
          </div>
          {isLong && !hasFailed ? <div className={`${styles.room} needs-script`} /> : null}
        </>
      )}
    </section>
  );
}

/** The first slide in view of a row that somebody may have scrolled. */
function scrolledTo(row: HTMLElement | null, count: number): number {
  const width = row?.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (!row || width === 0) return 0;
  return Math.min(count - 1, Math.round(Math.abs(row.scrollLeft) / width));
}
