import { comparable } from '@covertrail/certificates/certificate/equal-values';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type {
  CertificateContent,
  CertifiedPolicy,
  PrintedParty,
} from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { LimitCode } from '@covertrail/domain/insurance/coverage';
import type { FieldKey } from './read-back.js';
import { liabilityRows, type LetteredPolicy } from '../src/content/liability-rows.js';
import { printedLimits, typeWords } from '../src/content/policy-facts.js';

type FieldValue = Parameters<typeof comparable>[0];
const OTHER_ROWS = ['other1', 'other2', 'other3'] as const;
type PrintedLine = 'generalLiability' | 'automobile' | 'umbrella' | 'workersCompensation';
type CertificateLine = PrintedLine | (typeof OTHER_ROWS)[number];

type Expected = readonly [FieldKey, FieldValue];

const text = (key: FieldKey, value: string): readonly Expected[] =>
  value === '' ? [] : [[key, { kind: 'text', text: value }]];
const tick = (key: FieldKey, isTicked: boolean): readonly Expected[] =>
  isTicked ? [[key, { kind: 'tick', isTicked }]] : [];
const answer = (key: FieldKey, isTicked: boolean): Expected => [key, { kind: 'tick', isTicked }];
const amount = (key: FieldKey, cents: number | undefined, label: string | null = null): readonly Expected[] =>
  cents === undefined ? [] : [[key, { kind: 'amount', cents, words: null, label }]];

/** What a reader should find on the page of a certificate of liability, said of its content and not of how it is drawn. */
export function expectedFields(content: CertificateContent, description: string): ReadonlyMap<FieldKey, string> {
  const rows = liabilityRows(content.policies);
  const all: readonly Expected[] = [
    ['date', { kind: 'date', day: content.issuedOn }],
    ...text('certificateNumber', content.number),
    ...text('revisionNumber', String(content.revision)),
    ...text('description', description),
    ...text('representative', content.representative ?? ''),
    ...text('producer.contact', content.producer.contact),
    ...text('producer.phone', content.producer.phone),
    ...text('producer.fax', content.producer.fax),
    ...text('producer.email', content.producer.email),
    ...partyOf('producer', content.producer),
    ...partyOf('insured', content.insured),
    ...partyOf('holder', content.holder),
    ...rows.insurers.flatMap(({ letter, carrier }) => [
      ...text(`insurer${letter}.name`, carrier.name),
      ...text(`insurer${letter}.naic`, carrier.naic),
    ]),
    ...printedRow('generalLiability', rows.printed.generalLiability, generalParts),
    ...printedRow('automobile', rows.printed.automobile, autoParts),
    ...printedRow('umbrella', rows.printed.umbrella, umbrellaParts),
    ...printedRow('workersCompensation', rows.printed.workersCompensation, workersParts),
    ...rows.free.flatMap((row, at) => freeRow(OTHER_ROWS[at] ?? 'other3', row)),
  ];
  return new Map(all.map(([key, value]) => [key, comparable(value)]));
}

function partyOf(party: 'producer' | 'insured' | 'holder', { name, addressLines }: PrintedParty): readonly Expected[] {
  const [, city = '', state = '', zip = ''] = /^(.*), ([A-Z]{2}) (\S+)$/.exec(addressLines.at(-1) ?? '') ?? [];
  return [
    ...text(`${party}.name`, name),
    ...text(`${party}.address`, addressLines.slice(0, -1).join(', ')),
    ...text(`${party}.city`, city),
    ...text(`${party}.state`, state),
    ...text(`${party}.zip`, zip),
  ];
}

const has = ({ endorsements }: PolicyTerms, ...codes: readonly string[]): boolean =>
  endorsements.some(({ code }) => codes.includes(code));

function rowParts(line: CertificateLine, { letter, policy: { terms } }: LetteredPolicy): readonly Expected[] {
  return [
    [`${line}.letters`, { kind: 'letters', letters: [letter] }],
    ...(line === 'workersCompensation'
      ? []
      : [answer(`${line}.additionalInsured`, has(terms, 'additionalInsuredOngoing', 'additionalInsuredCompleted'))]),
    answer(`${line}.waiver`, has(terms, 'waiverOfSubrogation')),
    ...text(`${line}.policyNumber`, terms.policyNumber),
    [`${line}.effective`, { kind: 'date', day: terms.period.effectiveOn }],
    [`${line}.expiration`, { kind: 'date', day: terms.period.expiresOn }],
  ];
}

const printedRow = (
  line: PrintedLine,
  row: LetteredPolicy | undefined,
  partsOf: (policy: CertifiedPolicy) => readonly Expected[],
): readonly Expected[] => (row ? [...rowParts(line, row), ...partsOf(row.policy)] : []);

