/** Folded words by language. */
export type WordLists = Readonly<Record<string, ReadonlySet<string>>>;

/** Arabic words are compared in one spelling: ي for ى. */
const listed = (words: string): ReadonlySet<string> => new Set(words.replaceAll('ى', 'ي').split(' '));

/** Words of sentences rather than of subjects, folded: search services drop them, so they are never said to be missing. */
export const functionWords: WordLists = {
  en: listed(
    'a about am an and any are as at be because been being but by can could did do does doing dr each for from get had has have having he her here hers him his how i if im in into is it its ive just know me might must my near need no nor not of on or our ours please shall she should so some such tell than that the their theirs them then there these they this those to too us very want was we were what when where whether which while who whom whose why will with would you your yours',
  ),
  es: listed(
    'a al como con cual cuales cuando de del donde dr dra el ella en es esta este hay la las le lo los me mi mis muy necesito no o para pero por porque que quien quiero se si sin son su sus tengo tiene un una unos y ya yo',
  ),
  ar: listed(
    'من في على الى عن مع منذ او و التي الذي هذا هذه ان هل كل عند عندما لما حين لدى لي عندي انا لا ما مو مش ولا كيف متى اين ماذا',
  ),
};

/**
 * Words of time and doubt, which search services do not drop, because names have them: after hours. Outside a name they are
 * not looked for, and never said to be missing.
 */
export const littleWords: WordLists = {
  en: listed(
    'after again ago all already always anymore arent away before cant closest come comes coming couldnt didnt doesnt dont during every everything getting go goes going gone hasnt havent isnt look looks maybe nearest often over since sometimes still usually wasnt went without wont wouldnt yet',
  ),
  es: listed(
    'antes cada cercana cercano desde despues estoy hace sigue siempre sigo todavia va van veces cerca cercanas cercanos mas',
  ),
  ar: listed('اثناء اقرب بعد قبل الاقرب الان حاليا'),
};

/**
 * Words that say nothing about doctors, places or conditions: every one of them has symptoms, doctors and treatments, and
 * is asked about for somebody, since some time.
 */
export const weakWords: WordLists = {
  en: listed(
    'accept accepting accepts appointment appointments asap bad best bigger cause causes climb climbing dad day days department departments diagnosed diagnosis doctor doctors downstairs evening evenings father find first gets good help hour hours husband info information keep keeps last lately looking lot lots medication medications meds mom month months morning mornings mother needs new newly night nights now off old open out patient patients physician physicians provider providers really reason saturday saturdays see sign signs someone specialist specialists stairs stop stops sunday sundays symptom symptoms take takes taking things today tomorrow tonight top treated treatment treatments trying up upstairs week weekend weekends weeks wife worse year years two three four five six seven eight nine ten',
  ),
  es: listed(
    'abierta abierto acepta aceptan acepte ahora ano anos ayer ayuda bien buen buena bueno buenos busco causa causas cita citas departamento departamentos dia diagnostico dias doctor doctora doctoras doctores domingo donde escaleras especialista especialistas esposa esposo ando ganas hacerme hago sale salio trae traigo hoy informacion madre manana medica medicamento medicamentos medicas medico medicos mejor mejores mes meses mucha mucho noche noches nueva nuevas nuevo nuevos paciente pacientes padre papa pedir pido puedo sabado sacar semana semanas senal senales siento sintoma sintomas subir tarde tardes toda todas todo todos tratamiento tratamientos',
  ),
  ar: listed(
    'اعراض علاج اسباب تشخيص طبيب طبيبه دكتور دكتوره اطباء اختصاصي اختصاصيه اخصايي اخصاييه قسم موعد معلومات افضل دواء ادويه صباح ليل ليله كثيرا درج الدرج صعود جديد جديده جدد اريد احتاج اشعر اعاني عنده عندها لديه لديها ليس منذ مصاب مصابه جدا شديد شديده قريب قريبه ابني ابنتي بنتي ولدي طفلي طفلتي زوجي زوجتي امي ابي رضيعي نصف كثير دايما اصعد اطلع امشي يولمني تولمني يوجعني توجعني بيوجعني بتوجعني يعورني تعورني',
  ),
};

/** Words that name an illness only with another: "skin conditions". Doctors, places and conditions are looked for by the other. */
export const generalWords: WordLists = {
  en: listed(
    'complaint complaints condition conditions disease diseases disorder disorders illness illnesses issue issues problem problems',
  ),
  es: listed('afeccion afecciones enfermedad enfermedades problema problemas trastorno trastornos'),
  ar: listed('اضطراب اضطرابات امراض حاله حالات مرض مشاكل مشكله'),
};

/** Somebody to see. Doctors, places and conditions are looked for without them, and nothing is said of that. */
export const doctorWords: WordLists = {
  en: listed('doctor doctors physician physicians provider providers specialist specialists'),
  es: listed('doctor doctora doctoras doctores especialista especialistas medica medicas medico medicos'),
  ar: listed('طبيب طبيبه دكتور دكتوره اطباء اختصاصي اختصاصيه اخصايي اخصاييه'),
};
