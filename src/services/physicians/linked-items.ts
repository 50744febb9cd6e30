/** Items that a physician's item links to: tags such as specialties and languages, and places of work. */
export const linkedItems = /* GraphQL */ `
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
    departments {
      targetItems {
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
    badgeLabel: field(name: "badgeLabel") {
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
`;
