/** A media file as browsers get it. */
export type Media = {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};
