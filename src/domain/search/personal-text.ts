/**
 * Texts that may say who somebody is: an e-mail address, a run of six digits or more (phone numbers, record and social
 * security numbers), a full date. What visitors type into a search goes nowhere then.
 * @requirement B23 N3
 */
export function isPersonalText(text: string): boolean {
  return (
    /\S@\S/u.test(text) ||
    /(?:\p{Nd}[\s().-]?){6}/u.test(text) ||
    /\p{Nd}{1,4}\s?[-./]\s?\p{Nd}{1,2}\s?[-./]\s?\p{Nd}{2,4}/u.test(text)
  );
}
