import type { CalendarTables } from './calendar-schema.ts';
import type { FormTables } from './forms-schema.ts';
import type { WaitlistTables } from './waitlist-schema.ts';

/** Times are instants in milliseconds since 1970 (UTC); local dates and times are kept beside them as text. */
type Instant = number;

export type BookingTable = {
  id: string;
  /** The number that the patient and the clinic quote. */
  reference: string;
  resource: string;
  npi: string;
  provider_name: string;
  department_id: string;
  department_name: string;
  visit_type: string;
  starts_at: Instant;
  ends_at: Instant;
  local_date: string;
  local_time: string;
  zone: string;
  status: 'booked' | 'cancelled';
  /** The booking body as sent: patient data. Sealed. Emptied by retention. */
  details: string | null;
  created_at: Instant;
  /** How often the booking was moved or cancelled; who changes it says which state they saw. */
  sequence: number;
  /** Language of the visitor: that of the messages about the visit. */
  language: string;
  /** Keyed digest of the patient's name and birth date, by which visits of one patient meet. Emptied by retention. */
  patient_key: string | null;
};

/** A patient whose visit is being booked or moved. Gone when that is done. */
export type PatientTurnTable = { patient_key: string; taken_at: Instant };

/** A link with which a patient sees, moves or cancels their visit. */
export type ManageLinkTable = {
  /** SHA-256 of the token in the link, which is kept nowhere. */
  token_hash: string;
  booking_id: string;
  created_at: Instant;
};

/** A link that shows a visit and changes nothing: the address of a calendar feed, or of a video visit's waiting room. */
export type CalendarFeedTable = {
  /** SHA-256 of the token in the address. */
  token_hash: string;
  booking_id: string;
  created_at: Instant;
};

export type HoldTable = {
  id: string;
  /** SHA-256 of the site's opaque visitor token; one active hold each. */
  visitor: string;
  resource: string;
  starts_at: Instant;
  ends_at: Instant;
  visit_type: string;
  department_id: string;
  expires_at: Instant;
  created_at: Instant;
};

/** One row per five minutes of a resource's time that is taken: by a booking for good, by a hold until `expires_at`. */
export type TickTable = {
  resource: string;
  tick: number;
  booking_id: string | null;
  hold_id: string | null;
  expires_at: Instant | null;
};

export type IdempotencyTable = {
  scope: string;
  key: string;
  body_hash: string;
  status: number;
  /** The stored answer (JSON). Holds no patient data. */
  answer: string;
  created_at: Instant;
};

export type AppointmentRequestTable = {
  id: string;
  source_application: string;
  distribution_email: string;
  /** What the visitor sent: patient data. Sealed. Emptied by retention. */
  details: string | null;
  created_at: Instant;
  /** Language of the visitor: that of the message that the request was received. */
  language: string;
  /** When somebody at the clinic said that they take care of it. */
  taken_at: Instant | null;
};

/** A link with which somebody at the clinic reads a request and its pictures, and takes it. */
export type RequestLinkTable = {
  /** SHA-256 of the token in the link, which is kept nowhere. */
  token_hash: string;
  request_id: string;
  created_at: Instant;
  expires_at: Instant;
};

/** A picture of the insurance card that came with a request: patient data. Deleted when its time is over. */
export type RequestAttachmentTable = {
  id: string;
  request_id: string;
  name: string;
  content_type: string;
  /** Encrypted under the gateway's secret, then sealed. Text: bytes have no type that means the same in both stores. */
  content: string;
  created_at: Instant;
};

/** A form that is finished later. Everything about a person in it is encrypted. */
export type RequestDraftTable = {
  id: string;
  /** SHA-256 of the token in the link, which is also what the content is encrypted with. */
  token_hash: string;
  /** Keyed digest of the email address, to count by. */
  recipient: string;
  /** Address, language and token, under the gateway's secret, until the message is out; then null. */
  sealed_letter: string | null;
  /** Patient data, under the token. */
  sealed_content: string;
  created_at: Instant;
  expires_at: Instant;
};

/** What patients are told about their visits. */
export type VisitNews = 'booking' | 'booking-moved' | 'booking-cancelled' | 'reminder-72' | 'reminder-24';

export type OutboxTable = {
  id: string;
  kind:
    /** By mail, and by text. */
    | VisitNews
    | `text-${VisitNews}`
    | 'time-freed'
    | 'waitlist-confirm'
    | 'waitlist-joined'
    | 'waitlist-offer'
    /** To the clinic; to its sender; to the clinic again, when nobody took it. */
    | 'appointment-request'
    | 'request-received'
    | 'request-not-taken'
    | 'request-draft';
  /** Row that the delivery is about; the payload is read from it when it is sent. */
  subject_id: string;
  created_at: Instant;
  /** Not to be delivered before; whoever takes it moves this on, so that nobody else does. */
  available_at: Instant;
  attempts: number;
  delivered_at: Instant | null;
  /** The subject's state that the delivery is about; 0 when it has but one. */
  sequence: number;
};

/** A link with which the owner of an email address agrees to be written to. */
export type AddressConfirmationTable = {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** What the address is for. */
  purpose: string;
  /** Row that holds the address. */
  subject_id: string;
  created_at: Instant;
};

/** Messages that were sent to nobody, for the development mailbox page. */
export type MailboxTable = {
  id: string;
  sent_at: Instant;
  recipient: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
  channel: 'mail' | 'text';
  /** Attached files: JSON of `Attached`; null for none. */
  attachments: string | null;
};

/** A number that wants no text messages. */
export type TextStopTable = {
  /** Keyed digest of the number's SHA-256. */
  number_hash: string;
  created_at: Instant;
};

/** A key that sealed values of this database. */
export type DataKeyTable = {
  /** The key's name. */
  id: string;
  /** The secret of the digests, sealed with this key: who opens it has the key. */
  secret: string;
  created_at: Instant;
};

export type AuditTable = {
  id: string;
  at: Instant;
  action: string;
  subject_id: string;
};

/** Searches of visitors who agreed to be counted, in numbers of a day. Nothing of a visitor is in them. */
export type SearchCountTable = {
  /** `yyyy-MM-dd`, UTC. */
  day: string;
  language: string;
  /** Words that at least twenty visitors searched for; '' for all searches together. */
  query: string;
  searches: number;
  /** Of them, those that found nothing. */
  empty: number;
  /** Results that were opened, and the sum of their places, from 1. */
  clicks: number;
  positions: number;
  /** Answers "it helped" minus answers "it did not". */
  helpful: number;
};

export type Tables = CalendarTables &
  FormTables &
  WaitlistTables & {
    booking: BookingTable;
    patient_turn: PatientTurnTable;
    manage_link: ManageLinkTable;
    calendar_feed: CalendarFeedTable;
    hold: HoldTable;
    tick: TickTable;
    idempotency: IdempotencyTable;
    appointment_request: AppointmentRequestTable;
    request_attachment: RequestAttachmentTable;
    request_link: RequestLinkTable;
    request_draft: RequestDraftTable;
    outbox: OutboxTable;
    address_confirmation: AddressConfirmationTable;
    mailbox: MailboxTable;
    text_stop: TextStopTable;
    audit: AuditTable;
    data_key: DataKeyTable;
    search_count: SearchCountTable;
  };
