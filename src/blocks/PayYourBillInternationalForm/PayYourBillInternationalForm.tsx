import { useRef, useState, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { fieldOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { payment, type PaymentMode } from '@/config/payment';
import { isPaymentPath, paymentPath } from '@/config/site-paths';
import { BlockHead } from '@/features/content/ui/block-head';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import styles from '@/blocks/PayYourBillInternationalForm/PayYourBillInternationalForm.module.css';

export type PaymentData = { readonly mode: PaymentMode };

/** The vendor's own name for its place. */
const placeId = 'flywire-payex';

/**
 * Paying a bill from abroad: the vendor's form, in production and only after a press, because the vendor then learns who is
 * here. The demonstration says that no money moves.
 * @requirement J7
 */
export function PayYourBillInternationalForm({
  fields,
  data,
}: BlockProps<ComponentFields, PaymentData>): ReactNode {
  const { isEditing, pathname } = usePage();
  const isHere = isPaymentPath(pathname);
  const mode = data?.ok ? data.data.mode : 'mock';
  return (
    <section className={styles.block}>
      <BlockHead title={fieldOf(fields, 'titleText')} intro={fieldOf(fields, 'introText')} />
      {isEditing ? (
        <Label isHere={isHere} />
      ) : isHere || mode === 'mock' ? (
        <Payment mode={mode} />
      ) : (
        <Elsewhere />
      )}
    </section>
  );
}

function Label({ isHere }: { readonly isHere: boolean }): ReactNode {
  return (
    <>
      <AuthorNotice>Pay Your Bill International (PayYourBillInternationalForm)</AuthorNotice>
      {isHere ? null : (
        <AuthorNotice>{`visitors get a link: bills are paid on ${paymentPath} alone`}</AuthorNotice>
      )}
    </>
  );
}

/** The way to the page that may load the vendor's program. */
function Elsewhere(): ReactNode {
  const t = usePhrases();
  return <ButtonLink href={hrefOn(usePage(), paymentPath)}>{t('Start payment')}</ButtonLink>;
}

function Payment({ mode }: PaymentData): ReactNode {
  const t = usePhrases();
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const start = async () => {
    if (state === 'loading') return;
    if (mode === 'mock') return setState('open');
    setState('loading');
    try {
      const { openPayment } = await import('./open-payment');
      await openPayment(mode, `#${placeId}`);
      setState('open');
      place.current?.focus();
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {state === 'open' ? null : (
        <div className="needs-script">
          {mode === 'mock' ? null : (
            <p className={styles.hint}>
              {t('The payment form comes from {host}, which then learns that you are here.', {
                host: new URL(payment.scripts[mode]).host,
              })}
            </p>
          )}
          <Button aria-disabled={state === 'loading' ? true : undefined} onClick={() => void start()}>
            {t('Start payment')}
          </Button>
        </div>
      )}
      <p className="without-script">
        {t('Paying here needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.')}
      </p>
      <output>{state === 'loading' ? t('The payment form is loading.') : ''}</output>
      {state === 'failed' ? (
        <Notice tone="error" role="alert">
          <p>{t('The payment form could not be opened. Please try again, or call us: 1-888-824-0200.')}</p>
        </Notice>
      ) : null}
      {state === 'open' && mode === 'mock' ? (
        <Notice>
          <p ref={(said) => said?.focus()} tabIndex={-1} className={styles.place}>
            {t(
              'No money moves here: this site is a demonstration. On a hospital’s own site the payment form opens at this place.',
            )}
          </p>
        </Notice>
      ) : null}
      {mode === 'mock' ? null : (
        <section
          ref={place}
          id={placeId}
          aria-label={t('Payment form')}
          tabIndex={-1}
          className={styles.place}
        />
      )}
    </>
  );
}
