import { readFileSync } from 'node:fs';

const MB = 1024 * 1024;

/**
 * Reads the memory of a program that was started with `--inspect`.
 * @param {number} pid
 * @param {string} address - `ws://…` of its inspector
 */
export async function inspectMemory(pid, address) {
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', () => failed(new Error(`no inspector at ${address}`)), { once: true });
  });
  let asked = 0;
  /**
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<any>}
   */
  const ask = (method, params = {}) => {
    asked += 1;
    const id = asked;
    return new Promise((answered) => {
      const listen = ({ data }) => {
        const message = JSON.parse(data);
        if (message.id !== id) return;
        socket.removeEventListener('message', listen);
        answered(message.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return {
    /** MB: resident as the system says it, then live: heap and buffers that are left after everything dead is collected. */
    read: async () => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const resident = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
      await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.evaluate', {
        expression: 'JSON.stringify(process.memoryUsage())',
        returnByValue: true,
      });
      const { heapUsed, external } = JSON.parse(result.value);
      return { resident: Math.round(resident), live: Math.round((heapUsed + external) / MB) };
    },
    close: () => socket.close(),
  };
}
