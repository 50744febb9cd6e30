import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/AuthorableForm/fixtures';
import { AuthorableForm } from '@/blocks/AuthorableForm/AuthorableForm';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'AuthorableForm', AuthorableForm, fixtures);

test('[P1] AuthorableForm shows its heading', () => {
  renderBlock(AuthorableForm, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
