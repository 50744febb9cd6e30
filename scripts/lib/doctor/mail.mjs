import { createTransport } from 'nodemailer';
import { failing, good, notSet } from './finding.mjs';
import { faultOfReaching } from './reach.mjs';

const patienceMs = 5000;

/** The mail server: connection, TLS, name and password; nothing is sent. @param {string | undefined} address */
export async function askMail(address) {
  if (!address)
    return notSet('mail', 'MAIL_URL is not set: messages go to the development mailbox, nobody gets any');
  const { hostname, port, protocol } = new URL(address);
  const isTls = protocol === 'smtps:';
  const place = { hostname, port: Number(port) || (isTls ? 465 : 587), isTls, setting: 'MAIL_URL' };
  const fault = await faultOfReaching(place);
  if (fault) return failing('mail', fault);
  const transport = createTransport({ url: address, greetingTimeout: patienceMs, socketTimeout: patienceMs });
  const startedAt = performance.now();
  try {
    await transport.verify();
    return good('mail', `${hostname} takes mail`, performance.now() - startedAt);
  } catch (error) {
    const ms = performance.now() - startedAt;
    if (error.code === 'EAUTH')
      return failing(
        'mail',
        { step: 'token', reason: `${hostname} refuses name or password`, advice: 'correct them in MAIL_URL' },
        ms,
      );
    if (/certificate|self.signed|TLS/i.test(error.message))
      return failing(
        'mail',
        {
          step: 'tls',
          reason: `${hostname}: its TLS is not believed`,
          advice: 'name the authority’s file in NODE_EXTRA_CA_CERTS',
        },
        ms,
      );
    const reason = `${hostname} does not talk as a mail server does (${error.code ?? error.name})`;
    return failing(
      'mail',
      { step: 'core', reason, advice: 'look whether MAIL_URL names the port for sending mail' },
      ms,
    );
  } finally {
    transport.close();
  }
}
