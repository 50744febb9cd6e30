/** Fields of a physician's own item, by the part of the profile that shows them. */
export const ownFields = /* GraphQL */ `
  fragment Header on PhysicianDetails {
    headlineText {
      value
    }
    npi {
      value
    }
    degrees {
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
    totalCommentCount {
      value
    }
    headerLogo {
      jsonValue
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
`;
