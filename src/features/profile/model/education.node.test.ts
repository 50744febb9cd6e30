import { profileOf } from './read-profile';

test('[D7] certifications are split at commas, memberships at semicolons, everything else at lines, each thing once', () => {
  const { education } = profileOf({
    id: 'i',
    displayName: 'D',
    path: '/p',
    fields: {
      boardCertifications: { value: 'Internal Medicine, Cardiology, , Internal Medicine' },
      memberships: { value: 'Heart Society, Midwest; Rhythm Society;' },
      practicingSince: { value: 2008 },
      medicalEducation: { value: 'Lakeshore College of Medicine, 2001; with honors' },
      internship: { value: 'Prairie Hospital' },
      residency: { value: 'One\r\nTwo\n' },
      fellowship: { value: '<p>Valves &amp; rhythm</p><p>Imaging</p>' },
      otherGradEducation: { value: 'MPH<br />PhD' },
      credentialsAndAwards: { value: '<ul><li>Teacher of the year</li></ul>' },
      publications: { value: { href: 'https://example.org/p', text: 'Papers' } },
      researchAndPublications: { value: '<p>Valves.</p>' },
    },
  });
  expect(education).toMatchObject({
    boardCertifications: ['Internal Medicine', 'Cardiology'],
    memberships: ['Heart Society, Midwest', 'Rhythm Society'],
    practicingSince: '2008',
    medicalEducation: ['Lakeshore College of Medicine, 2001; with honors'],
    internship: ['Prairie Hospital'],
    residency: ['One', 'Two'],
    fellowship: ['Valves & rhythm', 'Imaging'],
    otherGradEducation: ['MPH', 'PhD'],
    credentialsAndAwards: ['Teacher of the year'],
    publications: { href: 'https://example.org/p', text: 'Papers' },
    researchAndPublications: '<p>Valves.</p>',
  });
});
