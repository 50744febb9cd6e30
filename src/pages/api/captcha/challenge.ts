import { z } from 'zod';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { nameSender } from '#routes/limits/sender';
import { readChallenge } from '#services/captcha/challenge';

/** A challenge for the embedded captcha; a vendor brings its own. @requirement K7 */
export default route({
  method: 'GET',
  schema: z.object({}),
  limit: null,
  handle: async (_asked, { signal, request, response }) => {
    // Whoever asks for one is about to send a form.
    nameSender(request, response);
    return answered(await readChallenge(signal));
  },
});
