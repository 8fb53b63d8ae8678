import * as account from '@covertrail/domain/fields/account-fields';
import * as system from '@covertrail/domain/fields/agency-system-fields';
import * as agent from '@covertrail/domain/fields/agent-fields';
import * as company from '@covertrail/domain/fields/company-fields';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { messageOf } from './field-message.js';

/** By the name of each rule of a module, what it says of a value; null: nothing, for it fits. */
type Says = Readonly<Record<string, readonly (readonly [value: unknown, message: string | null])[]>>;

const long = (length: number) => 'x'.repeat(length);

const EMAILS = [
  [' ', 'Please enter your email address.'],
  ...['priya', 'priya@', '@x.example', 'a b@x.example', 'a@x', 'a@x..example', 'a@@x.example', '<a@x.example>'].map(
    (wrong) => [wrong, 'Please enter valid email address.'] as const,
  ),
  [`${long(250)}@x.example`, 'Invalid email address!'],
  [' priya.raman+coi@hollis-vance.example ', null],
] as const;
const WEAK = 'Password is not matching the criteria';
const NO_NAME = 'Please enter a valid name.';

const ACCOUNT: Says = {
  email: EMAILS,
  forgetfulEmail: EMAILS,
  signUpEmail: EMAILS,
  invitedEmail: [
    ['', 'Please enter Email.'],
    ['x', 'Please enter a valid email address.'],
    [`${long(250)}@x.example`, 'Please enter a valid email address.'],
  ],
  loginEmail: [
    ['  ', 'Please enter the E-mail.'],
    [long(255), 'Please enter the E-mail.'],
    ['priya', null],
  ],
  loginPassword: [
    ['  ', 'Please enter password.'],
    [long(201), 'Please enter password.'],
    ['x', null],
  ],
  proofCode: [
    ['', 'Please enter the code.'],
    ['12345', 'Please enter the 6 digits of your app, or a recovery code.'],
    ['123 456', null],
  ],
  password: [
    ['', 'Please enter your password.'],
    ...['Ab1!xyz', 'abcdef1!', '1234567!', 'Abcdefg!', 'Abcdefg1', 'Abcdef1 ', 12345678, `Ab1!${long(200)}`].map(
      (weak) => [weak, WEAK] as const,
    ),
    ['Granite-2026', null],
  ],
  firstName: [
    ['', 'Please enter your first name.'],
    [long(31), 'First name should be max 30 chars long.'],
    ...['<b>', 'a`b', 'a>b'].map((wrong) => [wrong, NO_NAME] as const),
    [long(30), null],
  ],
  lastName: [
    ['', 'Please enter your last name.'],
    [long(31), 'Last name should be max 30 chars long.'],
    ['<b>', NO_NAME],
    ['Aldana O’Brien-Núñez', null],
  ],
  agentPhone: [
    ['', 'Please enter valid Agent Phone Number'],
    ['303-555', 'Please enter valid Agent Phone Number'],
    ['1'.repeat(31), 'Please enter valid Agent Phone Number'],
    ['3035550142', null],
  ],
  phone: [
    ['303', 'Please enter a valid phone number.'],
    ['+1 (303) 555-0142', null],
    ['', null],
  ],
  companySearch: [
    ['Me', 'Type at least the first three letters of your Agency name/ Company name'],
    ['Mer', null],
  ],
  captcha: [
    [' ', 'Please enter captcha.'],
    [long(21), 'Enter valid captcha'],
    ['x7K', null],
  ],
  agentLicense: [
    [long(51), 'Agent License number should not be greater than 50 char.'],
    ['', null],
  ],
  faxNumber: [
    ['  ', 'Please enter Fax Number'],
    [long(16), 'Fax Number cannot be longer than 15 characters!'],
    ['', null],
  ],
};

