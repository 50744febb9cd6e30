/** How the map of a maps service is shown; there where a key is set. Both are public by nature. */
export type GoogleMapSetup = {
  /** Kept to this site's addresses by its owner. */
  readonly key: string;
  /** A map's look, as its owner made it; markers need one. */
  readonly mapId: string;
};

/**
 * What an address says when its visitor wants Google's map. Only such a document is allowed to load it.
 * @requirement E9
 */
export const googleMapChoice = { name: 'map', value: 'google' } as const;

/** What Google's documentation asks a content security policy to allow, by directive. */
export const googleMapSources = {
  script: ['https://maps.googleapis.com'],
  // Its script writes style elements of its own.
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  worker: ['blob:'],
  frame: ['https://*.google.com'],
} as const;
