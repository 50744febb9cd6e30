import { useRef, type ReactNode } from 'react';
import { Slide, type CarouselSlide } from '@/ui/carousel/Slide';
import { capShown, useShown, type Shown } from '@/ui/carousel/shown';
import { useRunning } from '@/ui/carousel/use-running';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/carousel/Carousel.module.css';

type CarouselProps = {
  /** Accessible name. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /**
   * One slide at every width unless it says otherwise; never more than there are. The style sheet of whoever says so
   * sets `--at-once` to the same, for the row.
   */
  readonly shown?: Shown;
  readonly direction: 'ltr' | 'rtl';
  /** Seconds until the next slide comes by itself; 0, the default, for never. */
  readonly secondsEach?: number;
};

const one: Shown = { tablet: 1, desktop: 1 };

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
  const atOnce = useShown(fitting);
  const isSliding = atOnce !== undefined && slides.length > atOnce;
  const { Running, start, hasFailed } = useRunning({ root, row, isSliding, count: slides.length });

  if (slides.length <= 1) return slides[0]?.content;
  return (
    <section ref={root} aria-roledescription={t('Carousel')} aria-label={label} data-scripts="seen">
      {Running && isSliding ? (
        <Running
          slides={slides}
          atOnce={atOnce}
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
            tabIndex={atOnce === undefined || isSliding ? 0 : undefined}
          >
            {slides.map(({ key, content }, index) => (
              <Slide key={key} index={index} count={slides.length} direction={direction}>
                {content}
              </Slide>
            ))}
          </div>
          {isSliding && !hasFailed ? <div className={styles.room} /> : null}
        </>
      )}
    </section>
  );
}
