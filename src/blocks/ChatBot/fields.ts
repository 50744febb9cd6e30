import { itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** The helper's own fields by our names; a question without an answer is left out. */
export function readChat(fields: ComponentFields | undefined) {
  const questions = itemsOf(fields?.questions).flatMap(({ id, name, fields: own }) =>
    textOf(own.question) === '' || textOf(own.answer) === ''
      ? []
      : [{ id: id || name, question: textOf(own.question), answer: own.answer }],
  );
  const searchHref = linkOf(fields?.searchPageLink)?.href;
  return {
    title: textOf(fields?.titleText),
    button: textOf(fields?.buttonText),
    intro: fields?.introText,
    phone: fields?.phoneLink,
    questions,
    searchHref,
    isEmpty: questions.length === 0 && searchHref === undefined && textOf(fields?.introText) === '',
  };
}

export type ChatFields = ReturnType<typeof readChat>;
