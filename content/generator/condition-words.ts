/** What stands around the texts of every condition and service, in one language. */
export type ConditionWords = {
  readonly emergency: string;
  readonly crisis: string;
  readonly callService: string;
  readonly callCondition: string;
  readonly nurse: string;
  readonly rightFor: string;
  readonly notice: string;
  readonly afterward: string;
  readonly plan: string;
  readonly ask: string;
};

const nurseLine = '<a href="tel:+17735550189">773-555-0189</a>';
const crisisLine = '<a href="tel:988">988</a>';

export const conditionWords: Readonly<Record<'en' | 'es-MX' | 'ar', ConditionWords>> = {
  en: {
    emergency: 'Call 911 right away if:',
    crisis: `You can also call or text ${crisisLine} at any hour. It is free, and you need no insurance.`,
    callService: 'After your visit, call us if:',
    callCondition: 'Call your doctor’s office if:',
    nurse: `Not sure? A nurse answers at any hour: ${nurseLine}.`,
    rightFor: 'It may be right for:',
    notice: 'You may notice:',
    afterward: 'Afterward',
    plan: 'What helps depends on you. Your plan may include:',
    ask: 'You may want to ask:',
  },
  'es-MX': {
    emergency: 'Llame al 911 de inmediato si:',
    crisis: `También puede llamar o mandar un mensaje al ${crisisLine} a cualquier hora, en español. Es gratis y no necesita seguro.`,
    callService: 'Después de su visita, llámenos si:',
    callCondition: 'Llame al consultorio de su médico si:',
    nurse: `¿No está seguro? Una enfermera contesta a toda hora: ${nurseLine}.`,
    rightFor: 'Puede ser para:',
    notice: 'Puede notar:',
    afterward: 'Después',
    plan: 'Lo que ayuda depende de usted. Su plan puede incluir:',
    ask: 'Puede preguntar:',
  },
  ar: {
    emergency: 'اتصل بالرقم 911 فورًا إذا:',
    crisis: `يمكنك أيضًا الاتصال بالرقم ${crisisLine} أو مراسلته في أي ساعة. الخدمة مجانية ولا تحتاج إلى تأمين.`,
    callService: 'بعد زيارتك، اتصل بنا إذا:',
    callCondition: 'اتصل بعيادة طبيبك إذا:',
    nurse: `لست متأكدًا؟ يجيبك ممرض في أي ساعة: ${nurseLine}.`,
    rightFor: 'قد يناسب:',
    notice: 'قد تلاحظ:',
    afterward: 'بعد ذلك',
    plan: 'ما يفيد يختلف من شخص إلى آخر. قد تشمل خطتك:',
    ask: 'قد ترغب في أن تسأل:',
  },
};
