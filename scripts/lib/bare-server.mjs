import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A plain HTTP server that sends the bytes of one page, as the measure for the site: `bare-server.mjs PORT ADDRESS`. */
const [, , port, address = ''] = process.argv;
const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
const body = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 });
createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'gzip',
    'Content-Length': body.length,
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
