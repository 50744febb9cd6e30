/** The name of the field that people never see: what fills it is a program. @requirement K10 */
export const honeypotName = 'leave-empty';

/** The name under which a form sent without scripts says which block of its page it belongs to: the block's `uid`. */
export const postedBlock = 'form';

/** The name under which a form that is sent with files carries its JSON. */
export const jsonPart = 'json';

/** Authored fields that no browser is told: where a form's answers go. Compared without spaces, in lower case. */
export const serverOnlyFields: ReadonlySet<string> = new Set(['distributionemailaddress']);
