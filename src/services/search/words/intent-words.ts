/** The words of a language that say something about whom or where a visitor looks for, rather than what. */
export type IntentWords = {
  /** Before a place: "near", with an optional "within 10 miles of"; the place is the group `place`. */
  readonly near: RegExp;
  /** The visitor's own place, which only they can give. */
  readonly nearMe: RegExp;
  /** Around the name of a spoken language, which stands for `%`. */
  readonly speaking: readonly string[];
  readonly female: RegExp;
  readonly male: RegExp;
  readonly telehealth: RegExp;
  readonly acceptingNew: RegExp;
  readonly online: RegExp;
  /** Around the name of an insurance plan, which stands for `%`. */
  readonly insured: readonly string[];
  /** Around the name of a weekday on which a place is open; it stands for `%`. */
  readonly openOn: readonly string[];
  readonly openNow: RegExp;
  /** Without an appointment, with a word for the place that says nothing else. */
  readonly walkIn: RegExp;
  /** Somebody's child or its age, with the words around it that say nothing else. */
  readonly childPhrase: RegExp;
  /** A child's age in years or months, with who has it. It names no illness, so that nothing needs to have these words. */
  readonly ageOfChild: RegExp;
  /** A patient who is a child. The words stay, because they also name specialties. */
  readonly child: RegExp;
  /** A kind of doctor among other words. */
  readonly aDoctor: RegExp;
  /** A doctor or place of any kind, or the nearest: nothing is left to look for once the rest is read. */
  readonly anything: RegExp;
  /** What is left of a sentence and says nothing. */
  readonly filler: RegExp;
};
