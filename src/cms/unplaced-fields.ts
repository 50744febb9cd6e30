/** A field that a page shows in no editable form. */
export type UnplacedField = {
  /** Where it stands: `image`, `panels 1 title`. */
  readonly name: string;
  /** The editor's own markup for it. */
  readonly markup: string;
};

/** Such fields by the uid of their block; those of the page itself under `pageFieldsKey`. */
export type UnplacedFields = Readonly<Record<string, readonly UnplacedField[]>>;

export const pageFieldsKey = 'page';
