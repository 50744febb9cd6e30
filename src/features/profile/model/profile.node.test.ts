import { jsonLdText } from '@/lib/json-ld';
import { physicianJsonLd } from './json-ld';
import { partner } from '@/config/partner';
import { placesOf } from './places';
import { profileOf } from './read-profile';

const tag = (name: string) => ({ id: name, displayName: name, fields: { tagDisplayName: { value: name } } });
const place = (id: string, fields: Record<string, string>, url = `/find-a-location/location/${id}`) => ({
  id,
  url,
  name: id,
  displayName: id,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
});
const address = { address1: '1 Example St', city: 'Chicago', state: 'IL', zipCode: '60637' };
const read = (fields: Record<string, unknown>) =>
  profileOf({ id: 'i', displayName: 'D', path: '/p', fields });

describe('a physician', () => {
  test('[D2] titles are split at semicolons', () => {
    const profile = read({
      academicTitle: { value: 'Professor of Medicine; Chief of Cardiology;' },
      specialtyTitle: { value: 'Cardiologist' },
    });
    expect(profile.academicTitles).toEqual(['Professor of Medicine', 'Chief of Cardiology']);
    expect(profile.specialtyTitles).toEqual(['Cardiologist']);
  });

  test('[D2] degrees stand behind the name, once', () => {
    const degrees = { value: 'MD, PhD' };
    expect(read({ headlineText: { value: 'Ada Ueda' }, degrees }).name).toBe('Ada Ueda, MD, PhD');
    expect(read({ headlineText: { value: 'Ada Ueda, MD, PhD' }, degrees }).name).toBe('Ada Ueda, MD, PhD');
    expect(read({ headlineText: { value: 'Ada Ueda' } }).name).toBe('Ada Ueda');
  });

  test('[D8] introVideo: video URL, transcript and title, of an item or of the physician', () => {
    const introVideo = {
      id: 'v',
      fields: {
        vimeoVideoUrl: { value: { href: 'https://vimeo.com/76979871' } },
        transcriptText: { value: '<p>Hello.</p>' },
        titleText: { value: 'Meet Dr. Ueda' },
      },
    };
    expect(read({ introVideo }).video).toEqual({
      url: 'https://vimeo.com/76979871',
      title: 'Meet Dr. Ueda',
      transcript: '<p>Hello.</p>',
    });
    expect(read({ introVideo, introVideoUrl: { value: '/videos/2' } }).video).toEqual({
      url: '/videos/2',
      title: '',
      transcript: '',
    });
    expect(read({ introVideo: { id: 'v', fields: {} } }).video).toBeUndefined();
  });

  test('[D3] the visible list wins over the full one, where it holds anything', () => {
    expect(read({ specialities: [tag('A'), tag('B')], visibleSpecialities: [tag('B')] }).specialties).toEqual(
      ['B'],
    );
    expect(read({ specialities: [tag('A'), tag('B')], visibleSpecialities: [] }).specialties).toEqual([
      'A',
      'B',
    ]);
    expect(
      read({ clinicalInterests: { targetItems: [tag('X')] }, visibleClinicalInterests: { targetItems: [] } })
        .interests,
    ).toEqual(['X']);
  });

  test('[D15] logo, departments and the number of all comments; departments also as one text', () => {
    const profile = read({
      headerLogo: { value: { src: '/-/media/a.webp', alt: 'Bone Center' } },
      departments: { targetItems: [tag('Surgery'), tag('Surgery'), tag('Bones')] },
      totalCommentCount: { value: '1,204' },
    });
    expect(profile.logo).toMatchObject({ src: '/-/media/a.webp', alt: 'Bone Center' });
    expect(profile.departments).toEqual(['Surgery', 'Bones']);
    expect(profile.commentCount).toBe(1204);
    expect(read({ departments: { value: 'Surgery; Bones;' } }).departments).toEqual(['Surgery', 'Bones']);
  });

  test.each(['', 'many', '-3', '1.5', null, ['7']])('[D15] %j is no number of comments', (value) => {
    const profile = read({ totalCommentCount: { value }, headerLogo: { value }, departments: 7 });
    expect([profile.commentCount, profile.logo]).toEqual([0, undefined]);
  });

  test.each([
    ['4.8', '26', { value: 4.8, count: 26 }],
    ['4.8', '1,312', { value: 4.8, count: 1312 }],
    ['4.8', '25', undefined],
    ['0', '400', undefined],
    ['5.1', '400', undefined],
    ['', '400', undefined],
    ['x', '400', undefined],
    ['4.8', '', undefined],
  ])('[D2] rating %j of %j is %j', (rating, numberOfReviews, expected) => {
    expect(read({ rating: { value: rating }, numberOfReviews: { value: numberOfReviews } }).rating).toEqual(
      expected,
    );
  });

  test('[D2] odd fields are no reason to fail', () => {
    for (const odd of [null, 7, 'x', [], { value: [] }, { jsonValue: null }]) {
      const fields = Object.fromEntries(
        [
          'headlineText',
          'specialities',
          'primaryLocation',
          'otherLocations',
          'comments',
          'physicianType',
          'rating',
        ].map((name) => [name, odd]),
      );
      expect(() => read(fields)).not.toThrow();
    }
    expect(read({}).name).toBe('D');
  });
});

