import { usStates } from '../../../lib/us-states.ts';
import { optionalInFull, required, requiredInFull, type FieldTable } from './asked-by.ts';

/** Where the patient lives. @requirement J1 J5 @decision Q44 */
export const addressFields = {
  address1: {
    section: 'address',
    control: 'text',
    forms: requiredInFull,
    label: 'Street address',
    length: 120,
    autoComplete: 'address-line1',
    isStored: true,
    check: { row: 'Address' },
  },
  address2: {
    section: 'address',
    control: 'text',
    forms: optionalInFull,
    label: 'Street address 2',
    length: 120,
    autoComplete: 'address-line2',
    isStored: true,
    check: { row: 'Address', joint: ', ' },
  },
  city: {
    section: 'address',
    control: 'text',
    forms: requiredInFull,
    label: 'City',
    length: 80,
    autoComplete: 'address-level2',
    isStored: true,
    check: { row: 'Address' },
  },
  state: {
    section: 'address',
    control: 'select',
    forms: requiredInFull,
    label: 'State',
    choices: usStates,
    noChoice: 'Choose one',
    autoComplete: 'address-level1',
    isStored: true,
    check: { row: 'Address', joint: ', ' },
  },
  country: {
    section: 'address',
    control: 'text',
    forms: { international: 'required' },
    label: 'Country',
    length: 80,
    autoComplete: 'country-name',
    comment: { name: 'Country' },
  },
  zip: {
    section: 'address',
    control: 'zip',
    forms: required,
    label: 'ZIP code',
    length: 10,
    autoComplete: 'postal-code',
    isStored: true,
    check: { row: 'Address', joint: ' ' },
    // Stands for an address abroad.
    on: { international: { control: 'hidden', length: 5, initial: '99999' } },
  },
} as const satisfies FieldTable;
