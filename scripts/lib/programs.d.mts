import type { ChildProcess } from 'node:child_process';

/** Starts one of the two programs in a process group of its own. */
export function startProgram(file: string, environment: Readonly<Record<string, string>>): ChildProcess;

/** Waits until an address answers 200; false when the program behind it has ended before. */
export function waitUntilReady(address: string, program: ChildProcess): Promise<boolean>;

/** Asks a program to finish what it is doing and end; waits until it has. */
export function stopProgram(program: ChildProcess): Promise<void>;
