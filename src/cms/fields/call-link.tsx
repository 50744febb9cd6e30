import type { ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';
import { formatPhone } from '@/lib/phone';
import { telHref } from '@/lib/phone-call';

type CallLinkProps = {
  /** What is no number, such as "Ask at the desk", is shown as it is written. '' for none. */
  readonly phone: string;
  /** Of the link. */
  readonly className?: string;
};

/** A link that says what it does: it calls a number. @requirement E1 */
export function CallLink({ phone, className }: CallLinkProps): ReactNode {
  const t = usePhrases();
  const href = telHref(phone);
  return href ? (
    <a href={href} className={className}>
      {t('Call {phone}', { phone: formatPhone(phone) })}
    </a>
  ) : (
    <Spoken text={phone} />
  );
}
