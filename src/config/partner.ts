import facts from '../../content/organization/partner-hospital.json' with { type: 'json' };

/** The partner hospital: a place and its physicians that belong to another institution. All of it is public. */
type PartnerHospital = {
  /** Provider types, as the search index names them, whose physicians are booked elsewhere: cards lead to the profile. */
  readonly providerTypes: readonly string[];
  /** Profiles show the locations whose path starts with it by the title, phone and link below. Lower case; '' for none. */
  readonly locationPath: string;
  readonly locationTitle: string;
  readonly locationPhone: string;
  /** Where its card leads; '' for its own page. */
  readonly locationHref: string;
};

/**
 * @requirement B17 D4
 * @decision Q25
 */
export const partner: PartnerHospital = facts;