const retroactive = ({ trigger, retroactiveOn }: PolicyTerms): string =>
  trigger === 'claimsMade' && retroactiveOn ? 'Retroactive date 07/01/2019' : '';

const limitsBy = (terms: PolicyTerms, keys: readonly (readonly [FieldKey, LimitCode])[]): readonly Expected[] =>
  keys.flatMap(([key, code]) => amount(key, terms.limits[code]));

const generalParts = ({ terms }: CertifiedPolicy): readonly Expected[] => [
  ...tick('generalLiability.commercial', true),
  ...tick('generalLiability.claimsMade', terms.trigger === 'claimsMade'),
  ...tick('generalLiability.occurrence', terms.trigger === 'occurrence'),
  ...tick('generalLiability.perPolicy', terms.aggregate?.basis === 'perPolicy'),
  ...tick('generalLiability.perProject', terms.aggregate?.basis === 'perProject'),
  ...tick('generalLiability.perLocation', terms.aggregate?.basis === 'perLocation'),
  ...tick('generalLiability.perOther', terms.aggregate?.basis === 'perOther'),
  ...text('generalLiability.perOtherText', terms.aggregate?.description ?? ''),
  ...text('generalLiability.otherCoverage', retroactive(terms)),
  ...limitsBy(terms, [
    ['generalLiability.eachOccurrence', 'eachOccurrence'],
    ['generalLiability.rentedPremises', 'damageToRentedPremises'],
    ['generalLiability.medicalExpense', 'medicalExpense'],
    ['generalLiability.personalInjury', 'personalAndAdvertisingInjury'],
    ['generalLiability.generalAggregate', 'generalAggregate'],
    ['generalLiability.productsAggregate', 'productsCompletedOperationsAggregate'],
  ]),
  ...amount('generalLiability.otherLimit', terms.limits.personalInjury, 'Personal injury'),
];

const autoParts = ({ terms }: CertifiedPolicy): readonly Expected[] => [
  ...tick(
    'automobile.anyAuto',
    terms.autoSymbols.some((symbol) => [1, 61].includes(symbol)),
  ),
  ...tick('automobile.owned', terms.autoSymbols.includes(2)),
  ...tick('automobile.scheduled', terms.autoSymbols.includes(7)),
  ...tick('automobile.hired', terms.autoSymbols.includes(8)),
  ...tick('automobile.nonOwned', terms.autoSymbols.includes(9)),
  ...text('automobile.otherCoverage', terms.autoSymbols.includes(19) ? 'Covered auto symbols 19' : ''),
  ...limitsBy(terms, [
    ['automobile.combinedSingle', 'combinedSingleLimit'],
    ['automobile.injuryPerPerson', 'bodilyInjuryPerPerson'],
    ['automobile.injuryPerAccident', 'bodilyInjuryPerAccident'],
    ['automobile.propertyDamage', 'propertyDamage'],
  ]),
];

const umbrellaParts = ({ line, terms }: CertifiedPolicy): readonly Expected[] => [
  ...tick('umbrella.umbrella', line === 'umbrella'),
  ...tick('umbrella.excess', line === 'excessLiability'),
  ...tick('umbrella.claimsMade', terms.trigger === 'claimsMade'),
  ...tick('umbrella.occurrence', terms.trigger === 'occurrence'),
  ...tick('umbrella.retention', terms.statedValues.retentionAmount !== undefined),
  ...amount('umbrella.retentionAmount', terms.statedValues.retentionAmount),
  ...amount('umbrella.eachOccurrence', terms.limits.umbrellaEachOccurrence ?? terms.limits.excessEachOccurrence),
  ...amount('umbrella.aggregate', terms.limits.umbrellaAggregate ?? terms.limits.excessAggregate),
];

const workersParts = ({ terms }: CertifiedPolicy): readonly Expected[] => [
  ...tick('workersCompensation.perStatute', true),
  ...(terms.exclusion ? [answer('workersCompensation.excluded', terms.exclusion.excluded)] : []),
  ...limitsBy(terms, [
    ['workersCompensation.eachAccident', 'eachAccident'],
    ['workersCompensation.diseaseEmployee', 'diseaseEachEmployee'],
    ['workersCompensation.diseasePolicy', 'diseasePolicyLimit'],
  ]),
];

const freeRow = (line: (typeof OTHER_ROWS)[number], row: LetteredPolicy): readonly Expected[] => [
  ...rowParts(line, row),
  ...text(`${line}.type`, typeWords(row.policy)),
  ...printedLimits(row.policy)
    .flatMap(({ code, label }) => {
      const cents = row.policy.terms.limits[code];
      return cents === undefined ? [] : [{ cents, name: label }];
    })
    .flatMap(({ cents, name }, at) =>
      amount(`${line}.${(['limit1', 'limit2', 'limit3'] as const)[at] ?? 'limit1'}`, cents, name),
    ),
];
