/** Given names with the pronouns that go with them on a profile, and family names from many places. */
export const givenNames: readonly { readonly name: string; readonly gender: 'Female' | 'Male' }[] = [
  ...'Amara Beatriz Chiara Dalia Elif Fatima Grace Hana Imani Jun-Ae Katarzyna Leila Maribel Noor Oksana Priya Rosalind Saoirse Thandiwe Uma Valentina Wanda Ximena Yara Zofia Adaeze Brigid Concepción Divya Esther'
    .split(' ')
    .map((name) => ({ name, gender: 'Female' as const })),
  ...'Anselm Bogdan Cormac Dmitri Emeka Farid Gustavo Hiroshi Ivo Jalen Kwame Laszlo Matteo Nikhil Omar Pádraig Quentin Rafael Stellan Tomasz Umberto Viktor Wendell Xavier Yusuf Zoltan André Björn Césaire Dermot'
    .split(' ')
    .map((name) => ({ name, gender: 'Male' as const })),
];

export const familyNames: readonly string[] =
  'Abernathy-Osei Adeyemi Bäckström Balogun Cárdenas Castellanos-Vega Chaudhry Dąbrowski Delacroix-Boone El-Khatib Eriksen Fairweather Farrokhzad Galloway Gutiérrez Halloran Haugen Ibarra-Quist Imanishi Jankowski Kapoor Kowalczyk Lindqvist Lumbantoruan MacTavish Mbeki-Ross Nakagawa Núñez O’Connor-Wills Okafor Ostrowski Papadakis Pham Quintanilla Rasmussen Rutherford-Diaz Sandoval Søndergaard Takahara Thistlewood Ueda Underhill Vandermeer Venkataraghavan Wachowski Wolde-Mariam Yamashiro Yilmaz Zielinski Zapatero'.split(
    ' ',
  );
