import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/PayYourBillInternationalForm/fixtures';
import { PayYourBillInternationalForm } from '@/blocks/PayYourBillInternationalForm/PayYourBillInternationalForm';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'PayYourBillInternationalForm', PayYourBillInternationalForm, fixtures);

test('[P1] PayYourBillInternationalForm shows its heading', () => {
  renderBlock(PayYourBillInternationalForm, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
