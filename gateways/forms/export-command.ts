import { environmentOrExit } from '../config/env.ts';

/**
 * `npm run forms:export -- FORM`: prints what was sent with a form as comma-separated values; `subscribers` prints who
 * gets the newsletter. The running gateways are asked, because they have the store open.
 */
const { GATEWAYS_PORT: port, FORMS_AUTHORIZATION: authorization } = environmentOrExit();
const name = process.argv[2];

async function run(): Promise<string> {
  if (name === undefined || !/^[\w.-]+$/.test(name)) return 'Name a form of content/forms, or subscribers.\n';
  const path = name === 'subscribers' ? 'export-subscribers' : `export/${name}`;
  const answer = await fetch(`http://127.0.0.1:${port}/forms/${path}`, { headers: { authorization } }).catch(
    () => undefined,
  );
  if (answer === undefined) return `Nothing answers at port ${port}: start the gateways first.\n`;
  if (answer.status !== 200) return `The running gateways refused: ${answer.status}.\n`;
  process.stdout.write(await answer.text());
  return '';
}

const problem = await run();
process.stderr.write(problem);
if (problem !== '') process.exitCode = 1;
