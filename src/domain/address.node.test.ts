import { addressLines, directionsHref, isFullAddress } from '@/domain/address';

const whole = {
  street: '5700 S Example Ave',
  street2: 'Suite 2',
  city: 'Chicago',
  state: 'IL',
  zip: '60637',
};

describe('addresses', () => {
  test('[E1] an address is street, suite and city line', () => {
    expect(addressLines(whole)).toEqual(['5700 S Example Ave', 'Suite 2', 'Chicago, IL 60637']);
    expect(addressLines({ ...whole, street2: '', city: '' })).toEqual(['5700 S Example Ave', 'IL 60637']);
    expect(addressLines({ ...whole, street2: whole.street })).toEqual([whole.street, 'Chicago, IL 60637']);
    expect(addressLines({ street: '', street2: '', city: '', state: '', zip: '' })).toEqual([]);
  });

  test.each(['street', 'city', 'state', 'zip'] as const)(
    '[D4] an address without %s is not shown',
    (part) => {
      expect(isFullAddress(whole)).toBe(true);
      expect(isFullAddress({ ...whole, [part]: '' })).toBe(false);
    },
  );

  test('[E3] directions need more than one line, state and ZIP code', () => {
    expect(directionsHref(whole)).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=5700%20S%20Example%20Ave%2C%20Chicago%2C%20IL%2060637',
    );
    expect(directionsHref({ ...whole, state: '' })).toBeUndefined();
    expect(directionsHref({ ...whole, zip: '' })).toBeUndefined();
    expect(directionsHref({ ...whole, street: '', street2: '' })).toBeUndefined();
  });
});
