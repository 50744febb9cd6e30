import { createTransport } from 'nodemailer';
import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { dirname, resolve as resolvePath } from 'node:path';
import pg from 'pg';
import { failing, good, notSet } from './finding.mjs';
import { faultOfReaching } from './reach.mjs';

const patienceMs = 5000;
const leastBytes = 200 * 1024 * 1024;
/** Bookings are its rows. */
const neededTable = 'booking';

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

/** The database of bookings. @param {string} address - '' for the file below the data folder */
export async function askDatabase(address) {
  if (!address.startsWith('postgres'))
    return notSet('database', 'DATABASE_URL is not set: bookings are in a file below DATA_DIR');
  const { hostname, port } = new URL(address);
  const fault = await faultOfReaching({
    hostname,
    port: Number(port) || 5432,
    isTls: false,
    setting: 'DATABASE_URL',
  });
  if (fault) return failing('database', fault);
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  const startedAt = performance.now();
  try {
    await client.connect();
    const { rows } = await client.query('select to_regclass($1) as found', [neededTable]);
    const ms = performance.now() - startedAt;
    if (!rows[0]?.found)
      return failing(
        'database',
        {
          step: 'fields',
          reason: `it has no table "${neededTable}"`,
          advice: 'start the gateways once: they make the tables',
        },
        ms,
      );
    return good('database', 'its tables are there', ms);
  } catch (error) {
    return failing('database', databaseFault(error, hostname), performance.now() - startedAt);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns {import('./finding.mjs').Fault} */
function databaseFault(error, hostname) {
  const code = String(error.code ?? error.name);
  if (code.startsWith('28'))
    return {
      step: 'token',
      reason: `${hostname} refuses user or password (${code})`,
      advice: 'correct them in DATABASE_URL',
    };
  if (code === '3D000')
    return {
      step: 'core',
      reason: `${hostname} has no such database`,
      advice: 'create it, or correct the name in DATABASE_URL',
    };
  if (code === '53300')
    return {
      step: 'core',
      reason: `${hostname} has no connection left`,
      advice: 'raise max_connections, or end other clients',
    };
  if (/certificate|SSL|TLS/i.test(error.message))
    return { step: 'tls', reason: `${hostname}: TLS failed`, advice: 'look at sslmode in DATABASE_URL' };
  return {
    step: 'core',
    reason: `${hostname} does not answer as PostgreSQL (${code})`,
    advice: 'read the database’s log',
  };
}

/** Redis, over which processes tell each other of publishing: password, then a ping. @param {string | undefined} address */
export async function askRedis(address) {
  if (!address) return notSet('redis', 'REDIS_URL is not set: fine for one process of the site');
  const url = new URL(address);
  const isTls = url.protocol === 'rediss:';
  const place = { hostname: url.hostname, port: Number(url.port) || 6379, isTls, setting: 'REDIS_URL' };
  const fault = await faultOfReaching(place);
  if (fault) return failing('redis', fault);
  const startedAt = performance.now();
  const answer = await pinged(place, [decodeURIComponent(url.username), decodeURIComponent(url.password)]);
  const ms = performance.now() - startedAt;
  if (/\+PONG/.test(answer)) return good('redis', 'it answers', ms);
  if (/-(NOAUTH|WRONGPASS|ERR AUTH|ERR invalid password|NOPERM)/.test(answer))
    return failing(
      'redis',
      {
        step: 'token',
        reason: `${url.hostname} refuses name or password`,
        advice: 'correct them in REDIS_URL',
      },
      ms,
    );
  return failing(
    'redis',
    {
      step: 'core',
      reason: `${url.hostname} does not answer as Redis`,
      advice: 'read its log; publishing still works after REVALIDATE_SECONDS',
    },
    ms,
  );
}

/** What Redis says to a password, if there is one, and a ping. @returns {Promise<string>} */
function pinged({ hostname, port, isTls }, [user, password]) {
  const word = (text) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const command = (...words) => `*${words.length}\r\n${words.map(word).join('')}`;
  const login = password ? command('AUTH', ...(user ? [user] : []), password) : '';
  return new Promise((resolve) => {
    let said = '';
    const socket = isTls
      ? connectTls({ host: hostname, port, servername: hostname })
      : connect({ host: hostname, port });
    const done = () => {
      clearTimeout(late);
      socket.destroy();
      resolve(said);
    };
    const late = setTimeout(done, patienceMs);
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1');
      if (/\+PONG|^-|\n-/.test(said)) done();
    });
    socket.once('error', done);
    socket.once('close', done);
    socket.write(login + command('PING'));
  });
}

/** The folder of what outlives a restart: whether it can be written, and has room. @param {string} dataDir */
export async function askDisk(dataDir) {
  const own = resolvePath(dataDir);
  // The programs make the folder at their first start.
  const folder = existsSync(own) ? own : dirname(own);
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
    return bavail * bsize < leastBytes
      ? failing('disk', {
          step: 'core',
          reason: `DATA_DIR has ${megabytes} MB left`,
          advice: 'make room: bookings are refused when it is full',
        })
      : good('disk', `${megabytes} MB free in DATA_DIR`);
  } catch (error) {
    return failing('disk', {
      step: 'core',
      reason: `DATA_DIR cannot be written (${error.code})`,
      advice: 'give the user of the programs the folder, or correct DATA_DIR',
    });
  }
}

/** This machine's clock against another system's. @param {string} address - of any HTTP system */
export async function askClock(address) {
  try {
    const answer = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const other = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isNaN(other)) return notSet('clock', 'no system said what time it is');
    const seconds = Math.round((Date.now() - other) / 1000);
    return Math.abs(seconds) > 30
      ? failing('clock', {
          step: 'core',
          reason: `this clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the CMS’s`,
          advice: 'turn time synchronisation on (chrony, systemd-timesyncd) on both',
        })
      : good('clock', 'it agrees with the CMS’s');
  } catch {
    return notSet('clock', 'no system said what time it is');
  }
}
