import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { words, type Words } from './article-authors.ts';

const topic = z.strictObject({
  topic: z.string(),
  lead: z.string(),
  first: z.array(z.string()),
  picture: z.string(),
  about: words,
  start: words,
  doing: words,
  next: words,
  page: z.string(),
  link: words,
});
export type Topic = z.infer<typeof topic>;

/** What the editors made of each topic. */
export const topics: readonly Topic[] = z
  .array(topic)
  .parse(parse(readFileSync(join(import.meta.dirname, 'story-topics.yaml'), 'utf8')));

/** Each topic's name, as its tag has it. */
export const topicNames: Readonly<Record<string, Words>> = {
  heart: { en: 'Heart', 'es-MX': 'Corazón', ar: 'القلب' },
  cancer: { en: 'Cancer', 'es-MX': 'Cáncer', ar: 'السرطان' },
  children: { en: 'Children', 'es-MX': 'Niños', ar: 'الأطفال' },
  women: { en: 'Women’s health', 'es-MX': 'Salud de la mujer', ar: 'صحة المرأة' },
  brain: { en: 'Brain and mind', 'es-MX': 'Cerebro y mente', ar: 'الدماغ والنفس' },
  bones: { en: 'Bones and sports', 'es-MX': 'Huesos y deporte', ar: 'العظام والرياضة' },
  food: { en: 'Food', 'es-MX': 'Alimentación', ar: 'التغذية' },
  living: { en: 'Living well', 'es-MX': 'Vivir bien', ar: 'حياة صحية' },
  prevention: { en: 'Prevention', 'es-MX': 'Prevención', ar: 'الوقاية' },
  research: { en: 'Research', 'es-MX': 'Investigación', ar: 'الأبحاث' },
};

/** The item of a topic's page. */
export const topicPage = (key: string): string => `home/forefront/topics/${key}`;
