import { contactOf } from '@/cms/fields/contact';
import { contactCardSchema } from '@/contracts/contact-card';
import { contactCard, contactFileName } from '@/domain/contact-card';
import { failed } from '#routes/kit/answer';
import { siteLanguage } from '#routes/kit/language';
import { route } from '#routes/kit/route';
import { pageAddress } from '#services/navigation/page-address';
import { productName } from '#services/navigation/product-name';
import { profileFields } from '#services/physicians/profile-fields';

/**
 * `GET /api/contact-card?path=/find-a-physician/physician/ana-diaz&language=en`: a physician's contact card. Everybody gets the
 * same, and nobody is told who asked.
 * @requirement D13
 */
export default route({
  method: 'GET',
  schema: contactCardSchema.extend({ language: siteLanguage }),
  limit: { points: 60, seconds: 60 },
  cacheControl: 'public, max-age=300',
  handle: async ({ path, language }) => {
    const page = await profileFields(path, language);
    const { url } = pageAddress(path, language);
    const contact = page && contactOf(page, { organization: await productName(language), url });
    if (!contact) return failed('notFound');
    return {
      status: 200,
      content: contactCard(contact),
      headers: {
        'Content-Type': 'text/vcard; charset=utf-8',
        'Content-Disposition': `attachment; filename="${contactFileName(path)}"`,
        'X-Robots-Tag': 'noindex',
      },
    };
  },
});
