import { randomUUID } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;
/** A token is renewed so long before it ends. */
const SPARE_MS = 30_000;
const ASSERTION_SECONDS = 240;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().default(300) });

/** `endsAt`: milliseconds since 1970. */
type Token = { readonly header: string; readonly endsAt: number };

/** What a client of SMART Backend Services is registered with. */
export type SmartClient = {
  readonly tokenUrl: string;
  readonly clientId: string;
  /** PKCS #8 in PEM; its public half is registered with the server. */
  readonly privateKey: string;
  /** `RS384` or `ES384`, as the key is. */
  readonly algorithm: string;
  readonly keyId: string | undefined;
  readonly scope: string;
};

/**
 * The `Authorization` header by SMART Backend Services: a signed statement of who asks is changed for a token, which
 * is used until shortly before it ends. Several who ask at once wait for one token.
 * @throws where the token is refused or does not come; the next caller tries again
 * @requirement I20
 */
export function smartAuthorization(client: SmartClient): () => Promise<string> {
  let token: Promise<Token> | undefined;
  return async () => {
    const former = token;
    const known = await former?.catch(() => undefined);
    if (known !== undefined && known.endsAt - SPARE_MS > Date.now()) return known.header;
    // Unless another caller has asked anew meanwhile.
    if (token === undefined || token === former) token = requestToken(client);
    return (await token).header;
  };
}

async function requestToken(client: SmartClient): Promise<Token> {
  const { tokenUrl, clientId, privateKey, algorithm, keyId, scope } = client;
  const assertion = await new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', ...(keyId === undefined ? {} : { kid: keyId }) })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(tokenUrl)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${ASSERTION_SECONDS}s`)
    .sign(await importPKCS8(privateKey, algorithm));
  const askedAt = Date.now();
  const response = await fetch(tokenUrl, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    }),
  });
  if (!response.ok) throw new Error(`the token was refused with ${response.status}`);
  const { access_token, expires_in } = tokenSchema.parse(await response.json());
  return { header: `Bearer ${access_token}`, endsAt: askedAt + expires_in * 1000 };
}
