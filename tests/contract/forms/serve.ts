/** A forms gateway as a process of its own, for tests that kill it. Prints its port when it serves. */
import { createServer } from 'node:http';
import { createFormsGateway } from '../../../gateways/forms/gateway.ts';

const environment = process.env;
const ahead = Number(environment['TEST_AHEAD_MS'] ?? 0);
const gateway = await createFormsGateway({
  contentDir: environment['TEST_CONTENT_DIR'] ?? '',
  watch: false,
  authorization: environment['TEST_AUTHORIZATION'] ?? '',
  databaseUrl: environment['TEST_DATABASE_URL'] ?? '',
  dataDir: environment['TEST_DATA_DIR'] ?? '',
  keys: { given: '', folder: environment['TEST_DATA_DIR'] ?? '' },
  mail: {
    url: environment['TEST_MAIL_URL'] ?? '',
    from: 'forms@hospital.example',
    siteUrl: 'https://site.example',
    readers: 'house@hospital.example',
    everyMs: 20,
  },
  retentionDays: 30,
  now: () => Date.now() + ahead,
});
const server = createServer((request, response) => {
  void gateway.handle(request, response, new URL(request.url ?? '/', 'http://gateway'));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
});
