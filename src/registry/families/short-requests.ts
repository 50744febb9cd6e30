/** The short request form and its international variant. */
export { ShortRequestAnAppointmentForm } from '@/blocks/ShortRequestAnAppointmentForm/ShortRequestAnAppointmentForm';
export { ShortRequestAnAppointmentFormInternational } from '@/blocks/ShortRequestAnAppointmentFormInternational/ShortRequestAnAppointmentFormInternational';
