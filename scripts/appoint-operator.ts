import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { appointOperator, dismissOperator } from '@covertrail/backend/composition/appoint-operator';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { endBecauseOf, orEnd } from '@covertrail/platform/errors/refusal';
import { storesConfigFrom } from '@covertrail/platform/stores/stores-config';
import { askedAnswers, askedPassword } from './operator/questions.js';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run appoint-operator -- --email olga@example.com --first-name Olga --last-name Ortiz`: an account that opens the operator's page
 * and belongs to no company; the product may run. The password is asked on the terminal, or is the first line of the standard input.
 * With `--dismiss` the account of that e-mail opens it no longer.
 */
const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    dismiss: { type: 'boolean', default: false },
  },
});
await run().catch(endBecauseOf);
process.exit(0);

async function run(): Promise<void> {
  const { email } = await askedAnswers({ email: 'E-mail' }, values);
  const names = values.dismiss
    ? null
    : await askedAnswers({ 'first-name': 'First name', 'last-name': 'Last name' }, values);
  const password = names ? await askedPassword() : '';
  const infrastructure = await openInfrastructure({ ...storesConfigFrom(process.env), writer: 'inline' });
  try {
    if (names)
      await appointOperator(infrastructure, {
        email,
        firstName: names['first-name'],
        lastName: names['last-name'],
        password,
      });
    else await dismissOperator(infrastructure, email);
    process.stdout.write(
      names ? `${email} can open the operator's page, /admin\n` : `${email} can no longer open the operator's page\n`,
    );
  } finally {
    await infrastructure.close();
  }
}
