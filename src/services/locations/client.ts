import type { Result } from '@/lib/result';
import { contentQuery, type ContentFailure } from '#cms/content';
import { fetchItem, type ContentItem, type ItemAddress } from '#cms/item';

const query = contentQuery(/* GraphQL */ `
  query Location($id: String!, $language: String!) {
    item(path: $id, language: $language) {
      id
      displayName
      url {
        path
      }
      ... on LocationDetails {
        headlineText {
          value
        }
        locationTitle {
          value
        }
        metaDescription {
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
        neighborhood {
          value
        }
        phoneNumber {
          value
        }
        latitude {
          value
        }
        longitude {
          value
        }
        bodyContent {
          value
        }
        insurancesAccepted {
          value
        }
        drivingDirectionsAndParking {
          value
        }
        hoursOfOperation {
          value
        }
        locationHours {
          jsonValue
        }
        openingHours: field(name: "openingHours") {
          value
        }
        specialHours: field(name: "specialHours") {
          value
        }
        timeZone: field(name: "timeZone") {
          value
        }
        facilityStatus: field(name: "facilityStatus") {
          value
        }
        facilityNotice: field(name: "facilityNotice") {
          value
        }
        facilityNoticeThrough: field(name: "facilityNoticeThrough") {
          value
        }
        walkIn: field(name: "walkIn") {
          value
        }
        waitingTimeId: field(name: "waitingTimeId") {
          value
        }
        locationImage {
          jsonValue
        }
        customDataImage {
          jsonValue
        }
        requestAppointmentLink {
          jsonValue
        }
        campusMapLink {
          jsonValue
        }
        centerHoursLink {
          jsonValue
        }
        customDataLink {
          jsonValue
        }
        customTitle1 {
          value
        }
        customContent1 {
          value
        }
        customTitle2 {
          value
        }
        customContent2 {
          value
        }
        customTitle3 {
          value
        }
        customContent3 {
          value
        }
        freeOrDiscountParking {
          targetItem {
            ...Tag
          }
        }
        parkingTypes {
          targetItems {
            ...Tag
          }
        }
        locationTypes {
          targetItems {
            ...Tag
          }
        }
        specialties {
          targetItems {
            ...Tag
          }
        }
        services {
          targetItems {
            ...Tag
          }
        }
      }
    }
  }

  fragment Tag on Item {
    id
    displayName
    url {
      path
    }
    tagDisplayName: field(name: "tagDisplayName") {
      value
    }
  }
`);

/**
 * Everything that a location's page shows, in one call.
 * @returns undefined where there is no such item
 * @requirement E1
 */
export function fetchLocation(
  address: ItemAddress,
): Promise<Result<ContentItem | undefined, ContentFailure>> {
  return fetchItem(query, address);
}
