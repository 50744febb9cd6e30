import { checkBlock } from '@/features/content/testing/check-block';
import { ShortRequestAnAppointmentForm } from './ShortRequestAnAppointmentForm';
import { fixtures } from './fixtures';

beforeAll(() => {
  // The list of physicians never comes: the lists wait.
  globalThis.fetch = () => new Promise<Response>(() => undefined);
});

checkBlock('J5', 'ShortRequestAnAppointmentForm', ShortRequestAnAppointmentForm, fixtures);
