import type { Random } from './random.js';

const FIRST = [
  'Harbor',
  'Granite',
  'Blue Mesa',
  'Oak Line',
  'Summit',
  'Prairie',
  'Lakeside',
  'Ironwood',
  "O'Malley",
  'St. Clair',
  'José Núñez',
] as const;
const TRADE = [
  'Roofing',
  'Electric',
  'Mechanical',
  'Builders',
  'Paving',
  'Glass & Door',
  'Drywall',
  'Fire Protection',
] as const;
const KIND = ['LLC', 'Inc.', 'Co., Inc.', 'Corporation', '& Sons, Inc.', 'L.P.'] as const;
const INSURERS = [
  'Redwood Mutual Insurance Company',
  'Pioneer Casualty Co',
  'First Meridian Indemnity Company',
  'Bay State Surplus Lines Ins. Co.',
  'Evergreen Fire & Marine Insurance Co',
  'Colonial Specialty Ins Co (A Stock Co.)',
  'Union Pacific Workers Comp Fund',
  'Redwood Assurance Company of America',
  '21st Street Insurance Company',
  'Lloyds Syndicate 4021',
] as const;
const STREETS = [
  'Main St',
  'Industrial Pkwy',
  'W. 5th Avenue',
  'Market Street',
  'County Road 12',
  'Oak Ridge Blvd NE',
] as const;
const SECOND = ['Suite 200', 'PO Box 1180', 'Floor 14', 'Bldg. C, Unit 7', 'Attn: Risk Management'] as const;
/** Cities with a zip code that lies in them. */
const PLACES = [
  ['Denver', 'CO', '80202'],
  ['San Antonio', 'TX', '78205'],
  ['St. Louis', 'MO', '63101'],
  ['New York', 'NY', '10001'],
  ['Salt Lake City', 'UT', '84111'],
  ['Winston-Salem', 'NC', '27101'],
  ['Portland', 'OR', '97204'],
  ['Boston', 'MA', '02110'],
] as const;
const PEOPLE = ['Dana Whitfield', 'Chris O’Neil', 'Maria del Carmen Ruiz', 'J. P. Anders', 'Lee Ng'] as const;

export interface InventedParty {
  readonly name: string;
  readonly nameLines: readonly string[];
  readonly address: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export function inventedParty(random: Random): InventedParty {
  const first = `${random.of(FIRST)} ${random.of(TRADE)} ${random.of(KIND)}`;
  const nameLines = random.chance(0.15) ? [first, `dba ${random.of(FIRST)} ${random.of(TRADE)}`] : [first];
  const [city, state, zip] = random.of(PLACES);
  const street = `${random.whole(1, 19_999)} ${random.of(STREETS)}`;
  return {
    name: nameLines.join(' '),
    nameLines,
    address: random.chance(0.4) ? [street, random.of(SECOND)] : [street],
    city,
    state,
    zip: random.chance(0.2) ? `${zip}-${random.digits(4)}` : zip,
  };
}

export const inventedPerson = (random: Random): string => random.of(PEOPLE);

export const inventedPhone = (random: Random): string => {
  const [area, office, line] = [random.whole(201, 989), random.whole(200, 999), random.digits(4)];
  return random.of([`(${area}) ${office}-${line}`, `${area}-${office}-${line}`, `${area}.${office}.${line}`]);
};

/** Insurers in a random order, each with a code of five digits. */
export function inventedInsurers(random: Random, count: number): readonly { name: string; naic: string }[] {
  const left: string[] = [...INSURERS];
  return Array.from({ length: count }, () => {
    const [name = ''] = left.splice(random.whole(0, left.length - 1), 1);
    return { name, naic: `${random.whole(1, 9)}${random.digits(4)}` };
  });
}

export const inventedPolicyNumber = (random: Random): string =>
  random.of([
    `GL${random.digits(7)}`,
    `${random.digits(3)}-${random.digits(6)}-${random.digits(2)}`,
    `WC ${random.digits(2)} ${random.digits(5)}`,
    `BAP-${random.digits(7)}A`,
    `${random.digits(2)}ABC${random.digits(4)}`,
    `CX${random.digits(8)}/01`,
  ]);
