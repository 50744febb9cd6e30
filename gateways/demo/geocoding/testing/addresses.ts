/** An address as it should be read, and one of the ways in which people write it. */
export type WrittenAddress = {
  readonly text: string;
  readonly state: string;
  readonly zip: string;
  /** Whether the text itself names the state or the ZIP code. */
  readonly isStateNamed: boolean;
};

/** Made-up numbers of houses in real streets: number and street, part of the city, city, state, ZIP code. */
const rows = `
5301 South Cornell Avenue|Hyde Park|Chicago|IL|60615
60610 North Clark Street|Andersonville|Chicago|IL|60640
1245 West 18th Street|Pilsen|Chicago|IL|60608
2718 West Devon Avenue|West Rogers Park|Chicago|IL|60659
4850 North Milwaukee Avenue|Jefferson Park|Chicago|IL|60630
11101 South Michigan Avenue|Roseland|Chicago|IL|60628
3200 West Lawrence Avenue|Albany Park|Chicago|IL|60625
233 East Ohio Street|Streeterville|Chicago|IL|60611
6450 South California Avenue|Marquette Park|Chicago|IL|60629
845 West Washington Boulevard|West Loop|Chicago|IL|60607
2101 Green Bay Road||Evanston|IL|60201
740 Chicago Avenue||Evanston|IL|60202
418 North Austin Boulevard||Oak Park|IL|60302
10050 Skokie Boulevard||Skokie|IL|60077
15250 South Cicero Avenue||Oak Forest|IL|60452
14500 South La Grange Road||Orland Park|IL|60462
333 Ogden Avenue||Hinsdale|IL|60521
2200 West 75th Street||Naperville|IL|60565
1550 East Golf Road||Des Plaines|IL|60016
60173 East Algonquin Road||Schaumburg|IL|60173
900 South Elmhurst Road||Mount Prospect|IL|60056
1900 Lincoln Highway||Saint Charles|IL|60174
530 West La Grange Road||La Grange|IL|60525
3520 Springfield Avenue||Joliet|IL|60435
21000 Dixie Highway||Matteson|IL|60443
18300 Governors Highway||Homewood|IL|60430
100 West Park Avenue||Wheaton|IL|60187
950 North York Road||Elmhurst|IL|60126
640 Douglas Avenue||Elgin|IL|60120
2500 North Lewis Avenue||Waukegan|IL|60087
1414 South Wolf Road||Wheeling|IL|60090
7020 West 127th Street||Palos Heights|IL|60463
55 East Lincoln Avenue||Springfield|IL|62703
1200 North Main Street||Peoria|IL|61606
4400 Broadway||Gary|IN|46409
1620 Indianapolis Boulevard||Hammond|IN|46320
2100 Calumet Avenue||Munster|IN|46321
700 Lincolnway||Valparaiso|IN|46383
5600 Green Bay Road||Kenosha|WI|53144
3310 North Downer Avenue||Milwaukee|WI|53211
88 Illinois Street||Indianapolis|IN|46204
17 Chicago Street||Valparaiso|IN|46383
41 Hyde Park Avenue||Boston|MA|02130
`;

const stateNames: Readonly<Record<string, string>> = {
  IL: 'Illinois',
  IN: 'Indiana',
  WI: 'Wisconsin',
  MA: 'Massachusetts',
};
const short = (street: string) =>
  street
    .replace(/\b(North|South|East|West)\b/u, (word) => `${word.charAt(0)}.`)
    .replace(/Avenue$/u, 'Ave')
    .replace(/Street$/u, 'St.')
    .replace(/Boulevard$/u, 'Blvd')
    .replace(/Road$/u, 'Rd')
    .replace(/Highway$/u, 'Hwy');

/** Every address in every form. */
export const writtenAddresses: readonly WrittenAddress[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [street = '', part = '', city = '', state = '', zip = ''] = row.split('|');
    const name = stateNames[state] ?? state;
    const named = [
      `${street}, ${city}, ${state} ${zip}`,
      `${street} ${city} ${state} ${zip}`,
      `${street.toUpperCase()}, ${city.toUpperCase()}, ${state} ${zip}`,
      `${street.toLowerCase()} ${city.toLowerCase()} ${state.toLowerCase()} ${zip}`,
      `${short(street)}, ${city} ${state}${zip}`,
      `${short(street)}\n${city}, ${state} ${zip}\nUSA`,
      `${short(street)}, Suite 1200, ${city}, ${state}. ${zip}-0417`,
      `Apt 60606, ${street}, ${city}, ${name}`,
      `${street}, ${city}, ${name}, United States`,
      `${street} , ${city} ,${state}`,
      `${city}, ${state}`,
      `${city} ${name}`,
      `${zip} ${city}`,
      `  ${zip}  `,
      `${zip}-2210`,
      `${street}, ${city}, ${state} ${zip} (312) 555-0142`,
      ...(part ? [`${part}, ${city}, ${state}`, `${street}, ${part}, ${city} ${state} ${zip}`] : []),
    ];
    const unnamed = [`${street}, ${city}`, `${short(street)} ${city}`, `${street} #4B, ${city}`, street];
    return [
      ...named.map((text) => ({ text, state, zip, isStateNamed: true })),
      // Without a state an address is one of the state around.
      ...(state === 'IL' ? unnamed.map((text) => ({ text, state, zip, isStateNamed: false })) : []),
    ];
  });
