import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/SalesforceNewsletter/fixtures';
import { SalesforceNewsletter } from '@/blocks/SalesforceNewsletter/SalesforceNewsletter';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'SalesforceNewsletter', SalesforceNewsletter, fixtures);

test('[P1] SalesforceNewsletter shows its heading', () => {
  renderBlock(SalesforceNewsletter, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
