import { type FlagWords, unless } from './flag-words';

const over =
  /rehab|recupera|despues de(l)? (un |una |su |mi )?(infarto|derrame|embolia|convulsi|ataque)|antecedent|prevenir|prevencion|\b(19|20)\d\d\b|hace (\d+|un|una|dos|tres|varios|muchos|algunos) (mes|ano|semana)|secuelas|seguimiento|cuando era|ano pasado/;
const caredFor = new RegExp(
  `${over.source}|especialista|doctora?\\b|medic[oa]s?\\b|medicina|medicamento|clinica|neurolog|curso|tratamiento|estudio|ensayo|consulta`,
);

const cannot = /no (le |se |me |lo |la |los )?(puedo|puede|podemos|pueden|logr[ao]|consigue)( \w+)?/.source;
const breathing = [
  new RegExp(`${cannot} (respirar|agarrar aire|jalar aire|tomar aire|hablar ni respirar)`),
  /no (esta |estaba |estoy )?respira(ndo)?\b|(dejo|dejado|paro) de respirar|(casi|apenas|apenitas) no? ?respira/,
  /dificultad(es)? (para|al) respirar|(me|le|les) (cuesta|batalla)( \w+){0,2} (respirar|agarrar aire)|respira(ndo)? (muy |bien |con |tan )*(rapido|mal|agitad|trabajo|dificultad)|batalla (\w+ )?(para|al) respirar/,
  /(me|le|les) falta (mucho )?(el )?aire|no (me|le|les) (entra|llega) (el )?aire|no agarr[ao] aire|sin aire\b|se (le|me) (fue|va) el aire|falta de aire/,
  /(?<!des)ahog(o|a|as|ue|ado|ada|ando|andose|andome|aba)\b|atragant|asfixia/,
  unless(caredFor, /ataque (\w+ )?de asma|crisis (\w+ )?de asma|crisis asmatica/),
  /(atorad|atascad|atraves\w+)[oa]? en (la|su|mi) garganta|se (le |me )?(atoro|atraveso) .{0,20}garganta/,
  /(se (me |le |nos )?(puso|pone|puse|esta poniendo|estan poniendo|hizo)|poniendose|ponerse) (todo |toda |muy )?(azul|morad)|labios? .{0,6}(azul|morad)|(bebe|nino|nina|hij[oa]) (esta |todo |muy )*(azul|morad)/,
];

const heart = [
  /(dolor|punzad\w+|opresion|presion) (muy )?(fuerte )?(del?|en( el| mi)?) pecho|(duele|oprime|aprieta|arde|quema) (mucho )?(el|mi) pecho|pecho (me )?(duele|oprime|aprieta)/,
  unless(over, /infarto|(ataque|paro) (al cora[zs]on|cardiaco)/),
];

const halfSide = /un lado|medi[oa]|mitad|lado (izquierdo|derecho)|brazo y/.source;
const stroke = [
  /^(un )?derrame( cerebral)?$|sintomas de(l)? derrame/,
  unless(
    caredFor,
    /(esta dando|dio|dando|tuvo|tiene|creo que|sera) (un )?derrame(?! (pleural|articular))|\bembolia|derrame cerebral/,
  ),
  /(cara|boca) (se (me|le) )?(caida|torci|chueca|dormida|paraliz)|(torci|chuec|durmi|paraliz|adormec|entumec)\w* .{0,12}(cara|boca)/,
  /ca(yo|e) .*cara|arrastr\w+ las palabras|habla (muy )?(raro|enredado|trabado|chistoso)|se (me|le) traba (la lengua|el habla)|no se le entiende( nada)?( lo que| al|$)/,
  new RegExp(
    `(debilidad|adormec|entumec|durmi|duerm|dormid|paraliz|debil).* (${halfSide})|(${halfSide}) .{0,12}(dormid|debil|paraliz|adormec|entumid)`,
  ),
  /no (puede|puedo|podia) (hablar|ver|caminar|moverse)( bien)? (de (repente|pronto|golpe)|de un momento)|de (repente|pronto|golpe) no (puede|puedo|pudo|pude) (hablar|ver|caminar|mover)/,
  /no (siento|siente|puedo mover|puede mover|muevo|mueve) (el|la|mi|su|los|las|un) (brazo|pierna|cara|lado|cuerpo)/,
  /peor dolor de cabeza|dolor de cabeza (muy )?(repentino|de repente)|(perdi|perdio) la vista|no (veo|ve) (nada )?de (repente|pronto)|confundid[oa] de (repente|pronto)/,
];

const seizure = [
  unless(caredFor, /convulsi|ataques? (epileptic|de epilepsia)/),
  /convulsion(ando|o\b)|(esta|estan) (con|teniendo) (una )?convulsi/,
  /le (esta dando|dio|estan dando|dan) (un |unos )?ataques?(?! (de|al) (asma|ansiedad|panico|risa|nervios|llanto|cora))/,
  /ojos? (se le |estan )?(en blanco|para atras|volte)|se le (van|voltea\w*|fueron) los ojos/,
];

