import { z } from 'zod';
import type { ComponentFields } from '@/cms/layout-data';
import { err, ok, type Result } from '@/lib/result';
import { contentQuery, queryContent, type ContentFailure } from '#services/content/client';

/** The parts of a profile by tab; each list of fields is asked for as it is shown. */
const query = contentQuery(/* GraphQL */ `
  query Physician($id: String!, $language: String!) {
    item(path: $id, language: $language) {
      id
      displayName
      url {
        path
      }
      ...Header
      ...Tags
      ...About
      ...Education
      ...Places
    }
  }

  fragment Header on PhysicianDetails {
    headlineText {
      value
    }
    npi {
      value
    }
    pronouns {
      value
    }
    academicTitle {
      value
    }
    specialtyTitle {
      value
    }
    phoneNumber {
      value
    }
    rating {
      value
    }
    numberOfReviews {
      value
    }
    comments {
      value
    }
    metaDescription {
      value
    }
    profileImage {
      jsonValue
    }
    referAPatientLink {
      jsonValue
    }
    pediatricPhysician {
      boolValue
      value
    }
    adultPhysician {
      boolValue
      value
    }
    acceptingNewPatients {
      boolValue
      value
    }
    telehealth {
      boolValue
      value
    }
    enabledForOnlineScheduling {
      boolValue
      value
    }
    disableOnlineScheduling {
      boolValue
      value
    }
  }

  fragment About on PhysicianDetails {
    bio {
      value
    }
    introVideoUrl {
      value
    }
    introVideoTitle {
      value
    }
    introVideoTranscript {
      value
    }
    practicingSince {
      value
    }
    acceptedInsuranceDisclaimer {
      value
    }
    externalProfessionalRelationships {
      value
    }
    customTitle1 {
      value
    }
    customContent1 {
      value
    }
  }

  fragment Education on PhysicianDetails {
    boardCertifications {
      value
    }
    medicalEducation {
      value
    }
    internship {
      value
    }
    residency {
      value
    }
    fellowship {
      value
    }
    otherGradEducation {
      value
    }
    credentialsAndAwards {
      value
    }
    memberships {
      value
    }
    publications {
      jsonValue
    }
    researchAndPublications {
      value
    }
  }

  fragment Tags on PhysicianDetails {
    physicianType {
      targetItem {
        ...Tag
      }
    }
    gender {
      targetItem {
        ...Tag
      }
    }
    specialities {
      targetItems {
        ...Tag
      }
    }
    visibleSpecialities {
      targetItems {
        ...Tag
      }
    }
    clinicalInterests {
      targetItems {
        ...Tag
      }
    }
    visibleClinicalInterests {
      targetItems {
        ...Tag
      }
    }
    languages_: field(name: "languages") {
      ... on MultilistField {
        targetItems {
          ...Tag
        }
      }
    }
    acceptedInsurancePlans {
      targetItems {
        ...Tag
      }
    }
  }

  fragment Tag on Item {
    id
    displayName
    tagDisplayName: field(name: "tagDisplayName") {
      value
    }
    tooltip: field(name: "tooltip") {
      value
    }
  }

  fragment Places on PhysicianDetails {
    primaryLocation {
      targetItem {
        ...Place
      }
    }
    otherLocations {
      targetItems {
        ...Place
      }
    }
  }

  fragment Place on Item {
    id
    displayName
    url {
      path
    }
    ... on LocationDetails {
      locationTitle {
        value
      }
      phoneNumber {
        value
      }
      address1 {
        value
      }
      address2 {
        value
      }
      city {
        value
      }
      state {
        value
      }
      zipCode {
        value
      }
      addressTitleText {
        value
      }
      pageTitle {
        value
      }
      uRLtoRedirectTo {
        jsonValue
      }
    }
  }
`);

const answerSchema = z.object({
  item: z
    .object({
      id: z.string(),
      displayName: z.string().nullish(),
      url: z.object({ path: z.string() }).nullish(),
    })
    .loose()
    .nullable(),
});

/** A physician's item; `fields` by their authored names, in the shapes of GraphQL. */
export type PhysicianItem = {
  readonly id: string;
  readonly displayName: string;
  /** Site path of the profile, without language. */
  readonly path: string;
  readonly fields: ComponentFields;
};

/**
 * Everything that a profile shows of a physician, in one call.
 * @param item - id of the item and language
 * @returns undefined where there is no such item
 * @requirement D12
 */
export async function fetchPhysician(
  item: { readonly id: string; readonly language: string },
  signal?: AbortSignal,
): Promise<Result<PhysicianItem | undefined, ContentFailure>> {
  const answer = await queryContent(query, item, { schema: answerSchema, signal, deadlineMs: 1500 });
  if (!answer.ok) return err(answer.error);
  const found = answer.value.item;
  if (!found) return ok(undefined);
  const { id, displayName, url, languages_: languages, ...fields } = found;
  return ok({ id, displayName: displayName ?? '', path: url?.path ?? '', fields: { ...fields, languages } });
}
