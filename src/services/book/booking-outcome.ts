import type { BookAnswer } from '@/contracts/scheduling';
import { adaptAlternatives } from '#services/scheduling/adapt';
import { messageSchema, scheduledSchema } from '#services/scheduling/wire';

/** The gateway's reply as far as its meaning goes. */
export type ScheduleReply = {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
  readonly header: (name: string) => string | undefined;
};

/** A message fit to be shown: no markup, one line, not long. */
function shown(message: string | undefined): string {
  return (message ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

/**
 * The catalogue of the schedule call: 200 with code '200' is booked; 200 with another code is an error with the status
 * message or the Message, and so is a Message alone; 400 an error with Message; 500 an error whose message is the second
 * line of the text; any other status an error without a message. A 200 that nobody can read is neither, nor is a proxy's word that it lost the
 * gateway's answer (502, 504, and 503 unless it says when to come again): the booking may or may not exist.
 * @requirement I12 I15
 * @decision Q46
 */
export function bookingOutcome(reply: ScheduleReply): BookAnswer {
  switch (reply.status) {
    case 200:
      return outcomeOf200(reply.json);
    case 400: {
      const read = messageSchema.safeParse(reply.json);
      return refused(shown(read.data?.Message));
    }
    case 500:
      return refused(shown(reply.text.split(/\r?\n/)[1]));
    case 502:
    case 504:
      return unknown;
    case 503:
      // Who tells when to come again has not begun.
      return reply.header('retry-after') === undefined ? unknown : refused('');
    default:
      return refused('');
  }
}

function refused(message: string): BookAnswer {
  return { error: true, outcome: 'refused', message };
}

const unknown: BookAnswer = { error: true, outcome: 'unknown', message: '' };

function outcomeOf200(json: unknown): BookAnswer {
  const read = scheduledSchema.safeParse(json);
  if (!read.success) return unknown;
  const {
    AppointmentStatusCode: code,
    AppointmentStatusMessage,
    Message,
    Alternatives,
    Appointment,
    ToldByMail: isToldByMail,
    OwnVisit: visit,
  } = read.data;
  const message = shown(AppointmentStatusMessage) || shown(Message);
  // An error may come as a message alone. Any other answer without a code may be a booking.
  if (code === '' && (AppointmentStatusMessage !== '' || message === '')) return unknown;
  if (code === '200') {
    const reference = Appointment?.ContactIDs.find((id) => id.Type === 'CSN')?.ID ?? '';
    const calendarId = Appointment?.CalendarID ?? '';
    const manageCode = Appointment?.ManageToken ?? '';
    const joinUrl = Appointment?.VideoVisit.JoinURL ?? '';
    return {
      error: false,
      outcome: 'booked',
      message,
      reference,
      ...(isToldByMail && { isToldByMail }),
      ...(calendarId && { calendarId }),
      ...(manageCode && { manageCode }),
      ...(joinUrl && { joinUrl }),
    };
  }
  if (code === '409' && visit) return { error: true, outcome: 'hasVisit', message, visit };
  if (code === '409')
    return { error: true, outcome: 'slotTaken', message, alternatives: adaptAlternatives(Alternatives) };
  return refused(message);
}
