import { areaCards } from './condition-areas.ts';
import type { Reviewer } from './condition-review.ts';
import { conditionItems } from './conditions.ts';

/** The list of conditions and services with their pages, and the areas by which it begins. */
export function conditionPages(staff: readonly Reviewer[]): Record<string, unknown> {
  return {
    'home/conditions-services.yaml': {
      template: 'Conditions and Services Search',
      displayName: 'Conditions and services',
      fields: {
        headlineText: 'Conditions and services',
        metaDescription:
          'What it is, what helps, and when to call: conditions that we treat and services that we offer, in plain words.',
      },
      languages: {
        'es-MX': {
          displayName: 'Enfermedades y servicios',
          fields: {
            headlineText: 'Enfermedades y servicios',
            metaDescription:
              'Qué es, qué ayuda y cuándo llamar: las enfermedades que tratamos y los servicios que ofrecemos, en palabras sencillas.',
          },
        },
        ar: {
          displayName: 'الأمراض والخدمات',
          fields: {
            headlineText: 'الأمراض والخدمات',
            metaDescription:
              'ما هو المرض وما الذي يفيد ومتى تتصل بنا: الأمراض التي نعالجها والخدمات التي نقدّمها، بكلمات بسيطة.',
          },
        },
      },
      layout: {
        placeholders: {
          main: [
            {
              component: 'Search',
              datasource: 'data/search/conditions',
              placeholders: {
                opening: [
                  { component: 'Glossary', datasource: 'data/search/opening/letters' },
                  { component: 'InPageNavigation', datasource: 'data/search/areas' },
                  {
                    component: 'MultiSpotlight',
                    datasource: 'data/search/opening/help',
                    params: { columns: 3, treatment: 'cards' },
                  },
                  { component: 'ThreeColumnList', datasource: 'data/search/opening/most-read' },
                ],
              },
            },
          ],
        },
      },
      children: conditionItems(staff),
    },
    'data/search/areas.yaml': {
      template: 'In Page Navigation',
      fields: { titleText: 'By body part or stage of life', cards: areaCards() },
      languages: {
        'es-MX': { fields: { titleText: 'Por parte del cuerpo o etapa de la vida' } },
        ar: { fields: { titleText: 'حسب جزء الجسم أو مرحلة العمر' } },
      },
    },
  };
}
