import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { AUTHORIZATION, createClient, NOW } from './client.ts';

const program = fileURLToPath(new URL('serve.ts', import.meta.url));

/** Where a gateway keeps its bookings; an empty address of a database means the files in the directory. */
export type Store = { readonly databaseUrl: string; readonly dataDir: string };

/**
 * A gateway as a process of its own, that can be killed.
 * @param now - instant at which its clock stands
 */
export async function startProcess(store: Store, now: string = NOW) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      TZ: 'UTC',
      TEST_NOW: now,
      TEST_AUTHORIZATION: AUTHORIZATION,
      TEST_DATABASE_URL: store.databaseUrl,
      TEST_DATA_DIR: store.dataDir,
    },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (port === undefined) continue;
    const ended = once(child, 'exit');
    return {
      address: `127.0.0.1:${port}`,
      call: createClient(`http://127.0.0.1:${port}`),
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  throw new Error('the gateway did not start');
}

export type GatewayProcess = Awaited<ReturnType<typeof startProcess>>;
