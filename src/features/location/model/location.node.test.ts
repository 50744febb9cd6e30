import { readOpeningHours } from '@/domain/opening-hours';
import { clinicJsonLd } from './json-ld';
import { locationOf } from './location';

const read = (fields: Record<string, unknown>) =>
  locationOf({ id: 'i', displayName: 'D', path: '/p', fields });
const page = { url: 'https://www.example.org/p', siteUrl: 'https://www.example.org' };

describe('a location', () => {
  test('[E1] GraphQL and layout data give the same location', () => {
    const layout = read({
      locationTitle: { value: 'Hyde Park' },
      specialties: [{ id: '1', fields: { tagDisplayName: { value: 'Cardiology' } } }],
    });
    const graph = read({
      locationTitle: { value: 'Hyde Park' },
      specialties: { targetItems: [{ id: '1', tagDisplayName: { value: 'Cardiology' } }] },
    });
    expect(layout.name).toBe('Hyde Park');
    expect(layout.specialties).toEqual(['Cardiology']);
    expect(graph).toEqual(layout);
  });

  test('[E6] hours are read from every shape of a list of names and values', () => {
    const hours = { 'Monday to Friday': '8 a.m. to 5 p.m.', Saturday: ' ' };
    const expected = [['Monday to Friday', '8 a.m. to 5 p.m.']];
    expect(read({ locationHours: { value: hours } }).hours).toEqual(expected);
    expect(read({ locationHours: { jsonValue: { value: hours } } }).hours).toEqual(expected);
    expect(
      read({ locationHours: { values: [{ name: 'Monday to Friday', value: '8 a.m. to 5 p.m.' }] } }).hours,
    ).toEqual(expected);
    for (const odd of [null, 'x', 3, [], { value: '' }, { value: null }])
      expect(read({ locationHours: odd }).hours).toEqual([]);
  });

  test('[A13] structured data has coordinates only if both are known', () => {
    const latitude = { value: 41.79 };
    expect(clinicJsonLd(read({ latitude, longitude: { value: -87.6 } }), page)).toMatchObject({
      geo: { latitude: 41.79, longitude: -87.6 },
    });
    expect(clinicJsonLd(read({ latitude }), page)).not.toHaveProperty('geo');
    expect(clinicJsonLd(read({ latitude, longitude: { value: 400 } }), page)).not.toHaveProperty('geo');
  });

  test('[E2] of an address, structured data says what is known', () => {
    expect(
      clinicJsonLd(read({ address1: { value: '12 Quay' }, state: { value: 'IL' } }), page),
    ).toMatchObject({
      address: expect.not.objectContaining({
        addressLocality: expect.anything(),
        postalCode: expect.anything(),
      }),
    });
    expect(clinicJsonLd(read({ address1: { value: '12 Quay' } }), page)).toMatchObject({
      address: { streetAddress: '12 Quay', addressCountry: 'US' },
    });
  });

  test('[A13] [A17] a clinic is one, a hospital in any of the languages is a Hospital; specialties are the vocabulary’s', () => {
    const kind = (name: string) => ({
      locationTypes: [{ id: 'k', fields: { tagDisplayName: { value: name } } }],
      specialties: [{ id: 's', fields: { tagDisplayName: { value: 'Nefrología' } } }],
      phoneNumber: { value: '312-555-0100' },
    });
    expect(clinicJsonLd(read(kind('Clinic')), page)).toMatchObject({
      '@type': 'MedicalClinic',
      telephone: '312-555-0100',
      medicalSpecialty: ['https://schema.org/Renal'],
      knowsAbout: ['Nefrología'],
    });
    for (const name of ['Hospital', 'مستشفى', 'Children’s hospital', 'Hospital infantil', 'مستشفى الأطفال'])
      expect(clinicJsonLd(read(kind(name)), page)).toMatchObject({ '@type': 'Hospital' });
  });

  test('[E7] structured data has the hours of each day, and of the days unlike others', () => {
    const openingHours = readOpeningHours({
      week: 'Tue 08:00-12:00; Sat 20:00-02:00; Sun 00:00-24:00',
      special: '2026-12-25 closed\n2026-12-26 09:00-11:00',
      zone: 'Europe/Lisbon',
    });
    const of = (day: string, opens: string, closes: string) =>
      expect.objectContaining({ dayOfWeek: `https://schema.org/${day}`, opens, closes });
    expect(clinicJsonLd({ ...read({}), openingHours }, page)).toMatchObject({
      openingHoursSpecification: [
        of('Tuesday', '08:00:00', '12:00:00'),
        of('Saturday', '20:00:00', '02:00:00'),
        of('Sunday', '00:00:00', '23:59:00'),
      ],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00:00', closes: '00:00:00' },
        { validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '09:00:00', closes: '11:00:00' },
      ],
    });
  });

  test('[E7] a notice says what is unlike other days; a word that is no state claims nothing', () => {
    const notice = (status: string, text: string, through = '') =>
      read({
        facilityStatus: { value: status },
        facilityNotice: { value: text },
        facilityNoticeThrough: { value: through },
      }).notice;
    expect(notice('Closed', 'Burst pipe.', '2026-12-01')).toEqual({
      status: 'closed',
      text: 'Burst pipe.',
      through: '2026-12-01',
    });
    expect(notice('limited', '')).toEqual({ status: 'limited', text: '', through: '' });
    expect(notice('shut', 'Use door B.', 'soon')).toEqual({
      status: 'open',
      text: 'Use door B.',
      through: '',
    });
    expect(notice('open', '')).toBeUndefined();
  });

  test('[E3] no directions without state and ZIP code', () => {
    const fields = { address1: { value: '1 Example St' }, city: { value: 'Chicago' } };
    expect(read(fields).directionsHref).toBeUndefined();
    expect(read({ ...fields, state: { value: 'IL' }, zipCode: { value: '60637' } }).directionsHref).toContain(
      '60637',
    );
  });
});
