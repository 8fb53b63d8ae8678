import {
  INSURER_LETTERS,
  type CertificateLine,
  type InsurerLetter,
  type Party,
} from '@covertrail/domain/insurance/certificate/field-keys';
import { dayOf } from '@covertrail/domain/kernel/dates';
import {
  inventedInsurers,
  inventedParty,
  inventedPerson,
  inventedPhone,
  inventedPolicyNumber,
  type InventedParty,
} from './invented-names.js';
import type { Random } from './random.js';
import {
  included,
  inventedTerm,
  shownAmount,
  shownDate,
  text,
  ticked,
  type AmountStyle,
  type Content,
  type DateStyle,
} from './shown-values.js';

/** A certificate as somebody filled it in. */
export interface CertificateContent {
  readonly fields: Content;
  readonly parties: Readonly<Record<Party, InventedParty | null>>;
}

const AMOUNTS = [100_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000] as const;
const REMARKS = [
  'Project 4410: replacement of roof and gutters at 12 Mill Street.',
  'Certificate holder is named additional insured as required by written contract.',
  'Waiver of subrogation applies in favor of the owner.',
  'GENERAL AGGREGATE limit of $2,000,000 applies per project; EACH OCCURRENCE as shown.',
  'Policy term 01/01/2026 to 01/01/2027, 30 days notice of cancellation except 10 for non-payment.',
  'See attached form CG 20 10 04 13 and CG 20 37 04 13 for what X and Y mean.',
] as const;

/** Writes the rows of one certificate. */
class ContentWriter {
  readonly fields: Content = new Map();
  readonly letters: readonly InsurerLetter[];
  private readonly dates: DateStyle;
  private readonly amounts: AmountStyle;

  constructor(private readonly random: Random) {
    this.dates = random.of(['long', 'long', 'short', 'dashed', 'two digits']);
    this.amounts = random.of(['commas', 'commas', 'dollar', 'plain', 'million', 'cents']);
    this.letters = INSURER_LETTERS.slice(0, random.whole(1, 6));
    inventedInsurers(random, this.letters.length).forEach(({ name, naic }, at) => {
      const letter = this.letters[at];
      if (!letter) return;
      this.fields.set(`insurer${letter}.name`, text(name));
      if (random.chance(0.9)) this.fields.set(`insurer${letter}.naic`, text(naic));
    });
  }

  header(): void {
    const { fields, random } = this;
    fields.set('date', shownDate(dayOf(random.whole(20_300, 20_800)), this.dates));
    if (random.chance(0.7))
      fields.set('certificateNumber', text(random.of([`CL${random.digits(9)}`, `${random.digits(4)} 25-26 Master`])));
    if (random.chance(0.4)) fields.set('revisionNumber', text(String(random.whole(0, 9))));
    if (random.chance(0.9)) fields.set('producer.contact', text(inventedPerson(random)));
    if (random.chance(0.9)) fields.set('producer.phone', text(inventedPhone(random)));
    if (random.chance(0.7)) fields.set('producer.fax', text(inventedPhone(random)));
    if (random.chance(0.9))
      fields.set('producer.email', text(random.of(['certs@agency.example', 'dana.whitfield@oak-insurance.example'])));
    if (random.chance(0.5)) fields.set('representative', text(inventedPerson(random)));
    const lines = Array.from({ length: random.whole(0, 4) }, () => random.of(REMARKS));
    if (lines.length > 0)
      fields.set('description', { shown: lines.join('\n'), value: { kind: 'text', text: lines.join(' ') } });
  }

  policy(line: CertificateLine): void {
    const { fields, random } = this;
    const [from, to] = inventedTerm(random);
    const letter = this.letters[random.whole(0, this.letters.length - 1)] ?? 'A';
    fields.set(`${line}.letters`, { shown: letter, value: { kind: 'letters', letters: [letter] } });
    fields.set(`${line}.policyNumber`, text(inventedPolicyNumber(random)));
    fields.set(`${line}.effective`, shownDate(from, this.dates));
    fields.set(`${line}.expiration`, shownDate(to, this.dates));
    if (line !== 'workersCompensation' && random.chance(0.6)) this.code(`${line}.additionalInsured`);
    if (random.chance(0.5)) this.code(`${line}.waiver`);
  }

  private code(key: `${CertificateLine}.${'additionalInsured' | 'waiver'}` | 'workersCompensation.excluded'): void {
    const shown = this.random.of(['Y', 'Y', 'X', 'N']);
    this.fields.set(key, { shown, value: { kind: 'tick', isTicked: shown !== 'N' } });
  }

  private amount(key: Parameters<Content['set']>[0], label: string | null = null): void {
    if (this.random.chance(0.12) && !label) return;
    this.fields.set(key, shownAmount(this.random.of(AMOUNTS), this.amounts, label));
  }

