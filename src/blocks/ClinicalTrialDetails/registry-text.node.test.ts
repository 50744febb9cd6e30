import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readRegistryText, type List, type Part } from '@/blocks/ClinicalTrialDetails/registry-text';

/** The parts as an outline: headings with `#`, entries with their depth. */
function outline(parts: readonly Part[]): readonly string[] {
  const entries = ({ isNumbered, entries: all }: List, depth: number): readonly string[] =>
    all.flatMap(({ text, list }) => [
      `${'>'.repeat(depth)}${isNumbered ? '1' : '*'} ${text}`,
      ...(list ? entries(list, depth + 1) : []),
    ]);
  return parts.flatMap((part) =>
    part.kind === 'heading'
      ? [`# ${part.means ?? '?'} ${part.text}`]
      : part.kind === 'text'
        ? [part.text]
        : entries(part.list, 1),
  );
}

test('[F4] inclusion and exclusion, bullets, numbers and letters become lists in lists', () => {
  const text = [
    'Inclusion Criteria:',
    '',
    '* Has hives',
    '* Owns a cat:',
    '',
    '  1. grey',
    '     of any size',
    '  2) white',
    '     a. all over',
    '* • Is well',
    '',
    'Ask us first.',
    'We answer.',
    '',
    'EXCLUSION CRITERIA',
    '1. Is ill',
    '9.The others',
    '- 10 mg - or more',
    'Key Exclusion Criteria: none of these',
    '* Inclusion criteria for sleepers:',
    'i.e. nobody, and 1.18 ≤ age',
  ].join('\n');
  expect(outline(readRegistryText(text))).toEqual([
    '# in Inclusion Criteria',
    '>* Has hives',
    '>* Owns a cat:',
    '>>1 grey\nof any size',
    '>>1 white',
    '>>>1 all over',
    '>* Is well',
    'Ask us first.\nWe answer.',
    '# out EXCLUSION CRITERIA',
    '>1 Is ill',
    '>1 The others',
    '>1 10 mg - or more',
    '# out Key Exclusion Criteria',
    'none of these',
    '# ? Inclusion criteria for sleepers',
    'i.e. nobody, and 1.18 ≤ age',
  ]);
});

test('[F4] a text without lists stays a text; nothing is nothing', () => {
  expect(outline(readRegistryText('For adults.\n\nWith hives.'))).toEqual(['For adults.', 'With hives.']);
  expect(readRegistryText(' \n ')).toEqual([]);
});

const sample = join(process.env.SAMPLE_DATA_DIR ?? '', 'trials/ctgov-v2.json.gz');
if (process.env.SAMPLE_DATA_DIR === undefined || !existsSync(sample)) {
  process.stdout.write('not run: the eligibility of real studies needs SAMPLE_DATA_DIR\n');
} else {
  test('[F4] of real studies no word is lost, and nearly all have lists for and against', () => {
    type Study = { protocolSection: { eligibilityModule: { eligibilityCriteria: string } } };
    const studies = JSON.parse(gunzipSync(readFileSync(sample)).toString()) as readonly Study[];
    // Signs of lists, and the outline's own word, are none.
    const words = (text: string) =>
      (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(?:out|[ivx]+)$/i.test(word));
    const texts = studies.map(({ protocolSection }) =>
      protocolSection.eligibilityModule.eligibilityCriteria.replaceAll(/\\(.)/g, '$1'),
    );
    const whole = texts.filter((text) => {
      const parts = readRegistryText(text);
      expect(words(outline(parts).join(' '))).toEqual(words(text));
      const means = parts.map((part) => (part.kind === 'heading' ? part.means : undefined));
      return means.includes('in') && means.includes('out') && parts.some(({ kind }) => kind === 'list');
    });
    expect(whole.length / texts.length).toBeGreaterThan(0.9);
  });
}
