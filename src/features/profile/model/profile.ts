import type { Film } from '@/contracts/video';
import type { ImageData, LinkData } from '@/cms/fields/readers';
import type { CareDoctor } from '@/contracts/condition-care';
import type { TrialLink } from '@/contracts/trials';
import type { Place } from './places';
import type { Review } from './reviews';

/** A label with an explanation. */
export type Badge = { readonly label: string; readonly tooltip: string };

/** A physician's education; '' and empty lists for what is unknown. */
export type Education = {
  readonly boardCertifications: readonly string[];
  readonly practicingSince: string;
  readonly medicalEducation: readonly string[];
  readonly internship: readonly string[];
  readonly residency: readonly string[];
  readonly fellowship: readonly string[];
  readonly otherGradEducation: readonly string[];
  readonly credentialsAndAwards: readonly string[];
  readonly memberships: readonly string[];
  readonly publications: LinkData | undefined;
  /** Markup. */
  readonly researchAndPublications: string;
};

/** The video in which physicians introduce themselves. */
export type IntroVideo = {
  readonly url: string;
  readonly title: string;
  /** Markup. */
  readonly transcript: string;
  /** Where it plays; absent where nobody has asked, and for what is no video. */
  readonly film?: Film | undefined;
};

/** A physician's page. */
export type Profile = {
  readonly id: string;
  /** Site path, without language. */
  readonly path: string;
  readonly name: string;
  readonly npi: string;
  readonly photo: ImageData | undefined;
  /** Of the institute or centre that the physician belongs to. */
  readonly logo: ImageData | undefined;
  readonly providerType: Badge | undefined;
  readonly pronouns: string;
  readonly academicTitles: readonly string[];
  readonly specialtyTitles: readonly string[];
  /** Out of 5; undefined with too few ratings to show. */
  readonly rating: { readonly value: number; readonly count: number } | undefined;
  /** How ratings are made: who asks whom, since when; '' where no author said it or no rating is shown. */
  readonly ratingMethod?: string;
  readonly specialties: readonly string[];
  readonly interests: readonly string[];
  readonly departments: readonly string[];
  readonly languages: readonly string[];
  readonly gender: string;
  readonly places: readonly Place[];
  readonly phone: string;
  readonly referLink: LinkData | undefined;
  readonly seesAdults: boolean;
  readonly seesChildren: boolean;
  /** Undefined where nobody has said. */
  readonly acceptsNewPatients: boolean | undefined;
  readonly hasTelehealth: boolean;
  readonly hasOnlineScheduling: boolean;
  /** Of the partner hospital, which gives its appointments itself. */
  readonly isPartner: boolean;
  /** Markup. */
  readonly bio: string;
  readonly video: IntroVideo | undefined;
  readonly education: Education;
  readonly insurancePlans: readonly string[];
  /** Markup. */
  readonly insuranceDisclaimer: string;
  /** Markup. */
  readonly externalRelationships: string;
  /** Shown where both are there, also when made safe; the content is markup. */
  readonly custom: { readonly title: string; readonly content: string };
  /** The trials that the physician leads. They come from search, not from the physician's item. */
  readonly trials: readonly TrialLink[];
  /** Doctors of the same specialty, with their next times; from search and calendars. */
  readonly otherDoctors?: readonly CareDoctor[];
  /** Site path of the search for all of them. */
  readonly otherDoctorsPath?: string;
  readonly reviews: readonly Review[];
  /** How many comments there are in all, of which `reviews` are some; 0 where nobody says. */
  readonly commentCount: number;
  readonly description: string;
};
