import { checkBlock } from '@/features/content/testing/check-block';
import { ShortRequestAnAppointmentFormInternational } from './ShortRequestAnAppointmentFormInternational';
import { fixtures } from './fixtures';

beforeAll(() => {
  // The list of physicians never comes: the lists wait.
  globalThis.fetch = () => new Promise<Response>(() => undefined);
});

checkBlock(
  'J5',
  'ShortRequestAnAppointmentFormInternational',
  ShortRequestAnAppointmentFormInternational,
  fixtures,
);
