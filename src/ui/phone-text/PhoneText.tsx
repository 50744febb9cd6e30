import { Fragment, type ReactNode } from 'react';
import { telHref } from '@/lib/phone-call';

const numbers = /((?:\+?1[-. ])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b)/;

type PhoneTextProps = {
  readonly children: string;
  /** A number that stands in place of the sentence's own: that of a part of the site with another line. */
  readonly instead?: string | undefined;
};

/** A sentence whose phone numbers can be called. @requirement M1 */
export function PhoneText({ children, instead }: PhoneTextProps): ReactNode {
  const own = instead && telHref(instead) ? instead : undefined;
  return children.split(numbers).map((text, index) => {
    // Every other part is a number.
    const isNumber = index % 2 === 1;
    const part = isNumber ? (own ?? text) : text;
    const key = `${index} ${part}`;
    const href = isNumber ? telHref(part) : undefined;
    return href ? (
      <a key={key} href={href}>
        <bdi>{part}</bdi>
      </a>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