  general(): void {
    const { fields, random } = this;
    this.policy('generalLiability');
    fields.set('generalLiability.commercial', ticked());
    fields.set(random.chance(0.85) ? 'generalLiability.occurrence' : 'generalLiability.claimsMade', ticked());
    const per = random.of(['perPolicy', 'perProject', 'perLocation', 'perOther', null]);
    if (per) fields.set(`generalLiability.${per}`, ticked());
    if (per === 'perOther') fields.set('generalLiability.perOtherText', text('Per written contract'));
    if (random.chance(0.3))
      fields.set(
        'generalLiability.otherCoverage',
        text(random.of(['Contractual Liability', 'XCU Included', 'Ded: 5,000 PD'])),
      );
    this.amount('generalLiability.eachOccurrence');
    this.amount('generalLiability.rentedPremises');
    this.amount('generalLiability.medicalExpense');
    this.amount('generalLiability.personalInjury');
    this.amount('generalLiability.generalAggregate');
    this.amount('generalLiability.productsAggregate');
    if (random.chance(0.2))
      fields.set('generalLiability.productsAggregate', included(random.of(['INCLUDED', 'Included', 'Excluded'])));
    if (random.chance(0.2)) this.amount('generalLiability.otherLimit', 'Employee Benefits');
  }

  automobile(): void {
    const { fields, random } = this;
    this.policy('automobile');
    const boxes = random.of([
      ['anyAuto'],
      ['owned', 'hired', 'nonOwned'],
      ['scheduled', 'hired', 'nonOwned'],
      ['hired', 'nonOwned'],
    ] as const);
    for (const box of boxes) fields.set(`automobile.${box}`, ticked());
    if (random.chance(0.75)) this.amount('automobile.combinedSingle');
    else {
      this.amount('automobile.injuryPerPerson');
      this.amount('automobile.injuryPerAccident');
      this.amount('automobile.propertyDamage');
    }
    if (random.chance(0.15)) this.amount('automobile.otherLimit', 'Uninsured motorist');
  }

  umbrella(): void {
    const { fields, random } = this;
    this.policy('umbrella');
    fields.set(random.chance(0.75) ? 'umbrella.umbrella' : 'umbrella.excess', ticked());
    fields.set(random.chance(0.8) ? 'umbrella.occurrence' : 'umbrella.claimsMade', ticked());
    if (random.chance(0.6)) {
      fields.set(random.chance(0.7) ? 'umbrella.retention' : 'umbrella.deductible', ticked());
      fields.set(
        'umbrella.retentionAmount',
        shownAmount(random.of([0, 10_000, 25_000] as const), this.amounts === 'million' ? 'commas' : this.amounts),
      );
    }
    this.amount('umbrella.eachOccurrence');
    this.amount('umbrella.aggregate');
  }

  workers(): void {
    this.policy('workersCompensation');
    if (this.random.chance(0.8)) this.code('workersCompensation.excluded');
    this.fields.set(
      this.random.chance(0.9) ? 'workersCompensation.perStatute' : 'workersCompensation.otherStatute',
      ticked(),
    );
    this.amount('workersCompensation.eachAccident');
    this.amount('workersCompensation.diseaseEmployee');
    this.amount('workersCompensation.diseasePolicy');
  }

  /** A second umbrella stands here: the form has one row for them. */
  other(row: 'other1' | 'other2', hasLimits: boolean): void {
    this.policy(row);
    this.fields.set(
      `${row}.type`,
      text(
        this.random.of([
          'Excess Liability',
          '2nd Layer Excess',
          'Professional Liability',
          'Pollution',
          'Installation Floater',
        ]),
      ),
    );
    if (!hasLimits) return;
    this.amount(`${row}.limit1`, 'Each Claim');
    if (row === 'other1' && this.random.chance(0.5)) this.amount(`${row}.limit2`, 'Aggregate');
  }
}

/** A certificate by its seed. Names of the form know limits of the first free row alone. */
export function certificateContent(random: Random): CertificateContent {
  const writer = new ContentWriter(random);
  writer.header();
  writer.general();
  if (random.chance(0.8)) writer.automobile();
  if (random.chance(0.65)) writer.umbrella();
  if (random.chance(0.8)) writer.workers();
  if (random.chance(0.5)) {
    writer.other('other1', true);
    if (random.chance(0.5)) writer.other('other2', false);
  }
  const parties = {
    producer: inventedParty(random),
    insured: inventedParty(random),
    holder: random.chance(0.9) ? inventedParty(random) : null,
  };
  for (const party of ['producer', 'insured', 'holder'] as const) {
    const of = parties[party];
    if (!of) continue;
    writer.fields.set(`${party}.name`, text(of.name));
    writer.fields.set(`${party}.address`, text(of.address.join(', ')));
    writer.fields.set(`${party}.city`, text(of.city));
    writer.fields.set(`${party}.state`, text(of.state));
    writer.fields.set(`${party}.zip`, text(of.zip));
  }
  return { fields: writer.fields, parties };
}
