import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createAccount, type NewAccount } from '@covertrail/backend/composition/create-account';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { COMPANY_ROLES, companyRolesFrom } from '@covertrail/backend/composition/account-roles';
import { endBecauseOf, orEnd } from '@covertrail/platform/errors/refusal';
import { storesConfigFrom } from '@covertrail/platform/stores/stores-config';
import { askedAnswers, askedPassword } from './operator/questions.js';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run create-account -- --email dana@example.com --company "Meridian Builders" --name "Dana Okafor" --role requester`: a company and
 * its first person, who can log in at once; the product may run. What is not given is asked on the terminal; the password is asked
 * there too, or is the first line of the standard input. It is never an argument.
 */
const OPTIONS = {
  email: 'E-mail',
  company: 'Company',
  name: 'Name of the person',
  role: `Role (${Object.keys(COMPANY_ROLES).join(', ')})`,
  address: 'Street and number',
  city: 'City',
  state: 'State',
  'postal-code': 'Postal code',
} as const;
const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    company: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    address: { type: 'string' },
    city: { type: 'string' },
    state: { type: 'string' },
    'postal-code': { type: 'string' },
    country: { type: 'string', default: 'US' },
    'time-zone': { type: 'string', default: 'America/New_York' },
    'tax-id': { type: 'string' },
  },
});
await create().catch(endBecauseOf);
process.exit(0);

async function create(): Promise<void> {
  const given = await askedAnswers(OPTIONS, values);
  const account: NewAccount = {
    email: given.email,
    company: given.company,
    name: given.name,
    roles: companyRolesFrom(given.role),
    timeZone: values['time-zone'],
    address: {
      address1: given.address,
      city: given.city,
      state: given.state,
      postalCode: given['postal-code'],
      country: values.country,
    },
    ...(values['tax-id'] === undefined ? {} : { taxId: values['tax-id'] }),
    password: await askedPassword(),
  };
  const infrastructure = await openInfrastructure({ ...storesConfigFrom(process.env), writer: 'inline' });
  try {
    await createAccount(infrastructure, account);
    process.stdout.write(`${account.email} can log in for ${account.company}\n`);
  } finally {
    await infrastructure.close();
  }
}
