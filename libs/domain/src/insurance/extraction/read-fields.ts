import type { CertificateFinding } from '../certificate/certificate-finding.js';
import type { ClaimedPolicy } from '../certificate/claimed-policy.js';
import type { FieldKey } from '../certificate/field-keys.js';
import type { FieldReading } from '../certificate/field-reading.js';
import type { StatedExclusion } from '../certificate/stated-exclusion.js';
import { ENDORSEMENTS_OF, LIMITS_OF, type CoverageLine, type LimitCode } from '../coverage.js';
import { hasTrigger } from '../line-facts.js';
import { mayApplyPer, mayState, symbolsOfLine } from '../lines/line-coverage.js';
import { carrierOnRecord, type CarrierOnRecord } from './carrier-on-record.js';
import type { ReadField, ReadPlace } from './extracted-field.js';
import { CHECKED, EXCLUDED, NOT_EXCLUDED, type ExtractedKey } from './extracted-value.js';

/** A certificate as far as fields of its policies are made of it. */
interface OfCertificate {
  readonly fields: readonly FieldReading[];
  readonly findings: readonly CertificateFinding[];
  readonly exclusions?: readonly StatedExclusion[];
}

/** What is to be looked at of a limit of a row that is written in words. */
export type LimitDoubt =
  /** It was found by the name that the row gives it. */
  | 'LIMIT_BY_NAME'
  /** No limit of the line has the name that stands there. */
  | 'LIMIT_UNNAMED';

/** What is to be looked at of sentences that take cover away: they name no line, or several. */
export type ExclusionDoubt = 'EXCLUSION_OF_WHICH_POLICY';

/** What a row is read by, besides the page. */
export interface ReadBy {
  readonly carriers: readonly CarrierOnRecord[];
  /** The limit of a line that a free row names in words; null where no limit of it has that name. */
  readonly limitCalled: (line: CoverageLine, label: string) => LimitCode | null;
}

/**
 * What a row of a certificate says of a policy of `line`, field by field. What the page does not say has no field. A box that is checked for an
 * additional insured names no operations, so it claims the narrower endorsement alone.
 */
export function readFields(
  certificate: OfCertificate,
  claimed: ClaimedPolicy,
  line: CoverageLine,
  { carriers, limitCalled }: ReadBy,
): readonly ReadField[] {
  const reader = new RowReader(certificate, claimed, line);
  return [
    ...reader.readAs('number', claimed.policyNumber, reader.numberOf),
    ...reader.carrier(carriers),
    ...reader.readAs('effectiveOn', claimed.effective, reader.dayOf),
    ...reader.readAs('expiresOn', claimed.expiration, reader.dayOf),
    ...reader.trigger(),
    ...(claimed.line === null ? reader.limitsInWords(limitCalled) : reader.limits()),
    ...reader.aggregate(),
    ...reader.symbols(),
    ...reader.ofEmployees(),
    ...reader.exclusions(),
    ...reader.retention(),
    ...reader.endorsement('additionalInsuredOngoing', claimed.additionalInsured),
    ...reader.endorsement('waiverOfSubrogation', claimed.waiver),
    ...reader.description(),
  ];
}

const AGGREGATES = ['perPolicy', 'perProject', 'perLocation', 'perOther'] as const;
/** The boxes of ACORD 25 and the covered auto symbols that they stand for (reference: automobile liability). */
const AUTOS = [
  ['anyAuto', 1],
  ['owned', 2],
  ['scheduled', 7],
  ['hired', 8],
  ['nonOwned', 9],
] as const;

class RowReader {
  constructor(
    private readonly certificate: OfCertificate,
    private readonly claimed: ClaimedPolicy,
    private readonly line: CoverageLine,
  ) {}

  readonly textOf = ({ value }: FieldReading): string | null => (value.kind === 'text' ? value.text : null);
  /** A number has a digit: words such as “See attached” stand in its place and are none. */
  readonly numberOf = (reading: FieldReading): string | null => {
    const text = this.textOf(reading);
    return text !== null && /\p{N}/u.test(text) ? text : null;
  };
  readonly dayOf = ({ value }: FieldReading): string | null => (value.kind === 'date' ? value.day : null);
  readonly centsOf = ({ value }: FieldReading): string | null =>
    value.kind === 'amount' && value.cents !== null ? String(value.cents) : null;

  readAs(
    key: ExtractedKey,
    reading: FieldReading | null,
    valueOf: (reading: FieldReading) => string | null,
  ): readonly ReadField[] {
    return reading ? [this.field(key, valueOf(reading), [reading])] : [];
  }

  carrier(carriers: readonly CarrierOnRecord[]): readonly ReadField[] {
    const [only, another] = this.claimed.insurers;
    const readings = this.claimed.insurers.flatMap(({ name, naic }) => [name, naic].filter((part) => part !== null));
    if (!only || readings.length === 0) return [];
    if (another) return [this.field('carrier', null, readings, ['CERTIFICATE.SEVERAL_POLICIES_IN_ROW'])];
    const named = { name: only.name && this.textOf(only.name), naic: only.naic && this.textOf(only.naic) };
    const { carrierId, doubt } = carrierOnRecord(named, carriers);
    return [this.field('carrier', carrierId, readings, doubt ? [doubt] : [])];
  }

  limits(): readonly ReadField[] {
    return this.claimed.limits.flatMap(({ code, reading }) =>
      code === null ? [] : this.readAs(`limit.${code}`, reading, this.centsOf),
    );
  }

