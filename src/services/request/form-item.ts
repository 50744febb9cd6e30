import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { telHref } from '@/lib/phone-call';
import type { OfferedChoices } from '@/domain/patient-form/form';
import { entriesOf } from '#cms/children';
import { contentQuery, queryContent } from '#cms/content';
import { offeredFragment, offeredIn, tagsIn, type Tag } from '#services/request/offered-choices';

/** A folder of specialties is read so far. @requirement J5 */
const maxSpecialties = 50;

const query = contentQuery(`
  query RequestForm($id: String!, $language: String!) {
    item(path: $id, language: $language) {
      template {
        name
      }
      captchaRequired: field(name: "captchaRequired") {
        value
      }
      sendDataToEpic: field(name: "sendDataToEpic") {
        value
      }
      distributionEmailAddress: field(name: "distributionEmailAddress") {
        value
      }
      phoneLink: field(name: "phoneLink") {
        jsonValue
      }
      specialties: field(name: "specialties") {
        jsonValue
      }
      specialtyFolder: field(name: "specialtyFolder") {
        ... on LookupField {
          targetItem {
            children(first: ${maxSpecialties}) {
              results {
                id
                displayName
                tagDisplayName: field(name: "tagDisplayName") {
                  value
                }
              }
            }
          }
        }
      }
      ...offered
    }
  }
  ${offeredFragment}
`);

const field = z.object({ value: z.unknown() }).nullish();
const linkField = z.object({
  jsonValue: z.object({ value: z.object({ text: z.string(), href: z.string() }).partial() }),
});
const answerSchema = z.object({
  item: z
    .object({
      template: z.object({ name: z.string() }).nullish(),
      captchaRequired: field,
      sendDataToEpic: field,
      distributionEmailAddress: field,
    })
    .catchall(z.unknown())
    .nullable(),
});

const templates: ReadonlySet<string> = new Set([
  'Request An Appointment Form',
  'Short Request An Appointment Form',
]);

/** What an author says of a request form. The browser never learns where its requests go. */
export type FormItem = {
  readonly isCaptchaRequired: boolean;
  /** False where the form has the box, and it is not ticked. */
  readonly sendDataToEpic: boolean;
  readonly distributionEmail: string;
  /** Whom a sender may call, as authored; '' where the form names nobody. */
  readonly contactPhone: string;
  readonly offered: OfferedChoices;
  /** What the short form offers, listed or in a folder; none: those of the physicians. */
  readonly specialties: readonly Tag[];
};

/**
 * Reads a form's item from the CMS: a visitor's word is no ground for where a request goes or what it demands.
 * @returns `unknownForm` for an item that is no request form
 * @requirement J3 J6
 */
export async function fetchFormItem(item: {
  readonly id: string;
  readonly language: string;
}): Promise<Result<FormItem, 'unavailable' | 'unknownForm'>> {
  const answer = await queryContent(query, item, { schema: answerSchema, deadlineMs: 3000 });
  if (!answer.ok) return err('unavailable');
  const found = answer.value.item;
  if (!found || !templates.has(found.template?.name ?? '')) return err('unknownForm');
  const listed = tagsIn(found['specialties']);
  return ok({
    isCaptchaRequired: isTicked(found.captchaRequired?.value),
    sendDataToEpic: !isUnticked(found.sendDataToEpic?.value),
    distributionEmail: textOf(found.distributionEmailAddress?.value),
    contactPhone: phoneOf(found['phoneLink']),
    offered: offeredIn(found),
    specialties: listed.length > 0 ? listed : tagsBelow(found['specialtyFolder']),
  });
}

const folderSchema = z.object({
  targetItem: z.object({
    children: z.object({
      results: entriesOf(
        z.object({ id: z.string(), displayName: z.string().catch(''), tagDisplayName: field.catch(null) }),
      ),
    }),
  }),
});

/** The items of a folder, in its order, with their names in the language that was asked for. */
function tagsBelow(folder: unknown): readonly Tag[] {
  const found = folderSchema.safeParse(folder).data?.targetItem.children.results ?? [];
  return found
    .map(({ id, displayName, tagDisplayName }) => ({
      id,
      name: textOf(tagDisplayName?.value) || displayName,
    }))
    .filter(({ name }) => name !== '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The number in a link's text, else nothing: what is no number for a call goes into no sentence. */
function phoneOf(field: unknown): string {
  const text = linkField.safeParse(field).data?.jsonValue.value.text?.trim() ?? '';
  return telHref(text) ? text : '';
}

function isTicked(value: unknown): boolean {
  return value === true || /^(1|true)$/i.test(textOf(value));
}

/** A box without a tick is '' or '0' in the CMS, and false in layout data. Only a form that has no such box says nothing. */
function isUnticked(value: unknown): boolean {
  return value === false || value === 0 || (typeof value === 'string' && /^(0|false)?$/i.test(value.trim()));
}
