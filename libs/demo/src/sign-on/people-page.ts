import { PEOPLE } from '../demo-people.js';
import type { DemoPerson } from '../demo-step.js';
import { providerPage } from '../provider-page.js';

/** Someone who may sign on, and what the provider says of them. */
interface SignOnPerson {
  readonly key: string;
  readonly label: string;
  readonly claims: { readonly name: string; readonly email?: string; readonly email_verified?: boolean };
}

const person = (
  key: string,
  { firstName, lastName, email }: DemoPerson,
  note = '',
  isVerified = true,
): SignOnPerson => ({
  key,
  label: `${firstName} ${lastName}${note}`,
  claims: { name: `${firstName} ${lastName}`, email, email_verified: isVerified },
});

/** The last two show what a person meets whose directory lacks something. */
export const SIGN_ON_PEOPLE: readonly SignOnPerson[] = [
  person('dana', PEOPLE.dana),
  person('omar', PEOPLE.omar),
  person('priya', PEOPLE.priya),
  person('ines', PEOPLE.ines),
  person('marcus', PEOPLE.marcus, ', whose email is not verified', false),
  { key: 'nobody', label: 'Someone without an email', claims: { name: 'Someone' } },
];

/** Whom to sign on as. `address` is that of this choice. */
export const choicePage = (address: string): string =>
  providerPage(
    'Identity provider of the demo',
    `<p>It stands in for the one of a company, and asks for no password. Whom do you sign on as?</p>
${SIGN_ON_PEOPLE.map(({ key, label }) => `<form method="post" action="${address}/${key}"><button>${label}</button></form>`).join('\n')}`,
  );
