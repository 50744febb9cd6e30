/**
 * A process of the site without its pages, for the test of the relay: it is told what to announce, and says what it hears.
 * The site's files belong to another project of the compiler: they are imported by computed names.
 */
import { join } from 'node:path';

const site = join(process.cwd(), 'src');
type Listener = (publication: { readonly id: string; readonly deleted: readonly string[] }) => void;
const { onPublication, announce, publicationsSeen } = (await import(join(site, 'lib/publications.ts'))) as {
  onPublication: (listener: Listener) => void;
  announce: (what: object) => void;
  publicationsSeen: () => { others: string };
};
const { fateOf } = (await import(join(site, 'lib/page-fates.ts'))) as {
  fateOf: (address: string) => object | undefined;
};
const { PublicationRelay } = (await import(join(site, 'server/publication-relay.ts'))) as {
  PublicationRelay: new (options: { url: string; scope: string }) => { start: () => Promise<void> };
};

const say = (message: object): void => void process.send?.(message);
onPublication(({ deleted }) => say({ heard: deleted }));
process.on('message', (asked: { announce?: object; fateOf?: string; others?: true }) => {
  if (asked.announce) announce(asked.announce);
  if (asked.fateOf !== undefined) say({ fate: fateOf(asked.fateOf) ?? null });
  if (asked.others) say({ others: publicationsSeen().others });
});
const began = performance.now();
await new PublicationRelay({ url: process.env['REDIS_URL'] ?? '', scope: 'tests' }).start();
say({ startedInMs: performance.now() - began });
