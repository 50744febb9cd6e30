import { readFileSync } from 'node:fs';
import { patientFieldNames, described } from '@/domain/patient-form/form';
import { shownRules } from '@/domain/patient-form/shown-with';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');

test('[J1] [J8] the style sheet that shows fields without scripts says what their descriptions say', () => {
  const path = `${process.cwd()}/src/features/appointment/ui/shown-with.module.css`;
  expect(inOneLine(readFileSync(path, 'utf8'))).toBe(inOneLine(shownRules()));
});

test('[J1] [J8] each choice that shows a field can be made', () => {
  for (const name of patientFieldNames) {
    const { shownWith } = described(name);
    const deciding = patientFieldNames.find((one) => one === shownWith?.field);
    if (!shownWith) continue;
    const values = ['', ...((deciding && described(deciding).choices) ?? []).map(([value]) => value)];
    for (const choice of shownWith.choices) expect(values).toContain(choice);
  }
});
