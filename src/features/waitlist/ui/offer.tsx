import type { ReactNode } from 'react';
import type { OfferAnswer } from '@/contracts/waitlist';
import { patientOfType } from '@/config/visit-types';
import { slotOfVisit } from '@/features/appointment/model/visit';
import { writeWish } from '@/features/appointment/state/wish';
import styles from '@/features/appointment/ui/appointment.module.css';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';

type OfferProps = { readonly offer: OfferAnswer; readonly onLeave: () => void };

/** The offered time: take it, see others once it is gone, or leave the waitlist. @requirement I17 */
export function Offer({ offer, onLeave }: OfferProps): ReactNode {
  const t = usePhrases();
  const { providerId, providerName, profilePath, isFree } = offer;
  const slot = slotOfVisit(offer);
  const profile = `${profilePath}#book`;
  const take = () => {
    writeWish({ npi: providerId, patient: patientOfType(slot.visitType), slot });
    window.location.assign(profile);
  };
  return (
    <>
      <div className={styles.card}>
        <SlotSummary provider={{ name: providerName }} slot={slot} />
      </div>
      <p>
        {isFree
          ? t('This time is open now. It is yours when you have booked it.')
          : t('That time was just taken. We tell you when another one opens.')}
      </p>
      <div className={styles.stepActions}>
        {isFree ? (
          <Button onClick={take}>{t('Take this time')}</Button>
        ) : (
          <ButtonLink href={profile}>{t('See other times')}</ButtonLink>
        )}
        <Button variant="tertiary" onClick={onLeave}>
          {t('Leave the waitlist')}
        </Button>
      </div>
    </>
  );
}
