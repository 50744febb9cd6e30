/** What stands around the texts of every condition and service, in one language. */
export type ConditionWords = {
  readonly emergency: string;
  readonly emergencyRoom: string;
  readonly callService: string;
  readonly callCondition: string;
  readonly rightFor: string;
  readonly notice: string;
  readonly afterward: string;
  readonly plan: string;
  readonly ask: string;
  readonly yourself: string;
  readonly sources: string;
};

export const conditionWords: Readonly<Record<'en' | 'es-MX' | 'ar', ConditionWords>> = {
  en: {
    emergency: 'Call 911 right away if:',
    emergencyRoom: 'Go to the emergency room now if:',
    callService: 'After your visit, call <a href="tel:+17735550189">773-555-0189</a> if:',
    callCondition: 'See a doctor if:',
    rightFor: 'It may be right for:',
    notice: 'You may notice:',
    afterward: 'Afterward',
    plan: 'Depending on you, your plan may include:',
    ask: 'You may want to ask:',
    yourself: 'What you can do:',
    sources: 'Read more at:',
  },
  'es-MX': {
    emergency: 'Llame al 911 de inmediato si:',
    emergencyRoom: 'Vaya a urgencias de inmediato si:',
    callService: 'Tras su visita, llame al <a href="tel:+17735550189">773-555-0189</a> si:',
    callCondition: 'Vaya al médico si:',
    rightFor: 'Puede ser para:',
    notice: 'Puede notar:',
    afterward: 'Después',
    plan: 'Según su caso, su plan puede incluir:',
    ask: 'Puede preguntar:',
    yourself: 'Lo que usted puede hacer:',
    sources: 'Lea más, en inglés, en:',
  },
  ar: {
    emergency: 'اتصل بالرقم 911 فورًا إذا:',
    emergencyRoom: 'اذهب إلى قسم الطوارئ فورًا إذا:',
    callService: 'بعد زيارتك، اتصل بالرقم <a href="tel:+17735550189"><bdi>773-555-0189</bdi></a> إذا:',
    callCondition: 'راجع الطبيب إذا:',
    rightFor: 'قد يناسب:',
    notice: 'قد تلاحظ:',
    afterward: 'بعد ذلك',
    plan: 'حسب حالتك، قد تشمل خطتك:',
    ask: 'قد ترغب في أن تسأل:',
    yourself: 'ما يمكنك فعله:',
    sources: 'اقرأ المزيد، بالإنجليزية، لدى:',
  },
};
