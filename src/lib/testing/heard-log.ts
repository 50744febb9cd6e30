import { sayCounted } from '@/lib/log';

/** A line of the log, without its time. */
type Line = Readonly<Record<string, unknown>>;

/**
 * Listens to what this process logs from now on, until it is stopped; nothing is printed meanwhile.
 * @returns the lines so far
 */
export function hearLog(): {
  readonly lines: () => readonly Line[];
  readonly text: () => string;
  readonly stop: () => void;
} {
  void sayCounted();
  const said: string[] = [];
  const spies = [process.stderr, process.stdout].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((chunk) => said.push(String(chunk)) > 0),
  );
  return {
    lines: () =>
      said.map((line) => {
        const { time: _time, ...rest } = JSON.parse(line) as Line;
        return rest;
      }),
    text: () => said.join(''),
    stop: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
