import { useRef, useState, type ReactNode } from 'react';
import { captchaVendors, type CaptchaSetup } from '@/config/captcha';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import styles from '@/ui/field/field.module.css';

export type CaptchaProps = {
  readonly id: string;
  readonly setup: CaptchaSetup;
  /** Receives the token to send with the form; '' while there is none. A token works once. */
  readonly onToken: (token: string) => void;
  readonly error?: string | undefined;
};

/** A vendor's captcha: nothing of it is loaded before it is started. @requirement K7 */
export function VendorCaptcha({ id, setup, onToken, error }: CaptchaProps): ReactNode {
  const t = usePhrases();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'open' | 'working' | 'done' | 'failed'>('open');
  if (setup.provider === 'embedded') return null;
  const vendor = captchaVendors[setup.provider];

  const start = async () => {
    setState('working');
    try {
      const { drawVendor } = await import('@/ui/captcha/vendor');
      if (!place.current) return;
      await drawVendor(vendor, { place: place.current, siteKey: setup.siteKey, onToken });
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {state === 'done' ? null : (
        <>
          <p className={styles.hint}>
            {t('The check comes from {host}, which then learns that you are here.', {
              host: new URL(vendor.script).host,
            })}
          </p>
          <Button
            id={id}
            variant="secondary"
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={() => void start()}
          >
            {t('Start the security check')}
          </Button>
        </>
      )}
      <div ref={place} />
      <output className={styles.hint}>
        {state === 'working' ? t('Checking. This takes a few seconds.') : ''}
        {state === 'failed' ? t('We could not check this. Please try again or call us: 1-888-824-0200.') : ''}
      </output>
    </>
  );
}
