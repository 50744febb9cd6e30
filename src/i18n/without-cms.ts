/**
 * What stands around a page, and on it, when not even the dictionary was ever read, by the first subtag of the language.
 * The keys are those of the phrases; the wording is the demo's dictionary's. English is the phrases' own.
 */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'Thanks for visiting!': '¡Gracias por su visita!',
    'We apologize for any inconvenience.': 'Le pedimos disculpas por las molestias.',
    'There is a problem with the resource you are looking for, and it cannot be displayed.':
      'Hay un problema con el recurso que busca y no se puede mostrar.',
    'Please try again later, or call us:': 'Vuelva a intentarlo más tarde o llámenos:',
    'Go to the home page': 'Ir a la página de inicio',
    'Skip to main content': 'Saltar al contenido principal',
    Menu: 'Menú',
    Home: 'Inicio',
    'If this is an emergency, call 911.': 'Si es una emergencia, llame al 911.',
  },
  ar: {
    'Thanks for visiting!': 'شكرًا لزيارتك!',
    'We apologize for any inconvenience.': 'نعتذر عن أي إزعاج.',
    'There is a problem with the resource you are looking for, and it cannot be displayed.':
      'توجد مشكلة في المورد الذي تبحث عنه، ولا يمكن عرضه.',
    'Please try again later, or call us:': 'حاول مرة أخرى لاحقًا أو اتصل بنا:',
    'Go to the home page': 'الذهاب إلى الصفحة الرئيسية',
    'Skip to main content': 'تخطَّ إلى المحتوى الرئيسي',
    Menu: 'القائمة',
    Home: 'الرئيسية',
    'If this is an emergency, call 911.': 'في حالات الطوارئ، اتصل بالرقم 911.',
  },
};

/**
 * The words for a page of a language while the CMS has none.
 * @returns texts by the keys of phrases; nothing for English and for languages that it does not know
 */
export function wordsWithoutCms(language: string): Readonly<Record<string, string>> {
  return words[language.split('-')[0]?.toLowerCase() ?? ''] ?? {};
}
