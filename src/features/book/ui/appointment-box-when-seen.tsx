import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import type { AppointmentBoxProps } from './appointment-box';
import { WithoutScript } from '@/features/appointment/ui/without-script';
import styles from './frame.module.css';

/**
 * The appointment box, whose scripts come when the visitor comes near it: a profile is read without them. Until then
 * its frame keeps the place, with the way to book where scripts do not run.
 * @requirement D10
 */
export function AppointmentBoxWhenSeen(props: AppointmentBoxProps): ReactNode {
  const [Box, setBox] = useState<ComponentType<AppointmentBoxProps> | undefined>();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // A link to one of the times; the browser itself knows no place of that name.
    if (window.location.hash.startsWith('#book=')) element.scrollIntoView();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // The frame stays until the box is there: nothing on the page moves.
        void import('./appointment-box').then((module) => setBox(() => module.AppointmentBox));
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Frame ref={frame} provider={props.provider}>
      {Box ? <Box {...props} /> : <AppointmentTimesLoading />}
    </Frame>
  );
}

type FrameProps = {
  readonly ref: RefObject<HTMLElement | null>;
  readonly provider: AppointmentBoxProps['provider'];
  readonly children: ReactNode;
};

function Frame({ ref, provider, children }: FrameProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  return (
    <section ref={ref} className={styles.box} aria-labelledby={`${id}-title`} id="book" data-scripts="seen">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {t('Book an appointment')}
      </h2>
      <WithoutScript phone={provider.phone} doctor={provider.path} />
      <div className={styles.live}>{children}</div>
    </section>
  );
}

function AppointmentTimesLoading(): ReactNode {
  const t = usePhrases();
  return <output className={styles.loading}>{t('Loading appointment times…')}</output>;
}
