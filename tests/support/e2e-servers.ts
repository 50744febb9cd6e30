import { freePort, startServers } from '../../scripts/lib/servers.mjs';

// Playwright takes a set-up by its default export.
// oxlint-disable import/no-default-export

/** Starts the site and the gateways for the journeys, and stops them after the last one. */
export default async function setUp(): Promise<() => Promise<void>> {
  // Where a stand-in for the editor listens.
  const editorPort = await freePort();
  process.env.EDITOR_PORT = String(editorPort);
  // The machine is busy with browsers: no server of the journeys, these or a test's own, refuses a visitor for that.
  process.env.SHED_LAG_MS = '0';
  const servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    // Many visitors come from one address here; the limits have a test of their own.
    environment: {
      SEARCHES_PER_MINUTE: '100000',
      READS_PER_MINUTE: '100000',
      BOOKINGS_PER_TEN_MINUTES: '1000',
      LINKS_PER_TEN_MINUTES: '1000',
      HOLDS_PER_HOUR: '1000',
      HOLDS_PER_HOUR_AND_PROVIDER: '1000',
      MAILBOX: '1',
      BLOCK_GALLERY: '1',
      JSS_EDITING_SECRET: 'the-secret-of-the-journeys-which-is-long-enough',
      JSS_ALLOWED_ORIGINS: `https://*.editor.example,http://localhost:${editorPort}`,
    },
  });
  process.env.SITE_URL = servers.site;
  process.env.GATEWAYS_URL = servers.gateways;
  return servers.stop;
}
