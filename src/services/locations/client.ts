import { z } from 'zod';
import type { ComponentFields } from '@/cms/layout-data';
import { err, ok, type Result } from '@/lib/result';
import { contentQuery, queryContent, type ContentFailure } from '#services/content/client';

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

/** A location's item; `fields` by their authored names, in the shapes of GraphQL. */
export type LocationItem = {
  readonly id: string;
  readonly displayName: string;
  /** Site path of its page, without language. */
  readonly path: string;
  readonly fields: ComponentFields;
};

/**
 * Everything that a location's page shows, in one call.
 * @param item - id of the item and language
 * @returns undefined where there is no such item
 * @requirement E1
 */
export async function fetchLocation(
  item: { readonly id: string; readonly language: string },
  signal?: AbortSignal,
): Promise<Result<LocationItem | undefined, ContentFailure>> {
  const answer = await queryContent(query, item, { schema: answerSchema, signal, deadlineMs: 1500 });
  if (!answer.ok) return err(answer.error);
  const found = answer.value.item;
  if (!found) return ok(undefined);
  const { id, displayName, url, ...fields } = found;
  return ok({ id, displayName: displayName ?? '', path: url?.path ?? '', fields });
}
