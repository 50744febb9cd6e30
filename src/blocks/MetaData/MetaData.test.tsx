import { MetaData } from '@/blocks/MetaData/MetaData';
import { renderBlock } from '@/features/content/testing/check-block';

test('[A5] MetaData adds nothing to the body, and bears an empty datasource', () => {
  expect(
    renderBlock(MetaData, { fields: { metaTitle: { value: 'Heart care' } } }).container.textContent,
  ).toBe('');
  expect(renderBlock(MetaData, {}).container.textContent).toBe('');
});

test('[A5] authors see where it stands', () => {
  expect(renderBlock(MetaData, { page: { isEditing: true } }).container.textContent).toBe('MetaData');
});
