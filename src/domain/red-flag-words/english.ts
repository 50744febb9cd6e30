import { type FlagWords, unless } from './flag-words';

const over =
  /rehab|recover|follow ?up|histor|surviv|prevent|(year|month|week)s? ago|last (year|month|week)|\b(19|20)\d\d\b|after (a |an |my |his |her |the |having )*(mini ?)?(stroke|heart|seizure|chok)|when (i|he|she) was|as a (child|baby)|in the past|years? back/;
const caredFor = new RegExp(
  `${over.source}|specialist|doctor|\\bdr\\b|clinic|neurolog|class|course|training|first aid|medic(ine|ation)|disorder|research|stud(y|ies)|trials?\\b|program`,
);

const breathing = [
  /(can.?t|can ?not|unable to|trouble|difficulty|difficult to|hard to|hard time|struggl\w+ (to|for|with)|short(ness)? of|gasp\w* for|fight\w* for|no) (\w+ )?(breath|air$|air )/,
  /(not|isnt|wasnt|arent|stopped|stops|quit|barely|hardly) breathing|doesnt breathe|(barely|hardly) breathe|gasping/,
  /breathing (is )?(very |really |so |too )?(fast|hard|heavy|shallow|difficult|weird|funny|strange)|(ribs?|belly|chest) (is |are )?(suck|pull)ing in|(can.?t|can ?not) (catch|get) (\w+ )?(breath|air)/,
  unless(/class|course|training|first aid|hazard/, /chok(e|es|ing|ed)\b/),
  unless(caredFor, /asthma attack/),
  /(having|has) an? (\w+ )?asthma attack/,
  /(stuck|lodged) in (my|his|her|their|the) (throat|windpipe)/,
  /(lips?|face|mouth|baby|skin|he|she|child|son|daughter|toddler)( \w+){0,3} (is |are |looks? |all )*(blue|purple|gr[ae]y)$|blue (lips?|face|baby)|(turn|turned|turning|went|going|gone) (blue|purple|gr[ae]y)/,
];

const heart = [
  /(chest|cheast|chset) ?(pain|pian|pane?$|pressure|tight|hurt|is tight)/,
  /(pain|pressure|tight|hurts)\w* (in|on) \w+ chest/,
  /(pain|pressure|tight\w*) (in|on) chest|chest (is |feels? |gets? )*(heavy|pressure|squeez|tight|burning)/,
  /(tight|heavy|crushing|squeezing) chest|chest (is |was )?killing|(elephant|brick|weight) on (my|his|her) chest|clutch\w* (my|his|her) chest/,
  unless(over, /he?art ?att?ac?k|cardiac arrest/),
  /heart (has )?stopped|no pulse/,
];

const stroke = [
  /^strokes?$|stroke (symptoms?|signs?|now)|signs? of (a )?stroke|having a (mini ?)?stroke/,
  unless(caredFor, /(had|has|is it|could be|may be|might be|think) (\w+ ){0,3}(a )?(mini ?)?stroke/),
  /fac(e|ial) (is )?droop|droop(y|ing) face|slurr(ed|ing) (my |his |her )?(speech|words)/,
  /(face|mouth|smile|eyelid) (is |looks? |went |got |feels? )*(crooked|lopsided|droop|twisted|numb)|droop\w* mouth|half (of )?(my|his|her) face/,
  /(numb|weak)(ness)? .{0,9}(all of a sudden|one side)|(can.?t|can ?not) (talk|speak) (right|at all|suddenly|clearly)/,
  /sudden\w* (can.?t|can ?not|unable to) (talk|speak|walk|see|move)/,
  /(numb|weak)(ness)? (on|in|of) (the |my |his |her )?(one|left|right|whole) side|(one|left|right) side .{0,12}(numb|weak|droop|paraly)/,
  /speech (is )?slurr|slurring|confused and|weak.*(speak|talk)(ing)?\b|gibberish|not making (any )?sense/,
  /can.?t (move|feel) (\w+ )?(arms?|legs?|face|left|right|body)|sudden(ly)? (confus|weak|numb)|confused (all of a )?sudden/,
  /worst head ?ache|thunderclap|sudden(ly)? (loss of )?(double )?(vision|sight)|(vision|sight)( loss)? (all of a )?sudden|suddenly (blind|can.?t see)/,
];

const seizure = [
  unless(caredFor, /(seizure|convulsion)s?\b/),
  /(having|has|in) (a |an |another )?(\w+ )?(seizure|convulsion|fit)s?\b|had (a |an )?(epileptic |febrile )?fit\b/,
  /(is|are|keeps?|started) (seizing|convulsing)|eyes? (\w+ )?roll(ed|ing|s)?\b|shaking uncontrollabl/,
];

const awake = [
  /unconsc?i?o?us|unconcious|passed out|blacked out|unresponsive/,
  unless(caredFor, /faint(ed|ing)\b/),
  /(not|wont|isnt|stopped|doesnt|does not|will not) respon|(can.?t|can ?not) (get|make) .{0,20}\bwake/,
  /(won.?t|will not|not|can.?t|can ?not|isnt|doesn.?t|does not|hard to) (wake|waking)|collapsed(?! (lung|arch|dis[ck]|vertebra|vein|uterus))/,
  /(baby|newborn|infant|toddler|child|son|daughter|he|she|body)( \w+){0,2} (?<!\b(has|with) a )(limp|floppy)$|(went|gone|going|goes|is|all) (limp|floppy)\b|floppy baby|limp (baby|and)/,
];

