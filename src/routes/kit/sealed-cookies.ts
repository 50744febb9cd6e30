import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { KeptState } from '@/cms/block';
import { bookingCookiePrefix } from '@/config/booking-cookie';
import { scheduling } from '@/config/scheduling';
import { env } from '#config/server/env';

const seconds = scheduling.idleMinutes * 60;
/** Browsers take about 4000 characters a cookie, and this server 16 KB of all headers together. */
const partLength = 3500;
const mostParts = 2;
const ivBytes = 12;
const tagBytes = 16;

/**
 * State of one visitor that their browser keeps and cannot read: JSON, sealed with AES-256-GCM under a key that follows
 * from the scheduling gateway's credential, which all processes of a site share. It ends half an hour after it was
 * written, and its name is part of the seal. Scripts cannot see it, and it is sent to the page of this path only.
 * @param path - of the page, with its language
 * @returns `write` throws when the state is too long for a browser
 * @requirement I8 I11
 */
export function sealedCookies(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  path: string,
): KeptState {
  const given = partsOf(request.headers.cookie ?? '');
  const set = (cookie: string, value: string, age: number): void => {
    const secure = env().FORCE_HTTPS ? '; Secure' : '';
    const where = `Path=${encodeURI(path)}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
    response.appendHeader('Set-Cookie', `${bookingCookiePrefix}${cookie}=${value}; ${where}`);
  };
  return {
    names: [...given.keys()].toSorted().toReversed(),
    read: (name) => opened(name, given.get(name) ?? []),
    write: (name, value) => {
      const parts = sealed(name, value).match(new RegExp(`.{1,${partLength}}`, 'g')) ?? [];
      if (parts.length > mostParts) throw new Error('too long for a cookie');
      for (const [index, part] of parts.entries()) set(`${name}.${index}`, part, seconds);
      const former = given.get(name)?.length ?? 0;
      for (let index = parts.length; index < former; index += 1) set(`${name}.${index}`, '', 0);
    },
    drop: (name) => {
      for (const index of given.get(name)?.keys() ?? []) set(`${name}.${index}`, '', 0);
    },
  };
}

/** The cookies of this kind by name, each in its parts. */
function partsOf(header: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const pattern = new RegExp(`^${bookingCookiePrefix}([a-z\\d]{1,40})\\.([0-${mostParts - 1}])=([\\w-]+)$`);
  for (const pair of header.split(';')) {
    const [, name, index, value] = pattern.exec(pair.trim()) ?? [];
    if (name === undefined || value === undefined) continue;
    const parts = found.get(name) ?? [];
    parts[Number(index)] = value;
    found.set(name, parts);
  }
  return found;
}

function sealed(name: string, value: object): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(name));
  const text = JSON.stringify({ until: Date.now() + seconds * 1000, value });
  const body = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** What was sealed under this name; undefined for anything that was not, or is too old. */
function opened(name: string, parts: readonly string[]): unknown {
  try {
    const bytes = Buffer.from(parts.join(''), 'base64url');
    const iv = bytes.subarray(0, ivBytes);
    const decipher = createDecipheriv('aes-256-gcm', key(), iv, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const body = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    const { until, value } = JSON.parse(inflateRawSync(body).toString()) as { until: number; value: unknown };
    return until > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

let made: Buffer | undefined;

function key(): Buffer {
  const secret = env().SCHEDULING_AUTHORIZATION;
  made ??= Buffer.from(hkdfSync('sha256', secret, 'foyer', 'a booking without scripts', 32));
  return made;
}
