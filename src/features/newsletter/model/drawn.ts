/** An element as data: its tag ('' for none of its own), its attributes, what is in it. */
export type Drawn = string | readonly [tag: string, attributes: object, content: readonly Drawn[]];
