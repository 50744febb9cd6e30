import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';

test('[B18] [O9] npm run search:clients runs the clients that are here, names the others, and ends with 1 without any', async () => {
  const program = spawn('npm', ['run', '--silent', 'search:clients']);
  const [printed, complained, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  const missing = printed.match(/^(?:pysolr|WebService::Solr) is not on this machine\.$/gm) ?? [];
  const tried = printed.match(/^(?:pysolr|WebService::Solr) on embedded$/gm) ?? [];
  assert.equal(missing.length + tried.length, 2, printed);
  assert.deepEqual({ code, complained }, { code: tried.length > 0 ? 0 : 1, complained: '' });
});
