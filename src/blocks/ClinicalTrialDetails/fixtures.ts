import type { Fixtures } from '@/cms/block-fixtures';
import { flag, item, link, longText, text } from '@/features/content/testing/fields';

const route = {
  headlineText: text('A new pill for heart failure'),
  BriefTitle: text('HEART-1'),
  OfficialTitle: text('A randomised study of one pill'),
  NCT: text('NCT01234567'),
  IRB: text('IRB26-0101'),
  studyType: item('interventional', { tagDisplayName: text('Interventional') }),
  statusAccrual: item('open', { tagDisplayName: text('Open to new patients') }),
  BriefSummary: text('We compare two pills.'),
  DetailedDescription: text('In detail.'),
  EligibilityDetails: text('<p>Adults with heart failure</p>'),
  HealthyVolunteers: flag(true),
  MinimumAge: text('18'),
  MaximumAge: text('80'),
  conditions: [
    item('heart-failure', { headlineText: text('Heart failure') }, '/conditions-services/heart-failure'),
  ],
  leadPhysician: item('Ada Moss, MD', {}, '/find-a-physician/physician/ada-moss'),
  ContactName: text('Study office'),
  ContactPhone: text('773-555-0111'),
  ContactEmail: text('study@example.org'),
  UpdateDate: text('20260304T000000Z'),
};
const page = { templateName: 'Clinical Trial Details' };

/** The trial is one of them. */
const similar = { condition: 'Heart failure', count: 4, href: '/find-a-clinical-trial?query=Heart+failure' };

export const fixtures = {
  default: { routeFields: route, page, data: similar },
  withSidebar: {
    routeFields: route,
    page,
    data: similar,
    placeholders: {
      sidebar: [
        {
          uid: 'side',
          componentName: 'LinkSidebar',
          fields: { titleText: text('Before you decide'), link1: link('/costs', 'Help with costs') },
        },
      ],
    },
  },
  withAsks: {
    routeFields: {
      ...route,
      studyVisits: text('8 visits'),
      studyPlace: text('Calder Hospital · At home'),
    },
    page,
    data: similar,
  },
  onlyOne: {
    routeFields: { ...route, HealthyVolunteers: flag(false) },
    page,
    data: { ...similar, count: 1 },
  },
  editing: { routeFields: { NCT: route.NCT }, page: { ...page, isEditing: true } },
  fromRegistry: {
    fields: { contactFormLink: link('/ask', 'Write to us') },
    routeFields: {
      ...route,
      EligibilityDetails: text(''),
      plainSummary: text('Which of two pills helps more?'),
      gender: item('women', { tagDisplayName: text('Women') }),
      HealthyVolunteers: flag(false),
      MaximumAge: text('No upper age limit'),
      Eligibility: text(
        'Inclusion Criteria:\n\n* Adults\n* One of:\n\n  1. Weak heart\n  2. Weak valve\n\nExclusion Criteria:\n\n* Dialysis',
      ),
    },
    page,
    data: similar,
  },
  oddNumbers: {
    routeFields: {
      ...route,
      NCT: text('local 12'),
      ContactPhone: text('Ask at the desk'),
      studyType: text('Survey'),
    },
    page,
  },
  least: { routeFields: {}, page },
  longest: { routeFields: { ...route, BriefSummary: text(longText), headlineText: text(longText) }, page },
} satisfies Fixtures;
