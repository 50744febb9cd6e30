/** Captions of a video in one language. */
export type VideoCaptions = {
  readonly src: string;
  /** `en`, `es-MX` */
  readonly language: string;
  readonly label: string;
};

/** What the server knows of a video, as its blocks get it. */
export type VideoDetails = {
  /** As the video service names it; absent where it says nothing. */
  readonly name?: string;
  /** Its file on this site; absent for one that plays elsewhere. */
  readonly file?: string;
  readonly captions: readonly VideoCaptions[];
  /** The video service says that it has no captions in any language. */
  readonly isUncaptioned?: true;
  /** A picture of it on this site. */
  readonly poster?: string;
  readonly seconds?: number;
  /** For search engines: a schema.org `VideoObject`. */
  readonly structured?: object;
  /** `gone`: there is no such video (any more). `unavailable`: nobody could say where it is. */
  readonly missing?: 'gone' | 'unavailable';
};

/** A video as a page shows it before anybody starts it: where it plays is known already. */
export type Film = {
  /** As the author wrote it. */
  readonly url: string;
  /** Where it plays without scripts; '' for one that is missing. */
  readonly href: string;
  readonly kind: 'vimeo' | 'hosted' | 'file' | 'elsewhere';
  readonly details?: VideoDetails | undefined;
};
