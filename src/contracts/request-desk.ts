import { z } from 'zod';
import { linkCode } from './managed-visit';

/**
 * What the page on which a clinic reads a request and `/api/scheduling/*-request` say to each other. The code is that of
 * the link in a message; it travels in bodies only. Instants are milliseconds since 1970.
 */

export const requestPictures = ['InsuranceCardFront', 'InsuranceCardBack'] as const;

export const requestLinkSchema = z.strictObject({ code: linkCode });
export const requestPictureSchema = requestLinkSchema.extend({ picture: z.enum(requestPictures) });

export type OpenRequest = {
  readonly reference: string;
  readonly receivedAt: number;
  /** When somebody took it; null while nobody has. */
  readonly takenAt: number | null;
  readonly expiresAt: number;
  /** What the patient asked for, in the gateway's words. */
  readonly lines: readonly { readonly name: string; readonly text: string }[];
  readonly pictures: readonly (typeof requestPictures)[number][];
};
/** A JPEG in Base64. */
export type RequestPicture = { readonly jpeg: string };
export type TakenRequest = { readonly takenAt: number };
