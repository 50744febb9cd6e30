/**
 * Everyday English words that are spelt right, though hardly a text of a clinic has them. A search service would mend
 * "black" into "block".
 */
const everyday: ReadonlySet<string> = new Set(
  (
    'above account aches aching across adult after again aids alone along always among ankle another ' +
    'apartment apple april arms around asleep august aunt autumn awake away baby back baker bald banana ' +
    'barber bathroom beach beans because bedroom beef beer bees before behind belly below bend bending ' +
    'benefit berry better between bike bill bills bird bite bites bitter black bleeding blind blister ' +
    'blisters blood blue boat bones boss both bottle bottom boys braces brain bread break bright broke ' +
    'broken brother brown bruise bruises build bump bumps burning burnt butter cake call called candy ' +
    'cane card careful carrot carry carrying cash cast catch cats center chair change cheap cheek cheese ' +
    'chest chicken child chills chin chocolate choking church city clean clear climb climbing close ' +
    'clothes cloud coach coffee color contacts cook cookie copies copy corner cost cotton couch cough ' +
    'coughing country couple cousin cover coverage cracked cramping cramps credit cross crowd crushed ' +
    'crutches crying dance dark dead deaf death december deep delay dentures desert dirty dizzy dogs ' +
    'dollar double dream dreaming dress drive driver driving drowning drugs drunk dull early earth easy ' +
    'eggs elbow elderly email empty enough even evening every exam extra face fainting falling farmer ' +
    'fast father fear february feel feet fever fifth fight fill final find fine fingers fire first fish ' +
    'flaking flat floor flower fold follow food forest form forms fourth free freezing fresh friday ' +
    'friend frozen fruit full garden garlic girl girls glad glass glasses gloves golden grandfather ' +
    'grandma grandmother grandpa grape grass gray great green grey group grow guess guest hair half hands ' +
    'happy hard hate head hear hearing heat heavy heel help hide high hips hole home hope horse hotel ' +
    'house huge hurting hurts husband idea inside insurance island itching itchy jacket january join ' +
    'juice july jump jumping june keep kidney kind kiss kitchen knee knife know ladder lake large last ' +
    'late laugh laughing lawyer lead leaf learn leather leave left legs lemon lenses less letter life ' +
    'lift lifting light like limping line lips list little live liver login long look looking lose lost ' +
    'loud love luck lump lumps lung lungs main make many march mark market match matter maybe mean meat ' +
    'meet mess message metal middle midnight mild milk milky mind miss monday money month mood moon more ' +
    'morning mosquito most mother mountain mouse mouth move much muscle music nail name nanny narrow ' +
    'nausea near neat neck need needle neighbor nephew never news next nice niece night noise none noon ' +
    'normal north nose note notes nothing november numb number nurse ocean october office often oily ' +
    'older once onion only open orange other outside over overdose pack page paid pair pants paper papers ' +
    'parent park part party pass password past path peace peach peeling pepper phone pick picture piece ' +
    'pile pills pinched pink plan plane plant plastic plate play playing please plumber point poison ' +
    'poisoned police pool pork portal possible potato pretty price priest pull pulling purple push ' +
    'pushing quick quiet quit rabbit rain rash rather read reading real reason record records rent rest ' +
    'rice ride riding right ring rise river road rock roll room rotten rough round rubber running runny ' +
    'safe salad salt salty same sand saturday save scale school science scooter scratch search seat ' +
    'second seed seem sell send senior september shade shaking shallow shape share sharp sheet shine ' +
    'shirt shock shoes shop short shots shoulder shower sick side sign silk silver simple since sing sink ' +
    'sister sitting sixth size skill skin sleep sleeping slow small smell smelling smile smiling smoke ' +
    'smoking smooth snake sneeze sneezing snow soap sober socks soft soldier some song soon sore sort ' +
    'sound soup sour south space speak speaking special spell spells spicy spider splint spot spots ' +
    'spring stage stain stairs stand standing staples star start state stay steam steel step stiff sting ' +
    'stings stitches stomach stone stop store storm story street strong stuck student study stuff stuffy ' +
    'such sugar suit summer sunday swallowed sweating sweaty sweet swelling swim swimming swing swollen ' +
    'table tail take talk talking tall tape taste tasting teacher team tear teenager teeth tell test ' +
    'thick thin thing think third thirsty throat throw throwing thumb thursday tick ticks tight time ' +
    'tingling tiny tire tired today toenail toenails toes tomato tomorrow tongue tonight tool tooth torn ' +
    'total touch touching town track trade train travel tree trembling trip truck true trust tuesday turn ' +
    'turtle twice twisted twitching type uncle under until upper upset urgent used usual vaping vegetable ' +
    'very view village visit voice vomit vomiting waist wait wake waking walk walker walking wall want ' +
    'warm wash wasp waste watch watching water wave weak wear weather website wednesday week weight west ' +
    'wheel wheelchair wheezing where while white whole wide wife wild wind window wine wing winter wipe ' +
    'wire wise wish woman women wonder wood wool work worker world worry worse wrap wrist write writing ' +
    'wrong yard year yellow yesterday young'
  ).split(' '),
);

/**
 * A corrected query in which words that were spelt right are as they were typed.
 * @returns '' where nothing else was corrected
 * @requirement B10
 */
export function withRightWords(query: string, corrected: string): string {
  const typed = wordsOf(query);
  const words = wordsOf(corrected);
  // Where words were joined, parted or left out, nobody knows which one was corrected.
  if (typed.length !== words.length) return corrected;
  const kept = words.map((word, at) => (isRight(typed[at]) ? typed[at] : word)).join(' ');
  return kept === typed.join(' ') ? '' : kept;
}

function isRight(word: string | undefined): boolean {
  return word !== undefined && everyday.has(word.toLowerCase());
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}
