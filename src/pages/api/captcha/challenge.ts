import { z } from 'zod';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { readChallenge } from '#services/captcha/challenge';

/** A challenge for the embedded captcha; a vendor brings its own. @requirement K7 */
export default route({
  method: 'GET',
  schema: z.object({}),
  limit: null,
  handle: async (_asked, { signal }) => answered(await readChallenge(signal)),
});
