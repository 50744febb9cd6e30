import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/PageLoadModal/fixtures';
import { PageLoadModal } from '@/blocks/PageLoadModal/PageLoadModal';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'PageLoadModal', PageLoadModal, fixtures);

test('[P1] PageLoadModal shows its heading', () => {
  renderBlock(PageLoadModal, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
