import type { ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import { formatPhone } from '@/lib/phone';
import { telHref } from '@/lib/phone-call';

type PhoneLinkProps = {
  /** What is no number, such as "Ask at the desk", is shown as it is written, without the words for numbers. */
  readonly phone: string;
  /** What the number is for, before it. */
  readonly label?: string;
  /** What the link is called where the number alone does not say it. */
  readonly name?: string;
  /** Of the link. */
  readonly className?: string | undefined;
};

/** A number to call, as a link. @requirement E1 */
export function PhoneLink({ phone, label, name, className }: PhoneLinkProps): ReactNode {
  const href = telHref(phone);
  if (!href) return <Spoken text={phone} />;
  return (
    <>
      {label ? `${label} ` : null}
      <a href={href} className={className} aria-label={name}>
        <bdi>{formatPhone(phone)}</bdi>
      </a>
    </>
  );
}
