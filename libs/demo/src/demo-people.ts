import { actingRolesOf } from '@covertrail/domain/rights/principal';
import type { DemoAccount } from '@covertrail/contracts/session/session.replies';
import { demoId, type DemoActor, type DemoCompany, type DemoOperator, type DemoPerson } from './demo-step.js';

/** The password of every demo account; the log-in page shows it. */
export const DEMO_PASSWORD = 'Covertrail-2026';

const address = (address1: string, city: string, state: string, postalCode: string) => ({
  address1,
  city,
  state,
  postalCode,
  country: 'US',
});

interface CompanyTraits {
  readonly timeZone: string;
  readonly taxId: string;
  readonly trade?: string;
}

const company = (
  key: string,
  name: string,
  role: 'requester' | 'insured' | 'agency',
  at: DemoCompany['address'],
  traits: CompanyTraits,
): DemoCompany => ({
  companyId: demoId('company', key),
  name,
  roles: role === 'requester' ? ['requester', 'insured'] : [role],
  address: at,
  ...traits,
});

export const REQUESTERS = {
  meridian: company(
    'meridian',
    'Meridian Builders',
    'requester',
    address('900 Champa Street', 'Denver', 'CO', '80202'),
    { timeZone: 'America/Denver', taxId: '84-2200417' },
  ),
  northgate: company(
    'northgate',
    'Northgate Hotels',
    'requester',
    address('12 Lakeside Plaza', 'Chicago', 'IL', '60601'),
    { timeZone: 'America/Chicago', taxId: '36-4471908' },
  ),
  bayside: company(
    'bayside',
    'Bayside Port Authority',
    'requester',
    address('1 Harbor Way', 'Oakland', 'CA', '94607'),
    { timeZone: 'America/Los_Angeles', taxId: '94-3105562' },
  ),
} as const;

export const AGENCIES = {
  hollis: company(
    'hollis',
    'Hollis & Vance Insurance',
    'agency',
    address('210 Larimer Street', 'Denver', 'CO', '80202'),
    { timeZone: 'America/Denver', taxId: '84-1650233' },
  ),
  keystone: company(
    'keystone',
    'Keystone Risk Partners',
    'agency',
    address('44 Grant Street', 'Pittsburgh', 'PA', '15219'),
    { timeZone: 'America/New_York', taxId: '25-1778046' },
  ),
  frontRange: company(
    'front-range-agency',
    'Front Range Brokers',
    'agency',
    address('7 Pearl Street', 'Boulder', 'CO', '80302'),
    { timeZone: 'America/Denver', taxId: '84-3390175' },
  ),
  pike: company('pike', 'Harbor & Pike Agency', 'agency', address('300 Pike Street', 'Seattle', 'WA', '98101'), {
    timeZone: 'America/Los_Angeles',
    taxId: '91-2044871',
  }),
} as const;

export const GRANITE_PEAK = company(
  'granite-peak',
  'Granite Peak Demolition LLC',
  'insured',
  address('12 Quarry Road', 'Denver', 'CO', '80216'),
  { timeZone: 'America/Denver', taxId: '84-5127306', trade: 'Demolition' },
);

const person = (firstName: string, lastName: string, domain: string, of: DemoCompany): DemoPerson => ({
  userId: demoId('user', `${firstName} ${lastName}`),
  firstName,
  lastName,
  email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
  companyId: of.companyId,
  access: 'manager',
});

/** The first of each company is its primary contact. */
export const PEOPLE = {
  dana: person('Dana', 'Okafor', 'meridian.example', REQUESTERS.meridian),
  marcus: person('Marcus', 'Reyes', 'meridian.example', REQUESTERS.meridian),
  omar: person('Omar', 'Haddad', 'northgate.example', REQUESTERS.northgate),
  lin: person('Lin', 'Takeda', 'bayside.example', REQUESTERS.bayside),
  priya: person('Priya', 'Raman', 'hollisvance.example', AGENCIES.hollis),
  sofia: person('Sofia', 'Lindqvist', 'hollisvance.example', AGENCIES.hollis),
  jonah: person('Jonah', 'Aldana', 'keystone.example', AGENCIES.keystone),
  ruth: person('Ruth', 'Abebe', 'frontrange.example', AGENCIES.frontRange),
  theo: person('Theo', 'Marsh', 'harborpike.example', AGENCIES.pike),
  ines: person('Ines', 'Calder', 'granitepeak.example', GRANITE_PEAK),
} as const;

/** Runs the product: opens the page `/admin`, and no page of a company. */
export const OPERATOR: DemoOperator = {
  userId: demoId('user', 'Olga Ortiz'),
  firstName: 'Olga',
  lastName: 'Ortiz',
  email: 'olga.ortiz@covertrail.example',
};

/** Everybody who can log in with the demo's password. */
export const DEMO_LOGINS: readonly DemoOperator[] = [...Object.values(PEOPLE), OPERATOR];

export const actorOf = (
  { userId, companyId }: DemoPerson,
  role: DemoActor['role'],
  onBehalfOf?: string,
): DemoActor => ({
  userId,
  companyId,
  role,
  ...(onBehalfOf ? { onBehalfOf } : {}),
});

/** As whom someone may act. */
export function rolesOf({ companyId }: DemoPerson): DemoActor['role'][] {
  const companies: readonly DemoCompany[] = [...Object.values(REQUESTERS), ...Object.values(AGENCIES), GRANITE_PEAK];
  return actingRolesOf(companies.find((company) => company.companyId === companyId)?.roles ?? []);
}

/** For each agency, the agent who works for its clients. */
export const AGENTS = [PEOPLE.priya, PEOPLE.jonah, PEOPLE.ruth, PEOPLE.theo] as const;

const account = (
  { email, firstName, lastName }: DemoOperator,
  role: DemoAccount['role'],
  companyName: string,
): DemoAccount => ({
  email,
  password: DEMO_PASSWORD,
  name: `${firstName} ${lastName}`,
  role,
  company: companyName,
});

/** The accounts that the demo's log-in page lists. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(PEOPLE.dana, 'Requester', REQUESTERS.meridian.name),
  account(PEOPLE.priya, 'Agent', AGENCIES.hollis.name),
  account(PEOPLE.ruth, 'Agent', AGENCIES.frontRange.name),
  account(PEOPLE.jonah, 'Agent', AGENCIES.keystone.name),
  account(PEOPLE.ines, 'Insured', GRANITE_PEAK.name),
  account(PEOPLE.omar, 'Requester', REQUESTERS.northgate.name),
  account(OPERATOR, 'Operator', 'Covertrail'),
];
