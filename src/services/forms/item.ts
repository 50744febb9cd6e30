import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { contentQuery, queryContent } from '#cms/content';

const query = contentQuery(`
  query FormBlock($id: String!, $language: String!) {
    item(path: $id, language: $language) {
      formID: field(name: "formID") {
        value
      }
      eloquaFormID: field(name: "eloquaFormID") {
        value
      }
      captchaRequired: field(name: "captchaRequired") {
        value
      }
    }
  }
`);

const field = z.object({ value: z.unknown() }).nullish();
const answerSchema = z.object({
  item: z.object({ formID: field, eloquaFormID: field, captchaRequired: field }).nullable(),
});

/** What an author says of a form: a visitor's word is no ground for where it goes or what it demands. */
export type FormBlockItem = { readonly formId: string; readonly isCaptchaRequired: boolean };

/**
 * Reads the datasource of an authored form or of a newsletter.
 * @returns `unknownForm` for an item that names no form
 * @requirement K6 K8
 */
export async function fetchFormBlock(item: {
  readonly id: string;
  readonly language: string;
}): Promise<Result<FormBlockItem, 'unavailable' | 'unknownForm'>> {
  const answer = await queryContent(query, item, { schema: answerSchema, deadlineMs: 3000 });
  if (!answer.ok) return err('unavailable');
  const found = answer.value.item;
  const formId = textOf(found?.formID?.value) || textOf(found?.eloquaFormID?.value);
  if (formId === '') return err('unknownForm');
  const box = found?.captchaRequired?.value;
  return ok({ formId, isCaptchaRequired: box === true || /^(1|true)$/i.test(textOf(box)) });
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