const COMPANY: Says = {
  agencyName: [
    ['', 'Please enter your Agency Name'],
    [long(51), 'Agency Name should not be greater than 50 char.'],
  ],
  companyName: [
    ['', 'Please enter your Company Name.'],
    [long(121), 'Company Name cannot exceed 120 characters.'],
  ],
  address1: [
    ['', 'Please enter address 1.'],
    [long(51), 'Address 1 cannot exceed 50 characters.'],
  ],
  addressBeginning: [
    ['90', 'Type at least the first three characters of the address.'],
    [long(51), 'Address 1 cannot exceed 50 characters.'],
    ['900', null],
  ],
  address2: [
    [long(51), 'Address 2 cannot exceed 50 characters.'],
    ['', null],
  ],
  city: [
    ['', 'Please enter City.'],
    [long(51), 'City cannot exceed 50 characters.'],
  ],
  state: [
    ['', 'Please enter State.'],
    [long(51), 'State cannot exceed 50 characters.'],
  ],
  postalCode: [
    ['', 'Invalid zip code / post code / pin code.'],
    ['80202_1', 'Invalid zip code / post code / pin code.'],
    ['12345678901', 'Invalid zip code / post code / pin code.'],
    ['K1A 0B1', null],
  ],
  country: [
    ['', 'Please select country.'],
    ['US', null],
  ],
  timeZone: [
    ['Denver!', 'Please choose from the list.'],
    ['America/Denver', null],
  ],
  taxId: [
    ['1-11111111', 'Tax ID must be like 11-1111111.'],
    ['', null],
    ['84-1234567', null],
    ['841234567', null],
  ],
  searchedTaxId: [
    ['', 'Please enter Tax ID.'],
    ['12', 'Tax ID must be like 11-1111111.'],
    ['84-1234567', null],
  ],
  ownTaxId: [['', 'Please enter Tax ID.']],
};

const AGENT: Says = {
  agentEmail: [
    ['', 'Please enter your email address.'],
    ['nell@keystone', 'Invalid email format.'],
    [`${long(250)}@x.example`, 'Invalid email address!'],
    ['nell@keystone.example', null],
  ],
  foundersAgent: [
    ['nell', 'Invalid email format.'],
    ['', null],
  ],
  agentEmails: [
    [Array.from({ length: 16 }, (_, n) => `a@d${n}.example`), 'Maximum of 15 agents allowed.'],
    [['nell'], 'Invalid email format.'],
    [[], null],
  ],
  managementSystem: [
    ['', 'Please enter your Agency Management System'],
    [long(51), 'Agency Management System should not be greater than 50 char.'],
    ['<EZ>', 'Please enter valid Agency Management System'],
    ...agent.MANAGEMENT_SYSTEMS.map((name) => [name, null] as const),
  ],
};

const MOST_OF_SAGITTA = 'Please enter at most 30 characters.';
const SYSTEM: Says = {
  amsAgencyId: [
    ['', 'Please enter AMS Agency  ID.'],
    [long(51), 'AMS Agency ID cannot exceed 50 characters.'],
  ],
  sagittaServer: [
    [' ', 'Please enter Sagitta server.'],
    [long(31), MOST_OF_SAGITTA],
  ],
  sagittaAccount: [
    [' ', 'Please enter Sagitta account.'],
    [long(31), MOST_OF_SAGITTA],
  ],
  sagittaUser: [
    [' ', 'Please enter Sagitta user.'],
    ['nell ortiz', 'Sagitta user must not contain spaces.'],
    [long(31), MOST_OF_SAGITTA],
    ['nell', null],
  ],
  sagittaPassword: [
    [' ', 'Please enter Sagitta password.'],
    [long(31), MOST_OF_SAGITTA],
  ],
  sagittaFurther: [
    [long(31), MOST_OF_SAGITTA],
    ['', null],
  ],
};

const isRule = (value: unknown): value is FieldRule =>
  typeof value === 'object' && value !== null && 'check' in value && typeof value.check === 'function';
const rulesIn = (module: object): ReadonlyMap<string, FieldRule> =>
  new Map(Object.entries(module).filter((entry): entry is [string, FieldRule] => isRule(entry[1])));

const TABLES: readonly (readonly [of: string, rules: ReadonlyMap<string, FieldRule>, says: Says])[] = [
  ['accounts and people', rulesIn(account), ACCOUNT],
  ['companies', rulesIn(company), COMPANY],
  ['agents', rulesIn(agent), AGENT],
  ['the systems of agencies', rulesIn(system), SYSTEM],
];

describe.each(TABLES)('the messages of the fields of %s [A15]', (_of, rules, says) => {
  it('stand in the table for each rule', () => {
    expect(Object.keys(says).sort()).toEqual([...rules.keys()].sort());
  });

  it.each(Object.entries(says))('are those of its rule: %s', (name, values) => {
    const rule = rules.get(name)!;
    expect(values.map(([value]) => [value, messageOf(rule, value)])).toEqual(values);
  });
});

it('say that the second password is another one [A15]', () => {
  const confirmed = account.confirmedPassword('Granite-2026');
  for (const [value, message] of [
    ['', 'Please confirm your password.'],
    ['granite-2026', 'Password does not match'],
    ['Granite-2026', null],
  ])
    expect(messageOf(confirmed, value)).toBe(message);
});
