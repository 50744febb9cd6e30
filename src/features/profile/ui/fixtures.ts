import type { ProfileItem } from '../model/read-profile';

/** A tag of the CMS. */
export const tag = (name: string, more: Readonly<Record<string, string>> = {}) => ({
  id: name,
  displayName: name,
  fields: Object.fromEntries(
    Object.entries({ tagDisplayName: name, ...more }).map(([key, value]) => [key, { value }]),
  ),
});

const place = (name: string) => ({
  id: name,
  displayName: name,
  url: `/find-a-location/location/${name.toLowerCase().replaceAll(' ', '-')}`,
  fields: {
    locationTitle: { value: name },
    phoneNumber: { value: '773-555-0150' },
    address1: { value: '5800 South Drexel Avenue' },
    city: { value: 'Chicago' },
    state: { value: 'IL' },
    zipCode: { value: '60637' },
  },
});

/** A physician with everything that a profile can show. */
export const fullItem: ProfileItem = {
  id: 'p1',
  displayName: 'Amara Okafor',
  path: '/find-a-physician/physician/amara-okafor',
  fields: {
    headlineText: { value: 'Amara Okafor, MD' },
    npi: { value: '1000000012' },
    headerLogo: {
      value: { src: '/-/media/brand/heart-center.webp', alt: 'Heart Center', width: 240, height: 240 },
    },
    departments: [tag('Department of Medicine'), tag('Heart Center')],
    totalCommentCount: { value: '1,148' },
    pronouns: { value: 'she/her' },
    physicianType: tag('UCM', { tooltip: 'On the faculty of Calder University Medicine' }),
    academicTitle: { value: 'Professor of Medicine; Chief of Cardiology' },
    specialtyTitle: { value: 'Cardiologist' },
    rating: { value: '4.8' },
    numberOfReviews: { value: '312' },
    specialities: ['Cardiology', 'Heart Failure', 'Imaging', 'Prevention', 'Rhythm'].map((name) => tag(name)),
    clinicalInterests: [tag('Valve disease')],
    languages: [tag('English'), tag('Spanish')],
    gender: tag('Female'),
    primaryLocation: place('Hyde Park'),
    otherLocations: [place('Evanston'), place('South Loop'), place('Hinsdale')],
    phoneNumber: { value: '773-555-0101' },
    referAPatientLink: { value: { href: '/refer-a-patient', text: 'Refer a patient' } },
    adultPhysician: { value: true },
    acceptingNewPatients: { value: true },
    telehealth: { value: true },
    enabledForOnlineScheduling: { value: true },
    bio: { value: '<p>Dr. Okafor looks after hearts.</p>' },
    introVideoUrl: { value: 'https://vimeo.com/1' },
    introVideoTranscript: { value: '<p>Hello.</p>' },
    boardCertifications: { value: 'Internal Medicine, Cardiology' },
    medicalEducation: { value: 'Great Rivers University, 2001' },
    practicingSince: { value: '2005' },
    researchAndPublications: { value: '<p>Valves.</p>' },
    acceptedInsurancePlans: [tag('Medicare')],
    acceptedInsuranceDisclaimer: { value: '<p>Please call your plan.</p>' },
    externalProfessionalRelationships: { value: '<p>None reported.</p>' },
    customTitle1: { value: 'Research group' },
    customContent1: { value: '<p>We look for people.</p>' },
    comments: {
      value: JSON.stringify([
        { Id: 1, comment: 'Kind and clear.', MentionTime: '2026-05-10' },
        { Id: 2, comment: 'Every question was answered. '.repeat(12), MentionTime: '2026-05-11' },
      ]),
    },
  },
};

/** One of whom nothing is known but the name. */
export const emptyItem: ProfileItem = { id: 'p2', displayName: 'Lee Ng', path: '/p', fields: {} };

/** Names and texts as hostile as they come. */
export const hostileItem: ProfileItem = {
  ...fullItem,
  fields: {
    ...fullItem.fields,
    headlineText: { value: '</script><img src=x onerror=alert(1)> "O’Hara"' },
    introVideoUrl: { value: 'javascript:alert(1)' },
    referAPatientLink: { value: { href: 'javascript:alert(1)', text: 'x' } },
    comments: { value: '{"not": "a list"' },
    rating: { value: 'NaN' },
  },
};
