import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import type { CaptchaProps } from '@/ui/captcha/VendorCaptcha';
import { Checkbox } from '@/ui/field/Checkbox';
import styles from '@/ui/field/field.module.css';

const VendorCaptcha = dynamic(() => import('@/ui/captcha/VendorCaptcha').then((file) => file.VendorCaptcha), {
  ssr: false,
});

type State = 'open' | 'working' | 'done' | 'failed';

/**
 * Tells people from programs. The embedded captcha is a checkbox that starts about a second of proof of work, without a
 * puzzle. A vendor's captcha loads only when the visitor starts it. Needs a new `key` after each submission.
 * @requirement K7
 */
export function Captcha(props: CaptchaProps): ReactNode {
  const { id, setup, error } = props;
  const t = usePhrases();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{t('Security check')}</legend>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <span className="visually-hidden">{t('Error:')} </span>
          {error}
        </p>
      ) : null}
      {setup.provider === 'embedded' ? <Embedded {...props} /> : <VendorCaptcha {...props} />}
    </fieldset>
  );
}

function Embedded({ id, onToken, error }: CaptchaProps): ReactNode {
  const t = usePhrases();
  const [state, setState] = useState<State>('open');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    setState('working');
    try {
      const { solveEmbedded } = await import('@/ui/captcha/solve');
      const token = await solveEmbedded(signal);
      setState('done');
      onToken(token);
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return (
    <>
      <Checkbox
        id={id}
        label={t('I am a person')}
        isChecked={state === 'working' || state === 'done'}
        isHeld
        describedBy={error ? `${id}-error ${id}-status` : `${id}-status`}
        onCheckedChange={() => {
          if (state === 'open' || state === 'failed') void start();
        }}
      />
      <output id={`${id}-status`} className={styles.hint}>
        {statusText(state, t)}
      </output>
    </>
  );
}

function statusText(state: State, t: (key: string) => string): string {
  switch (state) {
    case 'open':
      return '';
    case 'working':
      return t('Checking. This takes a few seconds.');
    case 'done':
      return t('Checked. Thank you.');
    case 'failed':
      return t('We could not check this. Please try again or call us: 1-888-824-0200.');
  }
}
