import { textOf } from './text-files.ts';

const kinds = ['Hospital', 'Clinic', 'Urgent care', 'Children’s clinic', 'Children’s hospital'] as const;

type Kind = (typeof kinds)[number];

/** Kinds by their hours: a hospital never closes, whoever it is for. */
export type HoursKind = Exclude<Kind, 'Children’s hospital'>;

/** A place of the demo site: real coordinates in and around Chicago, an institution that does not exist. */
export type LocationData = {
  readonly slug: string;
  readonly name: string;
  readonly kind: Kind;
  readonly parking: 'Free parking' | 'Discounted parking';
  readonly address1: string;
  /** '' for none. */
  readonly address2: string;
  readonly city: string;
  readonly zip: string;
  readonly neighborhood: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The specialties that it is known for, the first one most. */
  readonly knownFor: readonly string[];
};

/** The places of `locations.txt`, in its order: one line each, with the columns of `LocationData`. */
export const locations: readonly LocationData[] = textOf('locations.txt')
  .split('\n')
  .map((row) => {
    const [slug = '', name = '', kindName, parking, address1 = '', address2 = '', ...rest] = row.split(' | ');
    const [city = '', zip = '', neighborhood = '', latitude, longitude, knownFor = ''] = rest;
    const kind = kinds.find((known) => known === kindName);
    if (!kind) throw new Error(`${slug}: no kind of place is ${kindName}`);
    return {
      slug,
      name,
      kind,
      parking: parking === 'Free parking' ? parking : 'Discounted parking',
      address1,
      address2: address2 === '-' ? '' : address2,
      city,
      zip,
      neighborhood,
      latitude: Number(latitude),
      longitude: Number(longitude),
      knownFor: knownFor.split(', '),
    };
  });
