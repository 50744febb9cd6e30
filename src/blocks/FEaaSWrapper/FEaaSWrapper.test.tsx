import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/FEaaSWrapper/fixtures';
import { FEaaSWrapper } from '@/blocks/FEaaSWrapper/FEaaSWrapper';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G10', 'FEaaSWrapper', FEaaSWrapper, fixtures);

test('[G10] shows what the server fetched', () => {
  renderBlock(FEaaSWrapper, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Clean hands' })).toBeTruthy();
});

test('[G10] authors read which component stands here, or what is missing', () => {
  const editing = { isEditing: true };
  const named = renderBlock(FEaaSWrapper, fixtures.editing);
  expect(named.container.textContent).toBe(
    'FEaaSWrapper: patient-education/hand-washing, responsive, published',
  );
  named.unmount();
  const half = renderBlock(FEaaSWrapper, { params: { LibraryId: 'patient-education' }, page: editing });
  expect(half.container.textContent).toBe('FEaaSWrapper: set LibraryId and ComponentId');
});
