import { z } from 'zod';
import { linkCode } from './managed-visit';

/** What the page that confirms an e-mail address and `/api/scheduling/confirm-address` say to each other. */

export const confirmAddressSchema = z.strictObject({ code: linkCode });

/** What the address is written to for. */
export type ConfirmAnswer = { readonly purpose: 'waitlist' };
