import { checkBlock } from '@/features/content/testing/check-block';
import { RequestAnAppointmentForm } from './RequestAnAppointmentForm';
import { fixtures } from './fixtures';

beforeAll(() => {
  // The list of physicians never comes: the lists wait.
  globalThis.fetch = () => new Promise<Response>(() => undefined);
});

checkBlock('J1', 'RequestAnAppointmentForm', RequestAnAppointmentForm, fixtures);
