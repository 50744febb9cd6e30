import { useId, type ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { usePhrases } from '@/i18n/use-phrases';
import { SelectField } from '@/ui/field/SelectField';
import { elsewhere } from '@/domain/state-names';
import type { Times } from '../state/use-times';
import styles from './appointment.module.css';
import { useStateNames } from './use-state-names';

type VideoPlaceProps = {
  readonly video: Times['video'];
  /** Name of the doctor. */
  readonly doctor: string;
  /** To call where the doctor may not treat; '' where none is known. */
  readonly phone: string;
};

/**
 * Asks where the visitor will be during a video visit, before they choose a time: doctors may treat only where they are
 * licensed. From elsewhere it says what is possible instead.
 * @requirement I2
 */
export function VideoPlaceField({ video, doctor, phone }: VideoPlaceProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  const { nameOf, anyOf } = useStateNames();
  return (
    <div className={styles.videoPlace}>
      <SelectField
        id={id}
        label={t('For a video visit: in which state will you be then?')}
        hint={t('The law lets doctors treat by video only where they are licensed.')}
        value={video.place}
        onValueChange={video.setPlace}
        empty={t('Choose a state to see times of video visits')}
        options={[
          ...video.states.map((code) => [code, nameOf(code)] as const),
          [elsewhere, t('Another state or country')] as const,
        ]}
      />
      <output>
        {video.place === elsewhere
          ? t(
              'We are sorry: by video {doctor} sees patients only while they are in {states}. Please choose a visit in person, or call us and we look for another way.',
              { doctor, states: anyOf(video.states) },
            )
          : ''}
      </output>
      {video.place === elsewhere && phone !== '' ? (
        <p>
          <CallLink phone={phone} />
        </p>
      ) : null}
    </div>
  );
}
