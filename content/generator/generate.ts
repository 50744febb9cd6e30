import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { articleItems, toldOf } from './articles.ts';
import { conditionPages } from './condition-pages.ts';
import type { Reviewer } from './condition-review.ts';
import { locationItems } from './location-items.ts';
import { physicians } from './physicians.ts';
import { specialties, type SpecialtyData } from './specialties.ts';
import { storyPages } from './story-pages.ts';
import { interestItems, slugOf, tagFolders } from './tags.ts';
import { trialItems } from './trials.ts';

/** Changing it gives the demo site other people. */
export const seed = 20_261_120;

/** The files that the generator writes, by path below `content/items`. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const folder = (children: readonly unknown[]) => ({ template: 'Folder', children });
  const staff = physicians(seed);
  const stories = articleItems(staff as readonly Reviewer[]);
  const files: Record<string, unknown> = {
    'home/find-a-physician/physician.yaml': folder(staff),
    'home/find-a-location/location.yaml': folder(locationItems(staff)),
    'home/forefront/articles.yaml': folder(stories),
    ...storyPages(stories.map(toldOf)),
    ...conditionPages(staff as readonly Reviewer[]),
    'data/specialties.yaml': {
      ...folder(specialties.map(specialtyItem)),
      owner: 'Physician directory',
    },
    'data/tags/interests.yaml': folder(interestItems()),
  };
  for (const [name, items] of Object.entries(tagFolders)) files[`data/tags/${name}.yaml`] = folder(items);
  for (const [slug, trial] of trialItems(staff)) files[`home/find-a-clinical-trial/${slug}.yaml`] = trial;
  return new Map(
    Object.entries(files).map(([path, data]) => [
      path,
      `# Written by content/generator; change it there.\n${stringify(data, { lineWidth: 0 })}`,
    ]),
  );
}

/** A specialty as an item. */
function specialtyItem({
  slug,
  name,
  spanish,
  arabic,
  layName,
  synonyms,
  synonymsElsewhere,
  title,
  interests,
  ages,
}: SpecialtyData) {
  const elsewhere = (language: 'es-MX' | 'ar') => {
    const own = synonymsElsewhere[language];
    return own.length > 0 ? { synonyms: own.join('\n') } : {};
  };
  return {
    name: slug,
    template: 'Specialty',
    displayName: name,
    fields: {
      tagDisplayName: name,
      layName,
      synonyms: [...synonyms, title.toLowerCase()].join('\n'),
      ...(undividedSpecialties.has(slug)
        ? {}
        : { subSpecialties: interests.map((interest) => `data/tags/interests/${slugOf(interest)}`) }),
      ...subsitesOf(slug, ages),
    },
    languages: {
      'es-MX': { fields: { tagDisplayName: spanish, ...elsewhere('es-MX') } },
      ar: { fields: { tagDisplayName: arabic, ...elsewhere('ar') } },
    },
  };
}

/** Doctors for everything: nobody is asked for a narrower field of theirs. */
const undividedSpecialties = new Set(['family-medicine', 'internal-medicine', 'pediatrics', 'geriatrics']);

/** The sub-sites whose searches show what belongs to a specialty. */
function subsitesOf(slug: string, ages: string): { readonly subsites?: string } {
  const subsites = [...(ages === 'child' ? ['comer'] : []), ...(slug.includes('oncology') ? ['cancer'] : [])];
  return subsites.length > 0 ? { subsites: subsites.join('\n') } : {};
}

/** Writes the generated files below a content folder. */
export function writeGeneratedFiles(contentFolder: string): void {
  for (const [path, text] of generatedFiles()) {
    const file = join(contentFolder, 'items', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (process.argv[1]?.endsWith('generate.ts')) writeGeneratedFiles(process.argv[2] ?? 'content');
