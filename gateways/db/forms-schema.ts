/** Milliseconds since 1970 (UTC). */
type Instant = number;

/** A form that a visitor sent. */
export type FormSubmissionTable = {
  id: string;
  form_id: string;
  form_name: string;
  language: string;
  /** The sender's own key: the same form sent again is the same row. */
  idempotency_key: string;
  /** What they wrote: JSON of `StoredField[]`, sealed. Null once another system has it. */
  fields: string | null;
  /**
   * `kept`: to be passed on; `passing`: that is being done; `delivered`: another system has it; `stored`: it stays here, where it is read; `refused`,
   * `unclear`, `failed`: a person has to look at it.
   */
  state: 'kept' | 'passing' | 'delivered' | 'stored' | 'refused' | 'unclear' | 'failed';
  created_at: Instant;
  /** Not to be passed on before; whoever takes it moves this on, so that nobody else does. */
  available_at: Instant;
  attempts: number;
  /** When nothing was left to do with it. */
  settled_at: Instant | null;
};

export type FormMessageTable = {
  id: string;
  /** To the form's readers; to its sender; to those who look after forms; to whoever asked for the newsletter. */
  kind: 'form-received' | 'form-answer' | 'form-trouble' | 'newsletter-confirm';
  subject_id: string;
  created_at: Instant;
  available_at: Instant;
  attempts: number;
  delivered_at: Instant | null;
};

/** Somebody who asked for the newsletter. */
export type NewsletterSubscriberTable = {
  id: string;
  /** Lower case. Sealed. */
  email: string;
  /** Keyed digest of it, to find it by. */
  email_key: string | null;
  language: string;
  /** SHA-256 of the token with which they stop it. */
  stop_hash: string;
  /** How many messages asked them to confirm. */
  asked: number;
  created_at: Instant;
  /** When the owner of the address agreed; until then they are sent nothing else. */
  confirmed_at: Instant | null;
};

export type FormTables = {
  form_submission: FormSubmissionTable;
  form_message: FormMessageTable;
  newsletter_subscriber: NewsletterSubscriberTable;
};
