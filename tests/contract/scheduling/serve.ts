/** A gateway as a process of its own, for tests that kill it. Prints its address when it serves. */
import { createServer } from 'node:http';
import { fillDemoCalendars } from '../../../gateways/demo/calendars/fill.ts';
import { createSchedulingGateway } from '../../../gateways/scheduling/gateway.ts';
import { createTestContent } from './content.ts';

const environment = process.env;
const now = new Date(environment['TEST_NOW'] ?? 0);
const gateway = await createSchedulingGateway({
  content: createTestContent(),
  fill: fillDemoCalendars,
  authorization: environment['TEST_AUTHORIZATION'] ?? '',
  databaseUrl: environment['TEST_DATABASE_URL'] ?? '',
  dataDir: environment['TEST_DATA_DIR'] ?? '',
  now: () => now,
  mail: {
    url: '',
    from: 'visits@clinic.example',
    siteUrl: 'https://site.example',
    requestsTo: 'desk@clinic.example',
    everyMs: 1_000,
  },
});
const server = createServer((request, response) => {
  void gateway.handle(request, response, new URL(request.url ?? '/', 'http://gateway'));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
});
