import type { BlockDescriptor, FieldQuery } from '@/cms/block';
import { err, ok } from '@/lib/result';
import { filledPlaceholders } from '@/registry/fill-fields';

const place = { contextItem: 'page', language: 'ar', defaultLanguage: 'en', isEditing: false };
const asked: Parameters<FieldQuery>[0][] = [];
const query: FieldQuery = async (variables) => {
  asked.push(variables);
  if (variables.dataSource === '{GONE}') return err('contentUnavailable');
  return ok({ introText: { jsonValue: { value: '<p onclick="x()">Hello</p>' } } });
};
const descriptors = new Map<string, BlockDescriptor>([
  ['Asking', { query }],
  ['Box', {}],
]);

test('[H6] a datasource that came as an id alone is filled by the named query, however deep, made safe', async () => {
  const filled = await filledPlaceholders(
    {
      main: [
        {
          componentName: 'Box',
          dataSource: '{BOX}',
          placeholders: { inner: [{ componentName: 'Asking', dataSource: '{ID}' }] },
        },
        { componentName: 'Asking', dataSource: '{ID-2}', fields: { titleText: { value: 'Whole' } } },
        { componentName: 'Asking', dataSource: '' },
        { componentName: 'Asking', dataSource: '{GONE}' },
      ],
    },
    descriptors,
    place,
  );
  expect(asked).toEqual([
    { dataSource: '{ID}', contextItem: 'page', language: 'ar' },
    { dataSource: '{GONE}', contextItem: 'page', language: 'ar' },
  ]);
  expect(filled.main?.[0]?.placeholders?.inner?.[0]?.fields).toEqual({
    introText: { jsonValue: { value: '<p>Hello</p>' } },
  });
  expect(filled.main?.[1]?.fields).toEqual({ titleText: { value: 'Whole' } });
  expect(filled.main?.slice(2).map(({ fields }) => fields)).toEqual([undefined, undefined]);
});
