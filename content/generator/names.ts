/** A given name, with the gender of those who bear it on the demo site. */
export type GivenName = { readonly name: string; readonly gender: 'Female' | 'Male' };

const women =
  'Amara Beatriz Chiara Dalia Elif Fatima Grace Hana Imani Jun-Ae Katarzyna Leila Maribel Noor Oksana Priya Rosalind Saoirse Thandiwe Uma Valentina Wanda Ximena Yara Zofia Adaeze Brigid Concepción Divya Esther Aisling Bożena Camila Delphine Eun-ji Freja Gwendolyn Hadiza Inés Jacinta Keiko Lucía Mireille Nkechi Odette Paloma Quynh Renata Solveig Tamsin Ulrike Vesna Winnifred Yesenia Zainab Anjali Bernadette Clementine Dorotea Eleni';
const men =
  'Anselm Bogdan Cormac Dmitri Emeka Farid Gustavo Hiroshi Ivo Jalen Kwame Laszlo Matteo Nikhil Omar Pádraig Quentin Rafael Stellan Tomasz Umberto Viktor Wendell Xavier Yusuf Zoltan André Björn Césaire Dermot Alejandro Barnaby Chidi Declan Efraín Fergus Giacomo Hamza Ikaika Joaquín Kenji Leopold Malik Nnamdi Octavio Percival Ramón Sanjay Thaddeus Ulises Vincenzo Wiremu Yaw Zebulon Aurelio Bartholomew Cyprian Demetrius Eoin Florian';

export const givenNames: readonly GivenName[] = [
  ...women.split(' ').map((name) => ({ name, gender: 'Female' as const })),
  ...men.split(' ').map((name) => ({ name, gender: 'Male' as const })),
];

/** Family names from many places. Each is joined to given names from others, so that nobody real is meant. */
export const familyNames: readonly string[] =
  'Abernathy-Osei Adeyemi Bäckström Balogun Cárdenas Castellanos-Vega Chaudhry Dąbrowski Delacroix-Boone El-Khatib Eriksen Fairweather Farrokhzad Galloway Gutiérrez Halloran Haugen Ibarra-Quist Imanishi Jankowski Kapoor Kowalczyk Lindqvist Lumbantoruan MacTavish Mbeki-Ross Nakagawa Núñez O’Connor-Wills Okafor Ostrowski Papadakis Pham Quintanilla Rasmussen Rutherford-Diaz Sandoval Søndergaard Takahara Thistlewood Ueda Underhill Vandermeer Venkataraghavan Wachowski Wolde-Mariam Yamashiro Yilmaz Zielinski Zapatero Achterberg Ambrose-Pike Bhattacharya Bellweather Brânză Calloway-Ito Čapková Dufresne Dunmore Egbuna Espinoza-Lund Featherstone Fonseca Gebremariam Grzelak Hawthorne-Ade Hernández-Moss Iwasaki Jovanović Kealoha Kirkbride Lachapelle Longwell Marchetti Mukherjee-Dale Nguyễn Nwachukwu O’Brien-Tal Oyelaran Pellegrino Pennington-Ruiz Quarshie Ravensworth Rosenquist Sahin Silva-Braun Šimić Tanaka-Holt Tremblay-Ruiz Tuiasosopo Upadhyay Villaseñor Vörös Weatherby Whitcombe-Sato Xiong Yeboah Zubiri'.split(
    ' ',
  );
