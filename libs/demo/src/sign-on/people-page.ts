import { createHash } from 'node:crypto';
import { PEOPLE } from '../demo-people.js';
import type { DemoPerson } from '../demo-step.js';

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

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); }
button { width: 100%; margin: 0.25rem 0; padding: 0.75rem; font: inherit; text-align: start; cursor: pointer; }`;

/** Its forms lead back to the product, at the same address. */
export const CHOICE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Whom to sign on as. `address` is that of this choice. */
export const choicePage = (address: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Identity provider of the demo</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Identity provider of the demo</h1>
<p>It stands in for the one of a company, and asks for no password. Whom do you sign on as?</p>
${SIGN_ON_PEOPLE.map(({ key, label }) => `<form method="post" action="${address}/${key}"><button>${label}</button></form>`).join('\n')}
</main>
</body>
</html>
`;
