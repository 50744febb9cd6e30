import type { ChildProcess } from 'node:child_process';

/** A port that nobody listens on. */
export function freePort(): Promise<number>;

/** The two programs, running for a check. */
export type Servers = {
  readonly site: string;
  readonly gateways: string;
  readonly distDir: string;
  readonly gatewaysProgram: ChildProcess;
  readonly siteProgram: ChildProcess;
  stop(): Promise<void>;
};

/** Starts the gateways and the built site with data of their own. */
export function startServers(options: {
  readonly port: number;
  readonly gatewaysPort: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly keptData?: string;
  readonly logFile?: string;
}): Promise<Servers>;