const bleeding = [
  /(severe|heavy|bad) bleeding|bleed(ing|s)? (heavily|badly|out|a lot|everywhere)|(won.?t|can.?t|will not|not|doesnt) (stop|quit) bleeding/,
  /bleeding (that )?(won.?t|will not|does not|doesn.?t) stop|(cough|vomit|throw|spit|puk)(ing|s|ed)? (up )?blood|threw up blood|blood in (my |his |her )?vomit/,
  /blood (is |are |was )?(everywhere|gush|pour|spurt|squirt)|(gush|pour|spurt)\w* blood|lost a lot of blood/,
  /(cut|chopped|sliced|ripped|torn?|bit) (my |his |her |a )?(\w+ )?(off (my|his|her|a|the)? ?(finger|thumb|hand|arm|leg|toe|foot|ear)|(finger|thumb|hand|arm|leg|toe|foot|ear)s? (clean |completely )?off)/,
  /drown(ed|ing)|electrocut|gun ?shot|(been|got|was|were) shot|stabbed|snake ?bite|bit(ten)? by a snake/,
  /(hit|banged|bumped) (my|his|her|their) head|stiff neck.*fever|fever.*stiff neck|purple (rash|spots).*fever|fever.*purple (rash|spots)/,
  /(fell|fallen) (from|off|out) (of )?(a |the |his |her )?(roof|ladder|balcony|window|second)|(bad|severe|serious)(ly)? burn|boiling water|car (accident|crash).*(can.?t|bleed|neck)/,
];

const poison = [
  /overdos|\bod.?(d|ed|ing)\b|carbon monoxide|(?<!food |lead )poison(ed|ing)\b|(rat|bug|ant) poison/,
  /(swallow(ed|s)|drank|drinks|drunk|ate|eats|eaten|ingested) (\w+ ){0,4}(batter|bleach|button|coin|pills?\b|magnet|detergent|laundry|clean|chemical|drain|gasoline|poison|perfume|sanitizer|nicotine|gummies|edible|medicine|medication|vitamins|antifreeze|tylenol|ibuprofen|razor|glass)/,
  /(got|gets) into .{0,25}(pills|medic|cleaner|detergent|bleach|poison)|(took|taken) (my|his|her) (grand\w+|moms?|dads?|wrong) (\w+ )?(pill|med)/,
  /(took|taken|takes) (way )?too (many|much)|(took|taken) (a |an |the )?(bottle|box)|(took|taken|ate|drank|swallowed) (a |an |the )?(whole|entire|full) (bottle|box|pack)|(took|taken) (all|\d{2,}) (of )?(my |his |her |the )?(\w+ )?(pill|tablet|med|tylenol|ibuprofen|advil|aspirin)/,
];

const allergy = [
  /severe allergic|allergic reaction.*(breath|swell|swollen|throat)|(swell|swollen|throat).*allergic reaction/,
  /anaphyla|throat (is |feels? |keeps? )*(closing|swelling|swollen shut|closed)|epi ?pen.*(now|used)|used .{0,8}epi ?pen|(can.?t|can ?not) swallow(?! (pills|food|solid))|hives.*(breath|swallow|wheez|swell|swollen|throat|vomit)|(wheez|vomit).*hives/,
  /(face|lips?|tongue) (is |are |got |keeps? )*(swell|swollen|puff)/,
  /(swell|swollen|puff)\w* .{0,9}(face|lip|tongue)/,
];

const fever = /fever|temp(erature)?\b|\b10[0-6]\b/.source;
const young =
  /newborn|\b(\d+|one|two|three|four|five|six|seven|eight|ten)[- ](day|week)s?[- ]old|\b([12]|one|two)[- ]months?[- ]old/
    .source;
const pregnancy = /bleed|swelling|swollen|blurr|headache|contraction|waters? broke/.source;
const birth = [
  new RegExp(`pregnan.*(${pregnancy})|(${pregnancy}).*pregnan`),
  /(baby|fetus) (has |is |isn.?t |not |no longer |stopped |hasn.?t )+(moving|moved|kicking|kicked)/,
  new RegExp(`(${young}).*(${fever})|(${fever}).*(${young})`),
  /fever .{0,12}\b(10[5-9]|4[12])\b/,
  /umbilical cord (is )?(out|coming|hanging)|giving birth (now|at home)/,
];

const self = 'sel(f|ves)';
export const english: FlagWords = {
  crisis: [
    /su[ei]?[cs]id|suicd|suicied/,
    new RegExp(`(kill|hurt|harm|cut|burn|shoot|hang)(s|ting|ing)? (my|him|her|them) ?${self}`),
    /end(ing)? (my|his|her|their) (own )?life|end(ing)? it all|take (my|his|her) own life/,
    /(want|wanna|going|ready)s? (to )?die\b|(wish|wishes) (i|he|she) (was|were) (dead|never born)|(rather|better) (be )?dead/,
    /(dont|do not|doesnt|does not|didnt|no longer) (want to|wants to|wanna) (live|be alive|be here any ?more|wake up|exist)/,
    /no reason to live|better off (dead|without me)|tired of living|(can'?t|can ?not) (go on|do this) ?(any ?more|any longer|$)/,
    /(cut|cutting|slit|slitting) (my|his|her) (own )?wrist/,
    /self[- ]?(harm|injury)|voices? (\w+ ){0,3}(tell|say)\w* .{0,12}(kill|hurt|harm)/,
    /((want|wants|wanted|going|gonna|urges?) (to )?|thoughts? (of|about) |feel like |(scared|afraid) (that )?(of |to |ill |i (\w+ )?))(hurt|harm|kill|shak|drown)(e|ing)? (my|the|our|her|his) (own )?(baby|babies|newborn|child|kids|children|son|daughter)\b/,
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
