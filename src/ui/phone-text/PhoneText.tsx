import { Fragment, type ReactNode } from 'react';
import { telHref } from '@/lib/phone-call';

const numbers = /((?:\+?1[-. ])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b)/;

/** A sentence whose phone numbers can be called. @requirement M1 */
export function PhoneText({ children }: { readonly children: string }): ReactNode {
  // Every other part is a number.
  return children.split(numbers).map((part, index) => {
    const key = `${index} ${part}`;
    const href = index % 2 === 1 ? telHref(part) : undefined;
    return href ? (
      <a key={key} href={href}>
        {part}
      </a>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
