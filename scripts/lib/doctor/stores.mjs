import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import pg from 'pg';
import { failing, good, notSet } from './finding.mjs';
import { faultOfReaching } from './reach.mjs';

const patienceMs = 5000;
/** Bookings are its rows. */
const neededTable = 'booking';

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
