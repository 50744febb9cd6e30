import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const templates = `
- name: Page
  fields:
    - {name: briefTitle, type: text}
    - {name: headlineText, type: text}
    - {name: locationTitle, type: text}
    - {name: metaDescription, type: text}
  layout: {placeholders: {main: [{component: Header}]}}
- name: Tag
  fields: [{name: tagDisplayName, type: text}]
`;

/** Templates of the project by the names that an import writes, with the fields of the project's own files. */
function projectTemplates(names: readonly string[]): string {
  const folder = join(import.meta.dirname, '../../../content/templates');
  return ['pages.yaml', 'tags.yaml']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split(/^(?=- name: )/m))
    .filter((part) => names.some((name) => part.startsWith(`- name: ${name}\n`)))
    .map((part) => part.replace(/^ {2}layout:\n(?: {4,}.*\n|\n)*/m, ''))
    .join('');
}

function tags(folder: string, names: readonly string[]): Record<string, string> {
  const children = names.map(
    (name) =>
      `  - {name: ${name}, template: Tag, fields: {tagDisplayName: "${name.replaceAll('-', ' ')}"}}\n`,
  );
  return { [`items/data/tags/${folder}.yaml`]: `template: Folder\nchildren:\n${children.join('')}` };
}

/** Content of a small hospital that is not the demo, with the templates and tags that an import needs. */
export function hospital(): Record<string, string> {
  return {
    'templates/pages.yaml': `${templates}${projectTemplates([
      'Clinical Trial Details',
      'Condition Details',
      'Physician Details',
      'Location Details',
      'Specialty',
    ])}`,
    ...tags('accrual', ['open', 'opening-soon', 'closed']),
    ...tags('trial-genders', ['all', 'women', 'men']),
    ...tags('age-groups', ['adults', 'children', 'children-and-adults']),
    ...tags('study-types', [
      'medicine',
      'device',
      'treatment',
      'behavior',
      'prevention',
      'screening',
      'supportive-care',
      'observation',
    ]),
    ...tags('genders', ['female', 'male', 'nonbinary']),
    ...tags('languages', ['english', 'spanish', 'polish']),
    ...tags('location-types', ['hospital', 'clinic', 'urgent-care', 'children-s-clinic']),
    'items/data/specialties.yaml': `template: Folder
children:
  - {name: rheumatology, template: Specialty, displayName: Rheumatology, fields: {tagDisplayName: Rheumatology, synonyms: "Joint medicine"}}
  - {name: pediatrics, template: Specialty, displayName: Pediatrics, fields: {tagDisplayName: Pediatrics}}
`,
    'items/home/conditions-services/gout.yaml':
      'template: Condition Details\ndisplayName: Gout\nfields: {synonyms: "Podagra\\nGouty arthritis"}\n',
    'items/home/find-a-physician/physician/ida-berg.yaml':
      'template: Physician Details\ndisplayName: Ida Berg, MD\nfields: {npi: "1003000126", firstName: Ida, lastName: Berg}\n',
  };
}

/** The files below a folder by their path, with their text. */
export function filesBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    names.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length + 1), readFileSync(file, 'utf8')];
    }),
  );
}
