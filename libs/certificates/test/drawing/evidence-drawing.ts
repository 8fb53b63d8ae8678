import { rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import { inventedInsurers, inventedParty, inventedPolicyNumber } from './invented-names.js';
import type { Random } from './random.js';
import { inventedTerm, shownAmount, shownDate, text, ticked, type ShownValue } from './shown-values.js';

/** Where the part of the coverages begins. */
export const TOP = 480;
const LIMITS = ['limit1', 'limit2', 'limit3', 'limit4', 'limit5'] as const;
const COVERED = ['Building', 'Contents', 'Business Income', 'Detached garage', 'Ordinance or law'];
const PREAMBLE = [
  'THIS EVIDENCE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW.',
  'IT DOES NOT AMEND OR EXTEND THE COVERAGE THAT THE POLICY OF THE COMPANY AFFORDS TO THE INSURED.',
];

export type EvidenceForm = '27' | '28';

/** A page with what was written on it so far. */
export class EvidenceDrawing {
  readonly fields = new Map<FieldKey, ShownValue>();
  readonly middle: number;
  private readonly size: number;

  constructor(
    private readonly page: PDFPage,
    readonly random: Random,
    private readonly labelFont: PDFFont,
    private readonly valueFont: PDFFont,
    private readonly form: EvidenceForm,
  ) {
    this.size = random.between(7, 8);
    this.middle = random.between(300, 320);
  }

  label(words: string, x: number, y: number, size = 6): void {
    this.page.drawText(words, { x, y, size, font: this.labelFont });
  }

  write(words: string, x: number, y: number): void {
    this.page.drawText(words, { x, y, size: this.size, font: this.valueFont });
  }

  fill(key: FieldKey, shown: ShownValue, x: number, y: number): void {
    this.fields.set(key, shown);
    this.write(shown.shown, x, y);
  }

  box(key: FieldKey, words: string, x: number, y: number, chance: number): void {
    this.page.drawRectangle({ x, y: y - 1.5, width: 8, height: 8, borderWidth: 0.5, borderColor: rgb(0, 0, 0) });
    this.label(words, x + 11, y);
    if (this.random.chance(chance)) this.fill(key, ticked(), x + 1.6, y);
  }

  /** The wording of the one form or the other. */
  private words(ofHome: string, ofCommercial: string): string {
    return this.form === '27' ? ofHome : ofCommercial;
  }

  head(): void {
    this.label(this.words('EVIDENCE OF PROPERTY INSURANCE', 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE'), 130, 750, 13);
    this.label('DATE (MM/DD/YYYY)', 520, 762);
    this.fill('date', shownDate('2026-03-04', 'long'), 524, 750);
    PREAMBLE.forEach((line, at) => this.label(line, 24, 732 - at * 7, 5.2));
  }

  private party(name: 'producer' | 'insured' | 'holder', x: number, top: number): void {
    const of = inventedParty(this.random);
    const lines = [...of.nameLines, ...of.address, `${of.city}, ${of.state} ${of.zip}`];
    lines.forEach((line, at) => this.write(line, x, top - at * 9.5));
    const parts = { name: of.name, address: of.address.join(', '), city: of.city, state: of.state, zip: of.zip };
    for (const [part, said] of Object.entries(parts)) this.fields.set(`${name}.${part}` as FieldKey, text(said));
  }

  /** Agency and company, insured and policy. */
  parties(): void {
    const { middle, random } = this;
    if (this.form === '28' && random.chance(0.5)) {
      this.label('PRODUCER NAME,', 24, 714, 5);
      this.label('CONTACT PERSON AND ADDRESS', 24, 708, 5);
    } else
      this.label(
        this.words('AGENCY', 'PRODUCER NAME, CONTACT PERSON AND ADDRESS'),
        24,
        712,
        this.form === '27' ? 6 : 5,
      );
    this.label('PHONE', 190, 714, 5);
    this.label('(A/C, No, Ext):', 190, 708, 5);
    this.fill('producer.phone', text('303-555-0142'), 229, 710);
    this.label(this.words('COMPANY', 'COMPANY NAME AND ADDRESS'), middle, 712);
    const [insurer] = inventedInsurers(random, 1);
    this.fill('insurerA.name', text(insurer?.name ?? ''), middle + 4, 700);
    if (random.chance(0.5))
      ['400 Kiln Road', 'Denver, CO 80202'].forEach((line, at) => this.write(line, middle + 4, 690 - at * 9.5));
    this.party('producer', 30, 700);
    this.label('FAX', 24, 648, 5);
    this.label('(A/C, No):', 24, 642, 5);
    this.fill('producer.fax', text('303-555-0143'), 56, 644);
    this.label('E-MAIL', 130, 648, 5);
    this.label('ADDRESS:', 130, 642, 5);
    this.fill('producer.email', text('certs@agency.example'), 164, 644);
    if (this.form === '28') this.label('IF MULTIPLE COMPANIES, COMPLETE SEPARATE FORM FOR EACH', middle, 648, 5);
    this.label('CODE:', 24, 630);
    this.label('SUB CODE:', 130, 630);
    this.label('AGENCY', 24, 622, 5);
    this.label('CUSTOMER ID #:', 24, 616, 5);
    if (random.chance(0.5)) this.write('00012345', 76, 618);
    this.label(this.words('INSURED', 'NAMED INSURED AND ADDRESS'), 24, 604);
    this.party('insured', 30, 592);
    this.label('LOAN NUMBER', middle, 604);
    if (random.chance(0.6)) this.fill('property.loanNumber', text(`L-${random.digits(6)}`), middle + 4, 593);
    this.label('POLICY NUMBER', 450, 604);
    this.fill('other1.policyNumber', text(inventedPolicyNumber(random)), 454, 593);
    const [first, last] = inventedTerm(random);
    this.label('EFFECTIVE DATE', middle, 580);
    this.fill('other1.effective', shownDate(first, 'long'), middle + 4, 569);
    this.label('EXPIRATION DATE', 400, 580);
    this.fill('other1.expiration', shownDate(last, 'long'), 404, 569);
    this.label('CONTINUED UNTIL', 490, 574, 5);
    this.label('TERMINATED IF CHECKED', 490, 568, 5);
    this.label('THIS REPLACES PRIOR EVIDENCE DATED:', middle, 554);
    if (random.chance(0.4)) this.write('03/04/2025', 440, 554);
    this.label('PROPERTY INFORMATION', 24, 536, 8);
    this.label('LOCATION/DESCRIPTION', 24, 524);
    this.fill('description', text('1200 Kiln Road, a building of brick'), 30, 512);
    this.label('THE POLICIES OF INSURANCE LISTED BELOW WERE ISSUED FOR THE PERIOD THAT IS NAMED.', 30, 499, 5);
  }

  /** What is covered, in the order of the form. */
  causes(): void {
    const top = TOP;
    this.label('COVERAGE INFORMATION', 24, top, 8);
    this.label('PERILS INSURED', 180, top);
    (['basic', 'broad', 'special'] as const).forEach((cause, at) =>
      this.box(`property.${cause}`, cause.toUpperCase(), 250 + at * 70, top, 0.4),
    );
  }

  coverage(): void {
    this.causes();
    const { random } = this;
    const top = TOP;
    const [amount, borne] = [random.between(400, 420), random.between(520, 535)];
    this.label('COVERAGE / PERILS / FORMS', 120, top - 14);
    this.label('AMOUNT OF INSURANCE', amount - 10, top - 14);
    this.label('DEDUCTIBLE', borne, top - 14);
    LIMITS.slice(0, random.whole(1, LIMITS.length)).forEach((limit, at) => {
      const y = top - 30 - at * 12;
      const name = COVERED[at] ?? '';
      const shown = shownAmount(random.whole(5, 900) * 1_000, 'commas', name);
      this.write(name, 30, y);
      this.write(shown.shown.replace(`${name}   `, ''), amount, y);
      this.fields.set(`other1.${limit}`, shown);
      if (random.chance(0.6))
        this.fill(`other1.deductibleOf.${limit}`, text(`${random.whole(1, 9)},000`), borne + 4, y);
    });
    this.label('REMARKS (Including Special Conditions)', 24, top - 110, 8);
    if (random.chance(0.5)) this.write('Replacement cost, no coinsurance', 30, top - 124);
  }

  /** Cancellation, whom it is for, and who signed it. */
  foot(): void {
    const { middle } = this;
    const top = this.form === '27' ? 330 : 236;
    this.label('CANCELLATION', 24, top, 8);
    this.label('SHOULD THE POLICY BE CANCELLED BEFORE ITS DATE, NOTICE IS GIVEN AS IT PROVIDES.', 30, top - 12, 5.2);
    this.label('ADDITIONAL INTEREST', 24, top - 40, 8);
    this.label('NAME AND ADDRESS', 24, top - 52);
    this.party('holder', 36, top - 64);
    this.box('property.additionalInsured', 'ADDITIONAL INSURED', middle, top - 56, 0.3);
    this.box('property.lenderLossPayable', "LENDER'S LOSS PAYABLE", middle + 92, top - 56, 0.3);
    this.box('property.lossPayee', 'LOSS PAYEE', middle + 196, top - 56, 0.3);
    if (this.form === '28') this.box('property.contractOfSale', 'CONTRACT OF SALE', middle + 92, top - 70, 0.3);
    this.box('property.mortgagee', 'MORTGAGEE', middle, top - 70, 0.5);
    this.label('LOAN #', middle, top - 84);
    this.label('AUTHORIZED REPRESENTATIVE', middle, top - 106);
    this.fill('representative', text('Priya Raman'), middle + 10, top - 124);
    this.label('© ACORD CORPORATION. All rights reserved.', middle + 60, 34, 5);
    this.label(`ACORD ${this.form} (2016/03)`, 24, 22, 7);
  }
}
