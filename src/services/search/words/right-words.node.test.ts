import { withRightWords } from '#services/search/words/right-words';

test.each([
  ['black', 'block', ''],
  ['Black toenail', 'block toenail', ''],
  ['white spts', 'wait spots', 'white spots'],
  ['diabtes', 'diabetes', 'diabetes'],
  ['heartattack black', 'heart attack block', 'heart attack block'],
  ['black', '', ''],
  ['my eye is swollen shut', 'my eye is swollen shot', ''],
  ['do you take Medicaid', 'do you take medical', ''],
  ['pay my bill online', 'my bills online', ''],
  ['pay my billl online', 'my bills online', 'my bills online'],
  ['gift shop', 'lift shop', ''],
  ['soar throat', 'sore throat', 'sore throat'],
  ['slurred speech', 'scarred speech', ''],
  ['rabies shot', 'babies shot', ''],
  ['billing question', 'bulging question', ''],
  ['power of attorney', 'lower of', ''],
  ['hotel near hospital', 'noor hospital', ''],
  ['hotel near hospitl', 'near hospital', 'near hospital'],
  ['quiero morirme', 'quiera', ''],
  ['mi bebé no deja de llorar', 'mi bebe no deja de llamar', ''],
  ['mi bebé tiene assma', 'mi bebe tiene asma', 'mi bebé tiene asma'],
  ['طفلي يبكي كثيرا', 'طفلي يبقي كثيرا', ''],
  ['أشعر بالحزن', 'اشعة بالحزن', ''],
])('[B10] for %j, which a service would mend into %j, %j is offered', (query, corrected, offered) => {
  expect(withRightWords(query, corrected)).toBe(offered);
});
