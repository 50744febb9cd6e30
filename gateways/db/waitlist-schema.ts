/** Milliseconds since 1970 (UTC). */
type Instant = number;

/** Somebody who wants an earlier time. They are known by their email address alone. */
export type WaiterTable = {
  id: string;
  npi: string;
  /** The kinds of visit that fit them, with commas between. */
  visit_types: string;
  /** Lower case. Sealed. */
  email: string;
  /** Keyed digest of it, to find it by. */
  email_key: string | null;
  language: string;
  /** Calendar dates, both included; after the last one they wait no more. */
  from_date: string;
  to_date: string;
  time_of_day: 'any' | 'morning' | 'afternoon';
  /** Page of the provider on the site, in their language. */
  profile_path: string;
  /** How many offers they got. */
  offers: number;
  created_at: Instant;
  /** When the owner of the address agreed to be written to; until then they are offered nothing. */
  confirmed_at: Instant | null;
};

/** A time that somebody gave back. */
export type FreedTimeTable = {
  id: string;
  npi: string;
  local_date: string;
  starts_at: Instant;
  ends_at: Instant;
  created_at: Instant;
};

/** A time that a waiting patient was told of. It is not held for them. */
export type WaitlistOfferTable = {
  id: string;
  waiter_id: string;
  visit_type: string;
  department_id: string;
  local_date: string;
  local_time: string;
  starts_at: Instant;
  created_at: Instant;
};

/** A link in a message to a waiting patient: to an offer, or to the end of their waiting alone. */
export type WaiterLinkTable = {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  waiter_id: string;
  offer_id: string | null;
  created_at: Instant;
};

/** Patients who wait for an earlier time, and what they are told of. */
export type WaitlistTables = {
  waiter: WaiterTable;
  freed_time: FreedTimeTable;
  waitlist_offer: WaitlistOfferTable;
  waiter_link: WaiterLinkTable;
};
