import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { jwtVerify } from 'jose';
import { smartAuthorization, type SmartClient } from '../../../gateways/scheduling/fhir/smart-token.ts';

const SCOPE = 'system/Slot.rsu';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('access to a FHIR server by SMART Backend Services', () => {
  /** Seconds that the next tokens live, and how often one was asked for. */
  let lifetime = 300;
  let asked = 0;
  let isRefusing = false;
  let client: SmartClient;
  const seen = new Set<unknown>();
  /** The authorization server: gives a token to whoever signs with the registered key, and each statement counts once. */
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const form = new URLSearchParams(body);
      asked += 1;
      const { payload, protectedHeader } = await jwtVerify(
        form.get('client_assertion') ?? '',
        keys.publicKey,
        { issuer: 'foyer', subject: 'foyer', audience: client.tokenUrl, maxTokenAge: '5m' },
      );
      const isGood =
        form.get('grant_type') === 'client_credentials' &&
        form.get('client_assertion_type') === 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer' &&
        form.get('scope') === SCOPE &&
        protectedHeader.kid === 'key-1' &&
        !seen.has(payload.jti);
      seen.add(payload.jti);
      response.writeHead(isGood && !isRefusing ? 200 : 401, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ access_token: `token-${asked}`, token_type: 'bearer', expires_in: lifetime }),
      );
    })().catch(() => response.writeHead(400).end());
  });
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    assert.ok(address !== null && typeof address === 'object');
    client = {
      tokenUrl: `http://127.0.0.1:${address.port}/token`,
      clientId: 'foyer',
      privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      algorithm: 'RS384',
      keyId: 'key-1',
      scope: SCOPE,
    };
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  test('[I20] many who ask at once wait for one token, which is used until it is nearly over', async () => {
    asked = 0;
    const authorization = smartAuthorization(client);
    const headers = await Promise.all(Array.from({ length: 20 }, () => authorization()));
    assert.deepEqual([...new Set(headers)], ['Bearer token-1']);
    assert.equal(await authorization(), 'Bearer token-1');
    assert.equal(asked, 1);
  });

  test('[I20] a token that is nearly over is changed for a new one', async () => {
    lifetime = 20;
    asked = 0;
    const authorization = smartAuthorization(client);
    assert.equal(await authorization(), 'Bearer token-1');
    assert.equal(await authorization(), 'Bearer token-2');
    lifetime = 300;
  });

  test('[I20] a refusal is told, and the next caller asks again', async () => {
    const authorization = smartAuthorization(client);
    isRefusing = true;
    await assert.rejects(authorization(), /refused with 401/);
    isRefusing = false;
    assert.match(await authorization(), /^Bearer token-/);
  });
});
