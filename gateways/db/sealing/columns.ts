/**
 * Columns with what visitors wrote or were written. They are sealed on their way into the store and opened on their way
 * out. Not among them: drafts, which are sealed with their link's token (ADR 0071).
 * @requirement I14
 */
export const sealedColumns: Readonly<Record<string, readonly string[]>> = {
  booking: ['details'],
  appointment_request: ['details'],
  request_attachment: ['content'],
  form_submission: ['fields'],
  waiter: ['email'],
  newsletter_subscriber: ['email'],
  mailbox: ['recipient', 'subject', 'text', 'html', 'calendar', 'attachments'],
};

/** Columns that hold a keyed digest instead of the value that is written to them or looked for in them. */
export const digestColumns: Readonly<Record<string, string>> = {
  waiter: 'email_key',
  newsletter_subscriber: 'email_key',
  text_stop: 'number_hash',
};
