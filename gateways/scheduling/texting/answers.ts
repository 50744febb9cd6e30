const stopWords = new Set(
  'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT ALTO BAJA CANCELAR PARAR DETENER توقف إيقاف ايقاف'.split(
    ' ',
  ),
);
const startWords = new Set('START UNSTOP YES INICIAR COMENZAR SI SÍ ابدأ ابدا نعم'.split(' '));
/** However the sentence goes on: who begins so wants to be left alone. */
const stopSentence = /^(STOP|UNSUBSCRIBE|ALTO|توقف)\s/;

/**
 * What somebody wants who answers a text: no more of them, more again, or something that nobody reads here.
 * @requirement I18
 */
export function wishIn(answer: string): 'stop' | 'start' | undefined {
  const words = answer
    .toUpperCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .trim();
  const word = words.replace(/\s/g, '');
  if (stopWords.has(word) || stopSentence.test(words)) return 'stop';
  return startWords.has(word) ? 'start' : undefined;
}
