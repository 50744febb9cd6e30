import type { Fixtures } from '@/cms/block-fixtures';
import type { ConditionCare } from '@/contracts/condition-care';
import { longText } from '@/features/content/testing/fields';

const data: ConditionCare = {
  doctors: [
    {
      npi: '1000000012',
      name: 'Amara Okafor, MD',
      path: '/find-a-physician/physician/amara-okafor',
      image: '',
      specialty: 'Rheumatology',
      phone: '773-555-0100',
      seesChildren: false,
      times: [
        {
          words: 'Tue, Dec 1, 9:20 AM',
          href: '/find-a-physician/physician/amara-okafor#book=4099821600000&type=9003&at=603',
        },
      ],
    },
    {
      npi: '1000000020',
      name: 'Lena Sobel, DO',
      path: '/find-a-physician/physician/lena-sobel',
      image: '/-/media/portraits/amara-okafor.webp',
      specialty: '',
      phone: '773-555-0101',
      seesChildren: false,
      times: [],
    },
  ],
  childDoctors: [],
  clinics: [
    {
      title: 'Lakeside',
      path: '/find-a-location/location/lakeside',
      note: '1 Lake Street, Chicago, IL 60601',
    },
  ],
  trials: [{ title: 'Cherries for gout', path: '/find-a-clinical-trial/cherries', note: '' }],
  stories: [{ title: 'A toe that burned', path: '/forefront/articles/toe', note: '' }],
  specialty: 'Rheumatology',
  childSpecialty: '',
  condition: 'Gout',
  area: '',
};

export const fixtures = {
  default: { data },
  nobodyToBook: { data: { ...data, doctors: [], clinics: [], trials: [] } },
  doctorsOnly: { data: { ...data, clinics: [], trials: [], stories: [] } },
  forChildrenToo: { data: { ...data, childDoctors: data.doctors.slice(1), childSpecialty: 'Pediatrics' } },
  longest: { data: { ...data, stories: [{ title: longText, path: '/x', note: longText }] } },
  editing: { page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
