/** A postal address in the United States; '' for what is not known. */
export type PostalAddress = {
  readonly street: string;
  /** Suite, floor, building. */
  readonly street2: string;
  readonly city: string;
  /** `IL` */
  readonly state: string;
  readonly zip: string;
};

/**
 * Whether an address is complete enough to be shown: street, city, state and ZIP code.
 * @requirement D4
 */
export function isFullAddress({ street, city, state, zip }: PostalAddress): boolean {
  return street !== '' && city !== '' && state !== '' && zip !== '';
}

/**
 * An address as lines: street, suite, `Chicago, IL 60637`. Missing parts leave no gaps, and a directory that repeats the
 * street as the suite gets one line of it.
 * @requirement E1
 */
export function addressLines({ street, street2, city, state, zip }: PostalAddress): readonly string[] {
  const region = [state, zip].filter(Boolean).join(' ');
  const lines = [street, street2, [city, region].filter(Boolean).join(', ')];
  return [...new Set(lines.filter(Boolean))];
}

/**
 * Where a visitor asks for the way: only for an address of more than one line with state and ZIP code.
 * @returns an address of a maps service, or undefined
 * @requirement E3
 */
export function directionsHref(address: PostalAddress): string | undefined {
  const lines = addressLines(address);
  if (lines.length < 2 || address.state === '' || address.zip === '') return undefined;
  const { street, city, state, zip } = address;
  const destination = [street, city, `${state} ${zip}`].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
