import { fold } from '@/lib/fold';

/** What somebody may be living through who types such words. */
export type RedFlag = 'emergency' | 'crisis';

/** Words without accents, in the languages of the site; a person in danger is not looking for an article. */
const patterns: Readonly<Record<RedFlag, readonly RegExp[]>> = {
  crisis: [
    /suicid/,
    /kill(ing)? my ?self/,
    /end my life/,
    /want to die/,
    /self[- ]?harm/,
    /matarme/,
    /quitarme la vida/,
    /انتحار/,
  ],
  emergency: [
    /chest (pain|pressure|tightness)/,
    /heart attack/,
    /(can.?t|cannot|trouble|difficulty|hard to) breath/,
    /not breathing/,
    /choking/,
    /having a stroke|stroke (symptoms|signs)|face droop|slurred speech/,
    /overdos/,
    /poison(ed|ing)/,
    /(severe|heavy) bleeding|bleeding (heavily|badly|out)/,
    /unconscious|passed out|unresponsive/,
    /anaphyla/,
    /dolor (de|en el) pecho/,
    /no (puedo|puede) respirar/,
    /infarto|ataque al corazon/,
    /sobredosis|envenena/,
    /الم في الصدر|سكتة|لا استطيع التنفس/,
  ],
};

/**
 * Whether a query may come from somebody in danger.
 * @requirement B30
 */
export function redFlagOf(query: string): RedFlag | undefined {
  const text = fold(query).replaceAll('’', "'");
  return (['crisis', 'emergency'] as const).find((flag) =>
    patterns[flag].some((pattern) => pattern.test(text)),
  );
}