describe('places of a physician', () => {
  test('[D4] the primary location comes first, each location once by its id', () => {
    const places = placesOf({
      primaryLocation: place('AA-01', { locationTitle: 'Hyde Park' }),
      otherLocations: [
        place('b', { locationTitle: 'Evanston' }),
        place('{aa01}', { locationTitle: 'Hyde Park again' }),
      ],
    });
    expect(places.map(({ title }) => title)).toEqual(['Hyde Park', 'Evanston']);
  });

  test.each(['address1', 'city', 'state', 'zipCode'])(
    '[D4] an address without %s is not shown',
    (missing) => {
      expect(placesOf({ primaryLocation: place('a', address) })[0]?.address).toEqual([
        '1 Example St',
        'Chicago, IL 60637',
      ]);
      expect(placesOf({ primaryLocation: place('a', { ...address, [missing]: '' }) })[0]?.address).toEqual(
        [],
      );
    },
  );

  test('[D4] a place needs a title with a path, or a phone, or a full address', () => {
    const nameless = { ...place('a', {}, ''), displayName: '', name: '' };
    expect(placesOf({ primaryLocation: nameless })).toEqual([]);
    expect(placesOf({ primaryLocation: place('a', { locationTitle: 'T' }, '') })).toEqual([]);
    expect(placesOf({ primaryLocation: place('a', { addressTitleText: 'South Pavilion' }) })).toMatchObject([
      { title: 'South Pavilion', href: '/find-a-location/location/a' },
    ]);
    expect(placesOf({ primaryLocation: place('a', { locationTitle: 'T' }) })).toHaveLength(1);
    expect(placesOf({ primaryLocation: place('a', { phoneNumber: '773-555-0100' }, '') })).toHaveLength(1);
    expect(placesOf({ primaryLocation: place('a', address, '') })).toHaveLength(1);
  });

  test('[D4] a place of the partner hospital has its fixed title, number and address, whatever its own say', () => {
    const own = { locationTitle: 'Suite 4', phoneNumber: '312-555-0199', ...address };
    const at = (path: string) => {
      const item = place('p', own, path);
      const fields = { ...item.fields, uRLtoRedirectTo: { value: { href: 'https://other.example/' } } };
      return placesOf({ primaryLocation: { ...item, fields } })[0];
    };
    const fixed = {
      title: partner.locationTitle,
      phone: partner.locationPhone,
      href: partner.locationHref,
    };
    for (const path of [partner.locationPath, `${partner.locationPath.toUpperCase()}/suite-4`])
      expect(at(path)).toMatchObject({ ...fixed, address: ['1 Example St', 'Chicago, IL 60637'] });
    expect(at('/find-a-location/location/elsewhere')).toMatchObject({
      title: 'Suite 4',
      phone: '312-555-0199',
      href: 'https://other.example/',
    });
    expect(Object.values(fixed).every((words) => words !== '')).toBe(true);
  });

  test('[D4] a place that redirects leads to its other address', () => {
    const moved = place('a', { locationTitle: 'T' });
    const fields = { ...moved.fields, uRLtoRedirectTo: { value: { href: 'https://partner.example/' } } };
    expect(placesOf({ primaryLocation: { ...moved, fields } })[0]?.href).toBe('https://partner.example/');
  });
});

describe('structured data of a physician', () => {
  const page = { url: 'https://www.example.org/p', siteUrl: 'https://www.example.org' };

  test('[A13] a rating is told only where it is shown', () => {
    const shown = read({ rating: { value: '4.8' }, numberOfReviews: { value: '40' } });
    expect(physicianJsonLd(shown, page)).toMatchObject({
      aggregateRating: { ratingValue: 4.8, bestRating: 5, ratingCount: 40 },
    });
    expect(
      physicianJsonLd(read({ rating: { value: '4.8' }, numberOfReviews: { value: '12' } }), page),
    ).not.toHaveProperty('aggregateRating');
    expect(
      physicianJsonLd(read({ rating: { value: '0' }, numberOfReviews: { value: '0' } }), page),
    ).not.toHaveProperty('aggregateRating');
  });

  test('[A17] the NPI is an identifier, the picture gets the site in front', () => {
    const fields = { npi: { value: '1000000012' }, profileImage: { value: { src: '/-/media/a.webp' } } };
    expect(physicianJsonLd(read(fields), page)).toMatchObject({
      '@type': 'Physician',
      image: 'https://www.example.org/-/media/a.webp',
      identifier: { propertyID: 'NPI', value: '1000000012' },
    });
  });

  test('[A13] no content can leave the script element', () => {
    const text = jsonLdText({ name: '</script><!--<script>&\u2028' });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: '</script><!--<script>&\u2028' });
  });
});
