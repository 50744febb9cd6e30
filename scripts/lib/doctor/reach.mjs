import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** @typedef {import('./finding.mjs').Fault} Fault */

const patienceMs = 3000;

const hostFaults = {
  ENOTFOUND: ['its name is not known', 'correct the name in'],
  EAI_AGAIN: ['the name server does not answer', 'look at this machine’s name server, then at'],
  ECONNREFUSED: ['nothing listens there', 'start that system, or correct host and port in'],
  ETIMEDOUT: ['it does not take the connection', 'look at firewall and network, then at'],
  EHOSTUNREACH: ['there is no way to it', 'look at firewall and network, then at'],
  ENETUNREACH: ['there is no way to it', 'look at firewall and network, then at'],
};

/**
 * Whether a host takes connections, and shows a certificate that this machine believes.
 * @param {{ hostname: string, port: number, isTls: boolean, setting: string }} place - `setting` is named in advice
 * @returns {Promise<Fault | undefined>} undefined when it does
 */
export async function faultOfReaching({ hostname, port, isTls, setting }) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const refused = await attempt(() => connect({ host, port }), 'connect');
  if (refused) {
    const [said, mend] = hostFaults[refused] ?? [`the connection failed (${refused})`, 'look at'];
    return { step: 'host', reason: `${hostname}:${port}: ${said}`, advice: `${mend} ${setting}` };
  }
  if (!isTls) return undefined;
  const servername = /^[\d.]+$|:/.test(host) ? undefined : host;
  const broken = await attempt(() => connectTls({ host, port, servername }), 'secureConnect');
  return broken ? tlsFault(broken, `${hostname}:${port}`, setting) : undefined;
}

/** @param {() => import('node:net').Socket} open @param {string} event @returns {Promise<string>} '' when it worked */
function attempt(open, event) {
  return new Promise((resolve) => {
    const socket = open();
    const done = (code) => {
      clearTimeout(late);
      socket.destroy();
      resolve(code);
    };
    const late = setTimeout(() => done('ETIMEDOUT'), patienceMs);
    socket.once(event, () => done(''));
    socket.once('error', (error) => done(codeOf(error)));
    socket.once('close', () => done('ECONNRESET'));
  });
}

/** The code of a failed connection; of several addresses of a name the first. */
function codeOf(error) {
  return error.errors?.[0]?.code ?? error.code ?? error.name;
}

/** @returns {Fault} */
function tlsFault(code, place, setting) {
  if (code === 'CERT_HAS_EXPIRED')
    return {
      step: 'tls',
      reason: `${place}: its certificate has expired`,
      advice: 'renew it there; look at this machine’s clock',
    };
  if (code === 'CERT_NOT_YET_VALID')
    return {
      step: 'tls',
      reason: `${place}: its certificate is not valid yet`,
      advice: 'look at this machine’s clock',
    };
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return {
      step: 'tls',
      reason: `${place}: its certificate is for another name`,
      advice: `use the certificate’s name in ${setting}`,
    };
  if (/SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)/.test(code))
    return {
      step: 'tls',
      reason: `${place}: this machine does not know who signed its certificate (${code})`,
      advice: 'name the file of that authority in NODE_EXTRA_CA_CERTS; never turn the check off',
    };
  return {
    step: 'tls',
    reason: `${place}: no TLS came about (${code})`,
    advice: `look whether it speaks TLS on this port; correct ${setting}`,
  };
}
