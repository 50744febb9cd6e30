import { contactCard, contactFileName } from '@/domain/contact-card';
import { contactOf } from '@/cms/fields/contact';
import { emptyItem, fullItem } from '@/features/profile/ui/fixtures';

const site = { organization: 'Calder; University, Medicine', url: 'https://www.example.org/p' };

const templateName = 'Physician Details';

/** As an address book reads it: folded lines are one. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

test('[D13] a contact card says how to reach a doctor at their first place of work, and nothing else', () => {
  const fields = {
    ...fullItem.fields,
    firstName: { value: 'Amara' },
    lastName: { value: 'Okafor' },
    degrees: { value: 'MD, PhD' },
  };
  const contact = contactOf({ ...fullItem, fields, templateName }, site);
  if (!contact) throw new Error('no contact');
  const card = contactCard(contact);
  expect(linesOf(card)).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Okafor;Amara;;;MD\\, PhD',
    'FN:Amara Okafor\\, MD',
    'ORG:Calder\\; University\\, Medicine;Hyde Park',
    'TITLE:Cardiology',
    'TEL;TYPE=WORK,VOICE:+17735550101',
    'ADR;TYPE=WORK:;;5800 South Drexel Avenue;Chicago;IL;60637;USA',
    'URL:https://www.example.org/p',
    'END:VCARD',
    '',
  ]);
});

test('[D13] a long name in any script is folded after 75 octets; what is not known has no line, also of who has a name alone', () => {
  const headlineText = { value: 'نغوين '.repeat(30).trim() };
  const contact = contactOf({ ...emptyItem, fields: { headlineText }, templateName }, site);
  const card = contactCard(contact ?? (undefined as never));
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(card)[3]).toBe(`FN:${headlineText.value}`);
  expect(card).not.toMatch(/^(TITLE|TEL|ADR)/m);
});

test('[D13] an item that is no physician has no card; file names hold letters and digits only', () => {
  expect(contactOf({ ...fullItem, templateName: 'Article' }, site)).toBeUndefined();
  expect(contactFileName('/find-a-physician/physician/amara-okafor')).toBe('amara-okafor.vcf');
  expect(contactFileName('/find-a-physician/physician/%22..%2F"')).toBe('222F.vcf');
  expect(contactFileName('/')).toBe('contact.vcf');
});
