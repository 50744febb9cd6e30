import { useId, useState, type ReactNode } from 'react';
import styles from '@/features/appointment/ui/appointment.module.css';
import ownStyles from './device-check.module.css';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { playTone, useDeviceCheck } from '../state/use-device-check';

/** Camera, microphone and sound, tried before a video visit; only the visitor sees and hears it. @requirement I18 */
export function DeviceCheckPanel(): ReactNode {
  const t = usePhrases();
  const id = useId();
  const { status, isHeard, video, start, stop } = useDeviceCheck();
  const [hasPlayed, setPlayed] = useState(false);
  const isOn = status === 'on';
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('Check your device')}</h2>
      <p className={styles.hint}>{t('Nothing is recorded or sent: only you see and hear this.')}</p>
      <video
        ref={video}
        className={ownStyles.picture}
        hidden={!isOn}
        aria-label={t('Your picture')}
        autoPlay
        muted
        playsInline
      />
      <output className={styles.lines}>
        {isOn ? <span>{t('Camera: it works. You should see yourself.')}</span> : null}
        {isOn ? (
          <span>
            {isHeard ? t('Microphone: it hears you.') : t('Microphone: we hear nothing yet. Say something.')}
          </span>
        ) : null}
        {status === 'refused' ? (
          <span>
            {t(
              'This browser may not use the camera and microphone. Allow them in its settings, then check again.',
            )}
          </span>
        ) : null}
        {status === 'missing' ? (
          <span>
            {t(
              'This browser has no camera or microphone that a page may use. Use another device, or call us.',
            )}
          </span>
        ) : null}
        {hasPlayed ? <span>{t('Sound: you should hear a tone. If not, turn the volume up.')}</span> : null}
      </output>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          aria-disabled={status === 'asking' || undefined}
          onClick={isOn ? stop : start}
        >
          {t(isOn ? 'Stop the check' : 'Check camera and microphone')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            playTone();
            setPlayed(true);
          }}
        >
          {t('Play a sound')}
        </Button>
      </div>
    </section>
  );
}