  /** Of a free row: limits by their names; where an amount has none of them, a person says which limit it is, or that it is none. */
  limitsInWords(limitCalled: ReadBy['limitCalled']): readonly ReadField[] {
    const codes = new Map<LimitCode, FieldReading>();
    const unnamed: FieldReading[] = [];
    for (const { reading } of this.claimed.limits) {
      const label = reading.value.kind === 'amount' ? reading.value.label : null;
      const code = label === null ? null : limitCalled(this.line, label);
      if (code === null || codes.has(code)) unnamed.push(reading);
      else codes.set(code, reading);
    }
    return LIMITS_OF[this.line].flatMap((code) => {
      const reading = codes.get(code);
      if (reading) return [this.field(`limit.${code}`, this.centsOf(reading), [reading], ['LIMIT_BY_NAME'])];
      return unnamed.length === 0 ? [] : [this.field(`limit.${code}`, null, unnamed, ['LIMIT_UNNAMED'])];
    });
  }

  /** What the certificate says of operations is of no row: it may become a remark of any policy. */
  description(): readonly ReadField[] {
    const reading = this.certificate.fields.find(({ key }) => key === 'description');
    const text = reading && this.textOf(reading);
    if (!reading || !text) return [];
    return [{ ...this.field('remarks', text, [reading]), isOffered: true }];
  }

  trigger(): readonly ReadField[] {
    if (!hasTrigger(this.line)) return [];
    const ticked = (['occurrence', 'claimsMade'] as const).filter((trigger) => this.isTicked(trigger));
    if (ticked.length === 0) return [];
    return [this.field('trigger', ticked.length === 1 ? (ticked[0] ?? null) : null, this.ticks(ticked))];
  }

  aggregate(): readonly ReadField[] {
    const ticked = AGGREGATES.filter((basis) => this.isTicked(basis) && mayApplyPer(this.line, basis));
    if (ticked.length === 0) return [];
    return [this.field('aggregate', ticked.length === 1 ? (ticked[0] ?? null) : null, this.ticks(ticked))];
  }

  symbols(): readonly ReadField[] {
    const ofLine = symbolsOfLine(this.line);
    const ticked = AUTOS.filter(([box, symbol]) => this.isTicked(box) && ofLine.includes(symbol));
    if (ticked.length === 0) return [];
    const value = ticked.map(([, symbol]) => symbol).join(',');
    return [this.field('symbols', value, this.ticks(ticked.map(([box]) => box)))];
  }

  /** Of workers' compensation: whether its limits are those of the statute, and whether an owner is excluded. */
  ofEmployees(): readonly ReadField[] {
    const statute = this.reading('perStatute');
    const excluded = this.reading('excluded');
    return [
      ...(statute && this.isTicked('perStatute') && mayState(this.line, 'perStatute')
        ? [this.field('perStatute', CHECKED, [statute])]
        : []),
      ...(excluded?.value.kind === 'tick'
        ? [this.field('exclusion', excluded.value.isTicked ? EXCLUDED : NOT_EXCLUDED, [excluded])]
        : []),
    ];
  }

  /** Sentences that name this line alone, and those that may be about any policy. */
  exclusions(): readonly ReadField[] {
    const { exclusions = [], fields } = this.certificate;
    const stated = exclusions.filter(({ lines }) => lines.length === 0 || lines.includes(this.line));
    if (stated.length === 0) return [];
    const readings = fields.filter(({ key }) => stated.some((sentence) => sentence.key === key));
    const isOfLine = stated.every(({ lines }) => lines.length === 1);
    const text = stated.map((sentence) => sentence.text).join('\n');
    return [this.field('exclusionComment', text, readings, isOfLine ? [] : ['EXCLUSION_OF_WHICH_POLICY'])];
  }

  retention(): readonly ReadField[] {
    const amount = this.reading('retentionAmount');
    return amount && this.isTicked('retention') && mayState(this.line, 'retentionAmount')
      ? this.readAs('retention', amount, this.centsOf)
      : [];
  }

  endorsement(
    code: 'additionalInsuredOngoing' | 'waiverOfSubrogation',
    reading: FieldReading | null,
  ): readonly ReadField[] {
    const isClaimed = reading?.value.kind === 'tick' && reading.value.isTicked;
    if (!reading || !isClaimed || !ENDORSEMENTS_OF[this.line].includes(code)) return [];
    return [this.field(`endorsement.${code}`, CHECKED, [reading])];
  }

  private field(
    key: ExtractedKey,
    value: string | null,
    readings: readonly FieldReading[],
    doubts: readonly string[] = [],
  ): ReadField {
    const keys = readings.map((reading) => reading.key);
    const found = this.certificate.findings.filter((finding) => finding.keys.some((of) => keys.includes(of)));
    const warnings = [...doubts, ...readings.flatMap((reading) => reading.doubts), ...found.map(({ code }) => code)];
    return { key, value, places: readings.map(placeOf), warnings: [...new Set(warnings)] };
  }

  private reading(part: string): FieldReading | null {
    const key = `${this.claimed.row}.${part}`;
    return this.certificate.fields.find((field) => isKey(field.key, key)) ?? null;
  }

  private isTicked(part: string): boolean {
    const value = this.reading(part)?.value;
    return value?.kind === 'tick' && value.isTicked;
  }

  private ticks(parts: readonly string[]): readonly FieldReading[] {
    return parts.map((part) => this.reading(part)).filter((reading) => reading !== null);
  }
}

const isKey = (key: FieldKey, text: string): boolean => key === text;

const placeOf = ({ page, box, text, method, confidence }: FieldReading): ReadPlace => ({
  page,
  box,
  text,
  method,
  confidence,
});
