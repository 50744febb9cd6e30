/** A moment at which a doctor is free: in words of the page's language, and where it is booked. */
export type CareTime = { readonly words: string; readonly href: string };

export type CareDoctor = {
  readonly npi: string;
  readonly name: string;
  readonly path: string;
  readonly image: string;
  readonly specialty: string;
  readonly phone: string;
  readonly seesChildren: boolean;
  /** In order; none where the calendar could not be asked or has no time. */
  readonly times: readonly CareTime[];
};

/** A page to read on; `note` says where or when. */
export type CareLink = { readonly title: string; readonly path: string; readonly note: string };

/**
 * What stands beside a condition. Each part is empty where there is nothing, or where its service did not answer.
 * @requirement G1
 */
export type ConditionCare = {
  readonly doctors: readonly CareDoctor[];
  /** Doctors for children, where others treat adults with the same condition. */
  readonly childDoctors: readonly CareDoctor[];
  readonly clinics: readonly CareLink[];
  readonly trials: readonly CareLink[];
  /** About the condition, as the editors of the news say. */
  readonly stories: readonly CareLink[];
  /** What the searches behind "all of them" look for: a specialty, the condition; '' for none. */
  readonly specialty: string;
  readonly childSpecialty: string;
  readonly condition: string;
  /** The area of expertise that all the doctors have; '' where some have another. */
  readonly area: string;
};