const awake = [
  /inconsciente|desmay|desvaneci|no (se )?despierta|no quiere despertar|no (\w+ )?(puedo|podemos|pueden|logro) despertar|desplom|colapso/,
  /no (me |nos )?(reacciona|responde|contesta)\b|(perdi|perdio|perder) (el )?(conocimiento|sentido)|sin conocimiento|(sin|no tiene) pulso/,
  /(bebe|recien nacid[oa]|nin[oa]|hij[oa]) .{0,12}(flacid|aguad|flojit|desguanzad)|bebe (ya )?no se mueve/,
];

const bleeding = [
  /sangra(do|ndo)? (mucho|muchisimo|demasiado)|mucha sangre|(no|nunca) (para|deja|paro|dejo) de (sangrar|salir)|sangre (que )?no (para|se detiene)|no (para|deja de salir|se detiene) la sangre|hemorragia|desangra|chorr\w+ (de )?sangre/,
  /(vomit|devuelv|escup|tos[eio]|toso)\w* (con |mucha )?sangre|se (me |le )?(corto|arranco|mocho) (el |la |un |una )?(dedo|mano|pie|brazo|oreja) (completo|entero)|se (arranco|mocho) (el |la |un )?(dedo|mano)/,
  /golpe\w* (muy )?(fuerte )?(en )?la cabeza|peg[oue]\w* (muy )?(fuerte )?(en )?la cabeza|se (me )?cayo .{0,10}(techo|escalera|azotea|balcon|ventana|segundo piso)/,
  /mordedura de (serpiente|vibora)|(pic|mord)\w+ .{0,8}(alacran|escorpion|vibora|serpiente)|electrocut|(le|me) dispararon|balazo|(le|me) (apunal|acuchill)|quemadura (grave|fuerte)|agua hirviendo/,
];

const harmful =
  /pilas?\b|moneda|iman|cloro|detergente|anticongelante|veneno|raticida|gasolina|insecticida|thinner|limpiador|suavizante|petroleo|sosa|vidrio/
    .source;
const poison = [
  new RegExp(`(trag(o|ue)|tom(o|e)|bebio|bebi|comio|comi|ingirio) (\\w+ ){0,3}(${harmful})`),
  /(se|me) (trago|tomo|tome|trague|comio) (\w+ ){0,3}(pastillas|medic(ina|amento)s?|pildoras|capsulas)|(demasiadas|muchas|todas las) (\w+ )?(pastillas|pildoras)|todo el frasco|frasco (entero|completo)/,
  /sobredosis|envenena|se intoxico|intoxica(?!(cion)? (por alimentos|alimentari|con comida))|monoxido de carbono/,
];

const swelling = /cara|labio|lengua|garganta/.source;
const allergy = [
  /reaccion alergica (muy )?(grave|fuerte|severa)|anafila|(se (me|le) )?(cierra|cerro|cerrando) la garganta|garganta .{0,10}(cerrad|cierra|cerrando)|ronchas.*(respir|hinch|vomit)/,
  new RegExp(`(${swelling}).{0,30} hinch|hinch.{0,30}(${swelling})`),
];

const fever = /fiebre|calentura|temperatura|\b(38|39|40|41)\b/.source;
const young =
  /recien nacid[oa]|(bebe|bebit[oa]|nin[oa]|hij[oa])\w*( (de|tiene|con))? (\d+|una|dos|tres|cuatro) (dias|semanas?)|(bebe|bebit[oa])\w*( (de|tiene|con))? (un|1|dos|2) mes/
    .source;
const pregnancy = /sangr|hinch|borros|dolor de cabeza|contraccion|rompi/.source;
const birth = [
  /(fiebre|calentura|temperatura) .{0,12}\b4[12]\b/,
  new RegExp(`embara.*(${pregnancy})|(${pregnancy}).*embara`),
  new RegExp(`(${young}).*(${fever})|(${fever}).*(${young})`),
];

export const spanish: FlagWords = {
  crisis: [
    /suicid/,
    /matar(me|se)|(me|se) quier[eo] matar|quitarme la vida|quitarse la vida|acabar con (mi|su) vida/,
    /quier[eo] morir|no quier[eo] (seguir )?vivi|ganas de (morir|matar)|(no|sin) (\w+ )?ganas de vivir|mejor (estar(ia)? )?muert[oa]|mejor si no existiera|ojala (me muriera|no despert)/,
    /(hacer[ms]e|(miedo a|miedo de|quiero|ganas de|pienso en|pensar en) hacerle|me hago|se hace) dano|cortar[ms]e|cortar las venas|me corto (los brazos|las venas|la piel)|se corta (los brazos|las venas|la piel)|autolesi|lastimarme/,
    /(hij[ao]|adolescente|hermanit?[ao]|herman[ao]|novi[ao]|alumn[ao]) .*se (corta|lastima|quema)( a (si|proposito)| sol[ao]|$)/,
    /ya no quiero (estar aqui|seguir)|no (le )?(veo|encuentro) sentido a (la|mi) vida|voces .{0,15}(matar|dano)/,
  ],
  emergency: [
    ...breathing,
    ...heart,
    ...stroke,
    ...seizure,
    ...awake,
    ...bleeding,
    ...poison,
    ...allergy,
    ...birth,
  ],
};
