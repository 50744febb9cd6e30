/**
 * Phrases around the subject of a question. They say nothing about the subject, and would rank texts that contain them
 * higher.
 */
const questionPhrases: Readonly<Record<string, readonly RegExp[]>> = {
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
 * The subject of a question: `What are the symptoms of asthma?` becomes `asthma`. Text that is not a question, or has
 * no subject, is returned unchanged.
 * @param language - of the query; only English and Spanish have such phrases
 * @requirement B18
 */
export function subjectOf(text: string, language: string): string {
  const trimmed = text.trim();
  for (const phrase of questionPhrases[language.slice(0, 2).toLowerCase()] ?? []) {
    if (!phrase.test(trimmed)) continue;
    const subject = trimmed.replace(phrase, '').replace(endings, '').trim();
    return subject === '' ? trimmed : subject;
  }
  return trimmed;
}
