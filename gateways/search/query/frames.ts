/**
 * Words around what is asked for, at the beginning and at the end of a question. They say nothing about the subject, and
 * a text that happens to hold them would rank above it.
 */
const frames: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /^(?:please )?(?:can|could) (?:you|i) (?:please )?(?:tell me|find|get|have)(?: some| any| more)?(?: information| details)? (?:about|on|for) /i,
    /^do you (?:have|know)(?: some| any| more)?(?: information| details| anything)? (?:about|on|for) /i,
    /^(?:i (?:want|need|would like)(?: to know| to learn)?|tell me|looking for|information)(?: information| more)? (?:about|on|for) /i,
    /^(?:what|which) (?:is|are|\W)+the (?:early |common |main |possible )?(?:signs?(?: and symptoms?)?|symptoms?|causes?|treatments?|risks?|risk factors|complications?|stages|types|outlook|effects|side effects)(?: of| for| from)? /i,
    /^what (?:is|are)(?: \(are\))? /i,
    /^what (?:causes?|leads to|to do (?:about|for)|happens (?:in|with)|helps(?: with)?) /i,
    /^who (?:is|are) at risk (?:for|of) /i,
    /^who (?:gets|treats|has) /i,
    /^how (?:to|do i|can i|do you|is|are) (?:prevent|diagnose|treat|cure|manage|live with|cope with|get rid of) /i,
    /^how many people (?:are affected by|have|get) /i,
    /^(?:how|when) (?:is|are) (?=.* (?:diagnosed|treated|prevented|caused)\W*$)/i,
    /^(?:is|are) (?=.* (?:inherited|contagious|dangerous|curable|hereditary)\W*$)/i,
  ],
  es: [
    /^¿?(?:qué|que) (?:es|son) (?:el |la |los |las |un |una )?/i,
    /^¿?(?:qué|que) (?:causa|provoca) (?:el |la |los |las )?/i,
    /^¿?cu[áa]les son los s[íi]ntomas (?:de(?:l| la)?) /i,
    /^¿?c[óo]mo (?:se )?(?:trata|previene|prevenir|tratar|diagnostica) (?:el |la |los |las )?/i,
    /^(?:busco |necesito )?informaci[óo]n (?:sobre|de|acerca de) (?:el |la )?/i,
  ],
};

const endings =
  /(?: (?:diagnosed|treated|prevented|caused|inherited|contagious|dangerous|curable|hereditary))?[\s?!.¿¡]*$/i;

/**
 * A question without the words around its subject: `What are the symptoms of asthma?` asks for asthma. What is no
 * question, and a question without a subject, stays as it is.
 * @param language - of the query; other languages than English and Spanish stay as they are
 * @requirement B18
 */
export function subjectOf(text: string, language: string): string {
  const trimmed = text.trim();
  for (const frame of frames[language.slice(0, 2).toLowerCase()] ?? []) {
    if (!frame.test(trimmed)) continue;
    const subject = trimmed.replace(frame, '').replace(endings, '').trim();
    return subject === '' ? trimmed : subject;
  }
  return trimmed;
}
