import { bodies, type PublicBody } from './condition-sources.ts';

type Language = 'en' | 'es-MX' | 'ar';

const said = {
  facts: { en: 'Key facts', 'es-MX': 'Lo más importante', ar: 'أهم الحقائق' },
  sources: {
    en: 'Where to read more',
    'es-MX': 'Dónde leer más (en inglés)',
    ar: 'لمزيد من القراءة (بالإنجليزية)',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The lines that belong together: entries of one list, or one line alone. */
function groupsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const mark = line.slice(0, 2);
    if (last && (mark === '- ' || mark === '! ') && last[0]?.startsWith(mark)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

const entries = (group: readonly string[]): string =>
  `<ul>${group.map((line) => `<li>${line.slice(2)}</li>`).join('')}</ul>`;

function bodyOf(key: string): PublicBody {
  const body = bodies[key];
  if (!body) throw new Error(`${key}: unknown source`);
  return body;
}

function shortOf(name: string, address: string): string {
  const short = /^https:\/\/www\.(\w+)\.nih\.gov\//.exec(address)?.[1];
  return short ? `${short.toUpperCase()}, National Institutes of Health` : name;
}

function markupOf(group: readonly string[], language: Language): string {
  const [line = ''] = group;
  switch (line.slice(0, 2)) {
    case '##':
      return `<h2>${line.slice(3)}</h2>`;
    case '- ':
      return entries(group);
    case '! ':
      return `<section class="key-facts" aria-label="${said.facts[language]}"><h2>${said.facts[language]}</h2>${entries(group)}</section>`;
    case '> ':
      return `<blockquote><p>${line.slice(2)}</p></blockquote>`;
    case '= ': {
      // An institute goes by its short name: the whole one has ten words.
      const links = line
        .slice(2)
        .split(', ')
        .map(bodyOf)
        .map(
          ({ name, address }) =>
            `<li><a href="${address}"><span lang="en">${shortOf(name, address)}</span></a></li>`,
        );
      return `<h2>${said.sources[language]}</h2><ul>${links.join('')}</ul>`;
    }
    default:
      return `<p>${line}</p>`;
  }
}

/**
 * The text of an article as HTML. A line is a paragraph, or by its first characters: `## ` a heading, `- ` an entry of a
 * list, `! ` of the box of key facts, `> ` a quotation, `= ` the keys of its sources.
 */
export function htmlOf(lines: readonly string[], language: Language): string {
  return groupsOf(lines.filter((line) => line !== ''))
    .map((group) => markupOf(group, language))
    .join('');
}
