import {
  createElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { usePage } from '@/cms/page';
import { patientKindKey } from '@/domain/patient-kind';
import { usePhrases } from '@/i18n/use-phrases';
import { WithoutScript } from '@/features/appointment/ui/without-script';
import { focusAgain, readControls, repeatActs, type Carried } from '../state/carry-over';
import type { AppointmentBoxProps, FirstBox } from './appointment-box';
import { openTimesScript } from './open-times-script';
import styles from './frame.module.css';
// Of the box that the server draws: it comes before the box's own scripts.
import '@/features/appointment/ui/appointment.module.css';
import '@/features/appointment/ui/time-picker.module.css';
import '@/ui/button/Button.module.css';
import '@/ui/field/field.module.css';

type Ready = {
  readonly Box: ComponentType<AppointmentBoxProps>;
  readonly first: FirstBox | undefined;
  /** What the visitor did in the box that the server drew. */
  readonly carried: Carried | undefined;
};

/**
 * The appointment box. A small script puts in what the server draws when the visitor comes near it; its own scripts come
 * when the page has its scripts, and then take over. Where scripts do not run there is the way to book without them.
 * @requirement D10
 * @decision ADR-0316
 */
export function AppointmentBoxWhenSeen(props: AppointmentBoxProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const ready = useBox(frame);
  useLayoutEffect(() => {
    if (frame.current && ready?.carried) focusAgain(frame.current, ready.carried);
  }, [ready]);
  useEffect(() => {
    if (frame.current && ready?.carried) repeatActs(frame.current, ready.carried);
  }, [ready]);
  return (
    <Frame ref={frame} provider={props.provider}>
      {ready ? <ready.Box {...props} first={ready.first} /> : <DrawnTimes />}
    </Frame>
  );
}

/** The box with its scripts, once it came near the window and they are there. */
function useBox(frame: RefObject<HTMLElement | null>): Ready | undefined {
  const [ready, setReady] = useState<Ready | undefined>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // A link to one of the times; the browser itself knows no place of that name.
    const isLinked = window.location.hash.startsWith('#book=');
    if (isLinked) element.scrollIntoView();
    let pressed: HTMLElement | undefined;
    const note = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) pressed = button;
    };
    element.addEventListener('click', note);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // The frame stays until the box is there: nothing on the page moves.
        void import('./appointment-box').then(({ AppointmentBox: Box }) => {
          element.removeEventListener('click', note);
          const drawn = element.querySelector<Drawn>('open-times');
          const first = isLinked ? undefined : drawn?.first;
          setReady({ Box, first, carried: first && readControls(element, pressed) });
        });
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('click', note);
    };
  }, [frame]);
  return ready;
}

/** The element of the small script. */
type Drawn = HTMLElement & { readonly first?: FirstBox };

function DrawnTimes(): ReactNode {
  const t = usePhrases();
  const { pathname, language } = usePage();
  return (
    <>
      {createElement('open-times', {
        class: styles.drawn,
        'data-path': pathname,
        'data-language': language,
        'data-patient-key': patientKindKey,
        // What the script puts in is none of React's business, whichever of them is first.
        dangerouslySetInnerHTML: { __html: '' },
        suppressHydrationWarning: true,
      })}
      <output className={styles.loading}>{t('Loading appointment times…')}</output>
      <script src={openTimesScript} async />
    </>
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
    <section ref={ref} className={styles.box} aria-labelledby={`${id}-title`} id="book">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {t('Book an appointment')}
      </h2>
      <WithoutScript phone={provider.phone} doctor={provider.path} />
      <div className={styles.live}>{children}</div>
    </section>
  );
}
