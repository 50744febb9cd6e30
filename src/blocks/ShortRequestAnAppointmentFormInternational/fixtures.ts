export { fixtures } from '@/blocks/RequestAnAppointmentForm/fixtures';
