import { fold } from '@/lib/fold';

/** What somebody may be living through who types such words. */
export type RedFlag = 'emergency' | 'crisis';

/**
 * Words as `fold` leaves them, without accents and hamza (ؤ is و), in the languages of the site and as they are often
 * misspelt; a person in danger is not looking for an article. One card too many is better than one too few.
 */
const patterns: Readonly<Record<RedFlag, readonly RegExp[]>> = {
  crisis: [
    /su[ei]?[cs]id/,
    /(kill|hurt|harm|cut|burn)(s|ting|ing)? (my|him|her|them) ?sel(f|ves)/,
    /end(ing)? (my life|it all)/,
    /(want|wanna|going|ready) (to )?die/,
    /(don'?t|do not) want to (live|be alive|be here any ?more|wake up)/,
    /no reason to live|better off dead|tired of living|(can'?t|can ?not) (go on|do this) ?(any ?more|any longer|$)/,
    /self[- ]?(harm|injury)/,
    /matar(me|se)|(me|se) quier[eo] matar|quitarme la vida|acabar con mi vida/,
    /quier[eo] morir|no quier[eo] (seguir )?vivi/,
    /(hacer[ms]e|me hago|se hace) dano|cortar[ms]e|se corta (los brazos|las venas|la piel)|autolesi/,
    /(hij[ao]|adolescente|hermanit?[ao]|herman[ao]|novi[ao]|alumn[ao]) .*se (corta|lastima|quema)( a (si|proposito)| sol[ao]|$)/,
    /ya no quiero (estar aqui|seguir)|no (le )?(veo|encuentro) sentido a (la|mi) vida|quitarse la vida/,
    /انتحار|انتحر/,
    /(اقتل|قتل|اذي|ايذاء|اوذي|اجرح|جرح) نفسي|[تي](قتل|وذي|اذي|جرح|قطع|حرق) نفسه/,
    /(لا|ما|مو) (اريد|ابي|ابغى|عايز|بدي) (ان )?(اعيش|العيش)|تعبت من (الحياة|حياتي)/,
    /(اريد|ابي|ابغى|عايز|بدي) (ان )?(اموت|الموت)|انهاء حياتي/,
  ],
  emergency: [
    /(chest|cheast|chset) ?(pain|pian|pane?$|pressure|tight|hurt|is tight)/,
    /(pain|pressure|tight|hurts)\w* (in|on) \w+ chest/,
    /(pain|pressure|tight\w*) (in|on) chest|chest (is |feels? |gets? )*(heavy|pressure|squeez|tight|burning)/,
    /he?art ?att?ac?k|cardiac arrest/,
    /(can.?t|can ?not|trouble|difficulty|hard to|struggling to|short(ness)? of) ?breath/,
    /(not|stopped) breathing/,
    /chok(ing|ed)/,
    /^strokes?$|having a stroke|stroke (symptoms?|signs?|now)|signs? of (a )?stroke/,
    /fac(e|ial) (is )?droop|droop(y|ing) face|slurr(ed|ing) (my |his |her )?(speech|words)/,
    /(face|mouth|smile) (is |looks? |went |got |feels? )*(crooked|lopsided|droop|twisted|numb)|droop\w* mouth|half (of )?(my|his|her) face/,
    /(numb|weak)(ness)? .{0,9}(all of a sudden|one side)|(can.?t|can ?not) (talk|speak) (right|at all|suddenly|clearly)/,
    /(numb|weak)(ness)? (on|in|of) one side|speech (is )?slurr/,
    /overdos|took too many pills|carbon monoxide/,
    /poison(ed|ing)|(swallowed|drank|drunk|ate) (an? |some |my |the )?(batter|bleach|button|coin|pills|magnet|detergent|laundry|cleaner|antifreeze)/,
    /severe allergic|allergic reaction.*(breath|swell|swollen|throat)|(swell|swollen|throat).*allergic reaction/,
    /(severe|heavy) bleeding|bleeding (heavily|badly|out|a lot)|(won.?t|can.?t|not) stop bleeding/,
    /bleeding (won.?t|will not|does not|doesn.?t) stop|(coughing|vomiting|throwing) (up )?blood/,
    /unconscious|passed out|unresponsive|not responding|(won.?t|not|can.?t|doesn.?t|does not) (wake|waking)( \w+)? ?up/,
    /worst head ?ache|thunderclap|sudden(ly)? (loss of )?(vision|sight)|(vision|sight)( loss)? (all of a )?sudden|suddenly (blind|can.?t see)/,
    /anaphyla|throat (is )?(closing|swelling)/,
    /(face|lips?|tongue) (is |are |got |keeps? )*(swell|swollen|puff)/,
    /(swell|swollen|puff)\w* .{0,9}(face|lip|tongue)/,
    /pregnan.*(bleed|swelling|swollen|blurr|headache|contraction|waters? broke)/,
    /(bleed|swelling|swollen|blurr|headache|contraction|waters? broke).*pregnan/,
    /(baby|fetus) (has |is |isn.?t |not |no longer |stopped |hasn.?t )+(moving|moved|kicking|kicked)/,
    /(newborn|\d+[- ](day|week)s?[- ]old).*fever|fever.*(newborn|\d+[- ](day|week)s?[- ]old)/,
    /(hit|banged|bumped) (my|his|her|their) head|stiff neck.*fever|fever.*stiff neck/,
    /can.?t (move|feel) \w+ (arm|leg|face|left|right)|sudden(ly)? (confus|weak|numb)/,
    /drown(ed|ing)|electrocut|gun ?shot|been stabbed|snake ?bite|bit(ten)? by a snake/,
    /(having|had) (a )?(seizure|convulsion)s?|(is|are|keeps?|started) (seizing|convulsing)|blue lips|turning blue/,
    /(dolor|punzad\w+|opresion|presion) (fuerte )?(del?|en( el| mi)?) pecho|(duele|oprime|aprieta) (mucho )?(el|mi) pecho|pecho (me )?(duele|oprime|aprieta)/,
    /no (puedo|puede) respirar|no respira|dificultad (para|al) respirar|(me|le) falta (el )?aire|no (me|le) entra (el )?aire|no agarro aire/,
    /infarto|(ataque|paro) (al cora[zs]on|cardiaco)/,
    /^(un )?derrame( cerebral)?$|(cara|boca) (se (me|le) )?(caida|torci|chueca|dormida|paraliz)|(torci|chuec|durmi|paraliz|adormec|entumec)\w* .{0,12}(cara|boca)/,
    /ca(yo|e) .*cara|arrastr\w+ las palabras|(debilidad|adormec|entumec).* (un lado|mitad)/,
    /(trago|tomo) (una? |la |el |muchas )?(pila|moneda|iman|cloro)|(trago|tomo) muchas pastillas|sobredosis|envenena|intoxica|monoxido de carbono/,
    /(vomit|devuelv|escup|tos[eio]|toso)\w* (con |mucha )?sangre|peor dolor de cabeza|dolor de cabeza (muy )?(repentino|de repente)/,
    /convulsion(es|ando)?( ahora|$)|(esta|le dio|tuvo|tiene|dieron) (una? )?convulsi|(perdi|perdio) la vista|no (veo|ve) (nada )?de (repente|pronto)/,
    /no (siento|siente|puedo mover|puede mover|muevo|mueve) (el|la|mi|su|los|las|un) (brazo|pierna|cara|lado|cuerpo)|(pic|mord)\w+ .{0,8}(alacran|escorpion|vibora|serpiente)/,
    /reaccion alergica (grave|fuerte|severa)|(tomo|bebio) (cloro|detergente|anticongelante|veneno)/,
    /sangra(do|ndo)? mucho|no (para|deja) de sangrar|hemorragia/,
    /inconsciente|desmay|no despierta|atragant|asfixia/,
    /(cara|labio|lengua|garganta).{0,30} hinch|hinch.{0,30}(cara|labio|lengua|garganta)/,
    /embara.*(sangr|hinch|borros|dolor de cabeza|contraccion|rompi)|(sangr|hinch|borros|dolor de cabeza|contraccion).*embara/,
    /bebe (ya )?no se mueve|(recien nacido|\d+ (dias|semanas)).*fiebre|fiebre.*(recien nacido|\d+ (dias|semanas))/,
    /golpe\w* (en )?la cabeza|ahog(o|ado|ando|andose)|mordedura de (serpiente|vibora)/,
    /(الم|ولم|وجع|يعور|ثقل|كتمة)\S*( شديد)? (في |على |ب)?(ال)?صدر|صدري (ب?(يولم|يوجع|يعور)|واجع|وجع|مكتوم|ضيق)/,
    /سكتة|جلطة|(نوبة|ازمة) قلبية/,
    /(وجه|فم)\S* (مايل|ملتو|معوج|اعوج|ملوي)|(ميلان|اعوجاج) (ال)?(وجه|فم)|ثقل (في )?(ال)?(كلام|لسان)|(كلام|لسان)\S* (ثقيل|متلعثم)/,
    /(ضعف|خدر|شلل|تنميل).* (نصف|جانب)/,
    /(لا|ما) (استطيع|يستطيع|اقدر|يقدر) (التنفس|(ان )?[اي]تنفس)|(ضيق|صعوبة) (في |ب)?(ال)?(تنفس|نفس$|نفس )|نفسي ضيق|مخنوق|[اب]ختنق/,
    /(تورم|انتفاخ|ورم) (في |ب)?(ال)?(وجه|شفا|شفت|لسان)|(وجه|شفا|شفت|لسان)\S* (متورم|منتفخ|يتورم|تورم)/,
    /حامل.*(نزيف|نزف|انزف|تورم|انتفاخ|متورم|صداع)|(الجنين|الطفل) لا يتحرك|(رضيع|حديث الولاد).*حرار|حرار.*(رضيع|حديث الولاد)/,
    /(ابتلع|بلع)\S* (بطارية|حبوب|عملة|قطعة|مغناطيس|كلور)|تسمم|جرعة زائدة|نزيف|اختناق|اول اكسيد الكربون/,
    /(ستفر[غا]|ترجيع|[اتي]رجع|سعل|سعال|[اتي]كح|كحة|قي)\S* (مع )?(ال)?دم(ا|$| )|(اسوا|اشد) صداع|صداع (شديد )?مفاجي/,
    /(عنده|عندها|اصيب\S*|جاء\S*|صار\S*) (ب|نوبة )?تشنج|يتشنج|تتشنج|حساسية (شديدة|مفرطة)|(فقدت|فقد) (البصر|بصره?ا?|بصري|النظر|نظري)/,
    /(لا|ما|مو) [يت](تنفس|ستيقظ|صحى|صحي)/,
    /اغم[يى] عليه?ا?|(فاقد|فقدان) (ال)?وعي/,
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
