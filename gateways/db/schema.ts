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
  /** The booking body as sent: patient data. Emptied by retention. */
  details: string | null;
  created_at: Instant;
  /** How often the booking was moved or cancelled; who changes it says which state he saw. */
  sequence: number;
  /** Language of the visitor: that of the messages about the visit. */
  language: string;
};

/** A link with which a patient sees, moves or cancels his visit. */
export type ManageLinkTable = {
  /** SHA-256 of the token in the link, which is kept nowhere. */
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
  /** What the visitor sent: patient data. Emptied by retention. */
  details: string | null;
  created_at: Instant;
};

export type OutboxTable = {
  id: string;
  kind:
    | 'booking'
    | 'booking-moved'
    | 'booking-cancelled'
    | 'reminder-72'
    | 'reminder-24'
    | 'appointment-request';
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
};

export type AuditTable = {
  id: string;
  at: Instant;
  action: string;
  subject_id: string;
};

export type Tables = {
  booking: BookingTable;
  manage_link: ManageLinkTable;
  hold: HoldTable;
  tick: TickTable;
  idempotency: IdempotencyTable;
  appointment_request: AppointmentRequestTable;
  outbox: OutboxTable;
  mailbox: MailboxTable;
  audit: AuditTable;
};
