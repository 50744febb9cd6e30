import {
  addressOf,
  answerOf,
  fieldOf,
  imageOf,
  isTrue,
  itemOf,
  itemsOf,
  linkOf,
  textOf,
  valueOf,
  type ItemData,
} from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { ratingsNeeded } from '@/config/search';
import { plainText } from '@/lib/plain-text';
import { partner } from '@/config/partner';
import { placesOf } from './places';
import type { Badge, Education, IntroVideo, Profile } from './profile';
import { parseReviews } from './read-reviews';

export type ProfileItem = {
  readonly id: string;
  readonly displayName: string;
  readonly path: string;
  readonly fields: ComponentFields;
};

/**
 * Reads a physician's page from an item's fields, in the shapes of layout data and of GraphQL.
 * @requirement D2 D3 D4 D7 D8
 */
export function profileOf({ id, displayName, path, fields }: ProfileItem): Profile {
  const read = (name: string) => textOf(fieldOf(fields, name));
  const item = (name: string) => itemOf(fieldOf(fields, name));
  const ticked = (name: string) => isTrue(fieldOf(fields, name));
  const seesChildren = ticked('pediatricPhysician');
  return {
    id,
    path,
    name: nameOf(read('headlineText') || displayName, read('degrees')),
    npi: read('npi'),
    photo: imageOf(fieldOf(fields, 'profileImage')),
    logo: imageOf(fieldOf(fields, 'headerLogo')),
    providerType: badgeOf(item('physicianType')),
    isPartner: partner.providerTypes.includes(tagName(item('physicianType'))),
    pronouns: read('pronouns'),
    academicTitles: split(read('academicTitle'), ';'),
    specialtyTitles: split(read('specialtyTitle'), ';'),
    specialties: visibleTags(fields, 'visibleSpecialities', 'specialities'),
    interests: visibleTags(fields, 'visibleClinicalInterests', 'clinicalInterests'),
    departments: departmentsOf(fields),
    languages: tags(fields, 'languages'),
    gender: tagName(item('gender')),
    places: placesOf(fields),
    phone: read('phoneNumber'),
    referLink: linkOf(fieldOf(fields, 'referAPatientLink')),
    seesAdults: ticked('adultPhysician') || !seesChildren,
    seesChildren,
    acceptsNewPatients: answerOf(fieldOf(fields, 'acceptingNewPatients')),
    hasTelehealth: ticked('telehealth'),
    hasOnlineScheduling: ticked('enabledForOnlineScheduling') && !ticked('disableOnlineScheduling'),
    bio: read('bio'),
    video: introVideoOf(fields),
    education: educationOf(fields),
    insurancePlans: tags(fields, 'acceptedInsurancePlans'),
    insuranceDisclaimer: read('acceptedInsuranceDisclaimer'),
    externalRelationships: read('externalProfessionalRelationships'),
    custom: { title: read('customTitle1'), content: read('customContent1') },
    trials: [],
    ...reviewsOf(fields),
    description: read('metaDescription'),
  };
}

/**
 * Reads the rating and the reviews of a physician from the item's fields.
 * @requirement D6
 */
export function reviewsOf(fields: ComponentFields): Pick<Profile, 'rating' | 'reviews' | 'commentCount'> {
  const read = (name: string) => textOf(fieldOf(fields, name));
  return {
    rating: ratingOf(read('rating'), read('numberOfReviews')),
    reviews: parseReviews(read('comments') || valueOf(fieldOf(fields, 'comments'))),
    commentCount: wholeNumber(read('totalCommentCount')),
  };
}

/** With the degrees behind it, unless its author wrote them there already. @requirement D2 */
function nameOf(name: string, degrees: string): string {
  return degrees === '' || name.includes(degrees) ? name : `${name}, ${degrees}`;
}

/** The video of the physician's own fields, or of the item `introVideo` with the fields of a video block. @requirement D8 */
function introVideoOf(fields: ComponentFields): IntroVideo | undefined {
  const item = itemOf(fieldOf(fields, 'introVideo'))?.fields;
  const own = {
    url: addressOf(fieldOf(fields, 'introVideoUrl')),
    title: textOf(fieldOf(fields, 'introVideoTitle')),
    transcript: textOf(fieldOf(fields, 'introVideoTranscript')),
  };
  const chosen = {
    url: addressOf(fieldOf(item, 'vimeoVideoUrl')),
    title: textOf(fieldOf(item, 'titleText')),
    transcript: textOf(fieldOf(item, 'transcriptText')),
  };
  return [own, chosen].find(({ url }) => url !== '');
}

/** As items, or as one text with semicolons. @requirement D15 */
function departmentsOf(fields: ComponentFields): readonly string[] {
  const named = tags(fields, 'departments');
  return named.length > 0 ? named : split(textOf(fieldOf(fields, 'departments')), ';');
}

/** A count as people write it, "1,204"; 0 for anything else. */
function wholeNumber(text: string): number {
  const plain = text.replace(/[,\s]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : 0;
}

/** @requirement D7 */
function educationOf(fields: ComponentFields): Education {
  const read = (name: string) => textOf(fieldOf(fields, name));
  const lines = (name: string) => linesOf(read(name));
  return {
    boardCertifications: split(read('boardCertifications'), ','),
    practicingSince: read('practicingSince'),
    medicalEducation: lines('medicalEducation'),
    internship: lines('internship'),
    residency: lines('residency'),
    fellowship: lines('fellowship'),
    otherGradEducation: lines('otherGradEducation'),
    credentialsAndAwards: lines('credentialsAndAwards'),
    memberships: split(read('memberships'), ';'),
    publications: linkOf(fieldOf(fields, 'publications')),
    researchAndPublications: read('researchAndPublications'),
  };
}

/**
 * The rating, if it is above 0 and at most 5 and there are more than 25 ratings.
 * @requirement D2 D6
 */
function ratingOf(rating: string, ratings: string): Profile['rating'] {
  const value = Number(rating);
  const count = Math.floor(Number(ratings.replace(/[,\s]/g, '')));
  const isReal = rating !== '' && value > 0 && value <= 5 && count > ratingsNeeded;
  return isReal ? { value, count } : undefined;
}

/** A provider type as visitors read it: the label that an author gave it, else the name that rules know it by. */
function badgeOf(item: ItemData | undefined): Badge | undefined {
  const label = textOf(fieldOf(item?.fields, 'badgeLabel')) || tagName(item);
  return label === '' ? undefined : { label, tooltip: textOf(fieldOf(item?.fields, 'tooltip')) };
}

/**
 * The tags that authors chose to show; all tags if they chose none.
 * @requirement D3
 */
function visibleTags(fields: ComponentFields, visible: string, all: string): readonly string[] {
  const shown = tags(fields, visible);
  return shown.length > 0 ? shown : tags(fields, all);
}

function tags(fields: ComponentFields, name: string): readonly string[] {
  return [...new Set(itemsOf(fieldOf(fields, name)).map((item) => tagName(item)))].filter(Boolean);
}

function tagName(item: ItemData | undefined): string {
  return item ? textOf(fieldOf(item.fields, 'tagDisplayName')) || item.displayName : '';
}

/** The parts of a text, each once. */
function split(text: string, separator: string | RegExp): readonly string[] {
  const parts = text.split(separator).map((part) => part.trim());
  return [...new Set(parts)].filter(Boolean);
}

/** The lines of a text; those of markup where an author pasted some. */
function linesOf(text: string): readonly string[] {
  return split(text, /<br\s*\/?>|<\/(?:p|li|div)>|\n/i)
    .map(plainText)
    .filter(Boolean);
}
