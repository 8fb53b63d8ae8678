import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { Random } from '../drawing/random.js';
import type { Cast, Clause, Part } from './exhibit-content.js';
import { autoPart } from './lines/automobile.part.js';
import { furtherPart } from './lines/further-line.part.js';
import { generalPart } from './lines/general-liability.part.js';
import { umbrellaPart } from './lines/umbrella.part.js';
import { workersPart } from './lines/workers-compensation.part.js';
import {
  deductibleClause,
  exclusionClause,
  holderClause,
  insuredClause,
  noticeClause,
  primaryClause,
  ratingClause,
  waiverClause,
} from './shared-clauses.js';
import { wordsAround } from './words-around.js';

/** A text with all that it states. */
export interface DrawnExhibit {
  readonly text: string;
  readonly states: readonly StatedRequirement[];
}

const PARTIES = [
  'Granite Ridge Owner LLC',
  'City of Fort Ellis',
  'Harbor Point Partners, LP',
  'Larkspur Development Company',
  'Summit & Vale Holdings, Inc.',
] as const;
const PLACES = [
  ['100 Main Street', 'Suite 400', 'Denver', 'CO', '80202'],
  ['2218 W. Alder Ave', '', 'Fort Ellis', 'WY', '82001'],
  ['PO Box 7719', '', 'San Antonio', 'TX', '78205'],
  ['45 Harbor Point Road', 'Floor 3', 'Portland', 'ME', '04101-2210'],
] as const;

/** An exhibit of a contract in one of several styles, the same for the same seed. */
export function drawExhibit(seed: number): DrawnExhibit {
  const random = new Random(seed);
  const cast: Cast = {
    insured: random.of(['Contractor', 'Subcontractor', 'Vendor', 'Consultant', 'the Supplier']),
    owner: random.of(['Owner', 'the Owner', 'Company', 'Client', 'Landlord']),
    party: random.of(PARTIES),
    address: random.of(PLACES),
  };
  const parts = [
    generalPart(random, cast),
    autoPart(random, cast),
    workersPart(random, cast),
    ...(random.chance(0.7) ? [umbrellaPart(random, cast)] : []),
    ...(random.chance(0.5) ? [furtherPart(random, cast)] : []),
  ];
  const provisions = sharedOf(random, cast, linesOf(parts));
  const clauses = [...parts.flatMap((part) => part.clauses), ...provisions];
  return {
    text: LAYOUTS[random.whole(0, LAYOUTS.length - 1)]!(random, parts, provisions),
    states: clauses.flatMap(({ states }) => states),
  };
}

const linesOf = (parts: readonly Part[]): readonly CoverageLine[] => [
  ...new Set(
    parts.flatMap(({ clauses }) =>
      clauses.flatMap(({ states }) => states.flatMap((state) => ('line' in state ? [state.line] : []))),
    ),
  ),
];

function sharedOf(random: Random, cast: Cast, carried: readonly CoverageLine[]): readonly Clause[] {
  const clauses = [
    insuredClause(random, cast, carried),
    waiverClause(random, cast, carried),
    primaryClause(random, cast, carried),
    ratingClause(random),
    noticeClause(random, cast, carried),
    ...(random.chance(0.5) ? [deductibleClause(random, cast, carried)] : []),
    ...(random.chance(0.3) ? [exclusionClause(random)] : []),
  ];
  const around = Array.from({ length: random.whole(2, 6) }, () => wordsAround(random, cast));
  return [...shuffled(random, [...clauses, ...around]), ...(random.chance(0.7) ? [holderClause(random, cast)] : [])];
}

const shuffled = <Item>(random: Random, items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

type Layout = (random: Random, parts: readonly Part[], provisions: readonly Clause[]) => string;

const TITLES = [
  'EXHIBIT B - INSURANCE REQUIREMENTS',
  'Exhibit C\nInsurance',
  'ATTACHMENT 4: INSURANCE REQUIREMENTS',
  'Insurance Requirements',
] as const;
const SHARED = ['General Provisions', 'GENERAL REQUIREMENTS', 'Additional Requirements', 'Other Provisions'] as const;

const together = (clauses: readonly Clause[]): string => clauses.map(({ text }) => text).join(' ');

/** Lines that a page broke, in one width. */
function broken(text: string, width: number): string {
  if (text.includes('\n')) return text;
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1] ?? '';
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}

/** Numbered parts with their sentences in one paragraph. */
const numbered: Layout = (random, parts, provisions) => {
  const paragraphs = parts.map(({ title, clauses, isTable }, index) =>
    isTable
      ? `${index + 1}. ${title}\n${clauses.map(({ text }) => `   ${text}`).join('\n')}`
      : `${index + 1}. ${title}. ${together(clauses)}`,
  );
  const shared = provisions.map(({ text }, index) => `${parts.length + 1 + index}. ${text}`);
  return [random.of(TITLES), ...paragraphs, ...shared].join('\n\n');
};

/** Headings, entries with signs, and then letters. */
const listed: Layout = (random, parts, provisions) => {
  const sign = random.of(['-', '•', '*'] as const);
  const blocks = parts.map(({ title, clauses }) => [title, ...clauses.map(({ text }) => `${sign} ${text}`)].join('\n'));
  const letters = provisions.map(({ text }, index) =>
    text.includes('\n') ? text : `${String.fromCharCode(65 + (index % 26))}. ${text}`,
  );
  return [random.of(TITLES), ...blocks, random.of(SHARED), ...letters].join('\n\n');
};

/** Paragraphs of prose, broken as on a page. */
const printed: Layout = (random, parts, provisions) => {
  const width = random.of([72, 84, 96] as const);
  const blocks = parts.map(({ title, clauses, isTable }) =>
    isTable ? [`${title}`, ...clauses.map(({ text }) => text)].join('\n') : broken(together(clauses), width),
  );
  return [random.of(TITLES), ...blocks, random.of(SHARED), ...provisions.map(({ text }) => broken(text, width))].join(
    '\n\n',
  );
};

/** Articles with numbered points, and small letters below them. */
const nested: Layout = (random, parts, provisions) => {
  const blocks = parts.map(({ title, clauses }, index) =>
    [`1.${index + 1} ${title}:`, ...clauses.map(({ text }, at) => `(${String.fromCharCode(97 + at)}) ${text}`)].join(
      '\n',
    ),
  );
  const shared = provisions.map(({ text }, index) => (text.includes('\n') ? `\n${text}` : `2.${index + 1} ${text}`));
  return [random.of(TITLES), '1. Required Coverage', ...blocks, `2. ${random.of(SHARED)}`, ...shared].join('\n');
};

const LAYOUTS: readonly Layout[] = [numbered, listed, printed, nested];
