import { useRef, useState, type ReactNode } from 'react';
import Slick from 'react-slick';
import { Controls } from '@/ui/carousel/Controls';
import { Slide, type CarouselSlide } from '@/ui/carousel/Slide';
import { useSideSwipe } from '@/ui/carousel/use-side-swipe';
import { useTurning } from '@/ui/carousel/use-turning';
import styles from '@/ui/carousel/Running.module.css';

export type RunningProps = {
  readonly slides: readonly CarouselSlide[];
  /** How many are seen at once: fewer than there are. */
  readonly atOnce: number;
  readonly direction: 'ltr' | 'rtl';
  readonly secondsEach: number;
  /** Index of the slide to begin with. */
  readonly start: number;
};

/** How long a slide takes, in milliseconds. @requirement G6 */
const slideMs = 500;

/**
 * Slides that follow each other without end, with buttons, dots and swipes. react-slick moves them; what it lacks is
 * done here: slides out of view, and copies, are inert instead of `aria-hidden` with links that take the focus; the row
 * runs from right to left by being mirrored, because react-slick's own way shows the wrong slide there.
 * @requirement G6 D6
 * @decision ADR-0040
 */
export function Running({ slides, atOnce, direction, secondsEach, start }: RunningProps): ReactNode {
  const slick = useRef<Slick>(null);
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);
  const isMirrored = direction === 'rtl';
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const forth = () => slick.current?.slickNext();
  const back = () => slick.current?.slickPrev();
  const turning = useTurning({ seconds: isStill ? 0 : secondsEach, turn: forth, current });
  const swipe = useSideSwipe({ onLeft: back, onRight: forth });
  const settle = () => settleSlides(root.current);

  return (
    <div {...turning.watched}>
      <div
        ref={root}
        data-clips=""
        className={isMirrored ? `${styles.stage} ${styles.mirrored}` : styles.stage}
        {...(isMirrored ? swipe : {})}
      >
        <Slick
          ref={slick}
          infinite
          speed={isStill ? 0 : slideMs}
          slidesToShow={atOnce}
          slidesToScroll={1}
          initialSlide={start}
          swipe={!isMirrored}
          draggable={false}
          waitForAnimate={false}
          arrows={false}
          dots={false}
          accessibility={false}
          pauseOnFocus={false}
          beforeChange={(_, next) => setCurrent(next)}
          onInit={settle}
          onReInit={settle}
        >
          {slides.map(({ key, content }, index) => (
            <Slide key={key} index={index} count={slides.length} direction={direction}>
              {content}
            </Slide>
          ))}
        </Slick>
      </div>
      <Controls
        current={current}
        count={slides.length}
        onBack={back}
        onForth={forth}
        onChoose={(index) => slick.current?.slickGoTo(index)}
        turning={turning}
      />
    </div>
  );
}

/** Slides that are not seen take no focus and are not read. */
function settleSlides(root: HTMLElement | null): void {
  for (const slide of root?.querySelectorAll('.slick-slide') ?? []) {
    slide.toggleAttribute('inert', !slide.classList.contains('slick-active'));
    slide.removeAttribute('aria-hidden');
    slide.removeAttribute('tabindex');
  }
}
