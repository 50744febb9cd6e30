import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { dotWindow } from '@/ui/carousel/dot-window';
import type { Turning } from '@/ui/carousel/use-turning';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/ui/carousel/Running.module.css';

type ControlsProps = {
  /** Index of the current slide. */
  readonly current: number;
  readonly count: number;
  readonly onBack: () => void;
  readonly onForth: () => void;
  readonly onChoose: (index: number) => void;
  readonly turning: Turning;
};

/** Buttons and dots below the slides, and which slide is shown; said aloud unless the slides turn by themselves. */
export function Controls({ current, count, onBack, onForth, onChoose, turning }: ControlsProps): ReactNode {
  const t = usePhrases();
  const runs = turning.isOffered && turning.isOn;
  return (
    <div className={styles.controls}>
      {turning.isOffered ? (
        <button
          type="button"
          className={styles.step}
          data-turning=""
          onClick={runs ? turning.stop : turning.start}
          aria-label={runs ? t('Pause slides') : t('Play slides')}
        >
          {runs ? <span aria-hidden="true" className={styles.pause} /> : <Icon name="play" size="m" />}
        </button>
      ) : null}
      <button type="button" className={styles.step} onClick={onBack} aria-label={t('Previous slide')}>
        <Icon name="chevron-left" size="m" isDirectional />
      </button>
      <div className={styles.dots}>
        {dotWindow(current, count).map((index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={t('Go to slide {number}', { number: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          />
        ))}
      </div>
      <button type="button" className={styles.step} onClick={onForth} aria-label={t('Next slide')}>
        <Icon name="chevron-right" size="m" isDirectional />
      </button>
      <output className={styles.where} aria-live={runs ? 'off' : 'polite'}>
        {t('Slide {number} of {count}', { number: current + 1, count })}
      </output>
    </div>
  );
}
