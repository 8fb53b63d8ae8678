import type { PDFFont, PDFPage } from 'pdf-lib';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import { inventedInsurers, inventedParty, inventedPolicyNumber } from './invented-names.js';
import type { Random } from './random.js';
import { inventedTerm, shownAmount, shownDate, text, type ShownValue } from './shown-values.js';

export const LETTERS = ['A', 'B', 'C'] as const;
const RIGHT = 590;
const ROWS = ['other1', 'other2', 'other3'] as const;
const LIMITS = ['limit1', 'limit2', 'limit3'] as const;
const KINDS = ['Property', 'Inland Marine', 'Crime', 'Boiler & Machinery'] as const;
const COVERED = ['Building', 'Personal Property', 'Business Income', 'Extra Expense', 'Rental Value'] as const;

/** A page with what was written on it so far. */
export class PropertyDrawing {
  readonly fields = new Map<FieldKey, ShownValue>();
  readonly size: number;
  private readonly right: number;

  constructor(
    readonly page: PDFPage,
    readonly random: Random,
    readonly labelFont: PDFFont,
    readonly valueFont: PDFFont,
  ) {
    this.size = random.between(6.4, 7.6);
    this.right = random.between(300, 325);
  }

  label(words: string, x: number, y: number, size = 6): void {
    this.page.drawText(words, { x, y, size, font: this.labelFont });
  }

  fill(key: FieldKey, shown: ShownValue, x: number, y: number): void {
    this.fields.set(key, shown);
    this.page.drawText(shown.shown, { x, y, size: this.size, font: this.valueFont });
  }

  private party(name: 'producer' | 'insured' | 'holder', x: number, top: number): void {
    const of = inventedParty(this.random);
    const lines = [...of.nameLines, ...of.address, `${of.city}, ${of.state} ${of.zip}`];
    lines.forEach((line, at) =>
      this.page.drawText(line, { x, y: top - at * 10, size: this.size, font: this.valueFont }),
    );
    this.fields.set(`${name}.name`, text(of.name));
    this.fields.set(`${name}.address`, text(of.address.join(', ')));
    this.fields.set(`${name}.city`, text(of.city));
    this.fields.set(`${name}.state`, text(of.state));
    this.fields.set(`${name}.zip`, text(of.zip));
  }

  upper(): void {
    const { random, right } = this;
    this.label('CERTIFICATE OF PROPERTY INSURANCE', 150, 752, 14);
    this.label('DATE (MM/DD/YYYY)', 520, 762);
    this.fill('date', shownDate('2026-03-04', 'long'), 524, 750);
    this.label('PRODUCER', 24, 700);
    this.party('producer', 30, 688);
    this.label('INSURED', 24, 636);
    this.party('insured', 30, 624);
    // The form has labels of two lines.
    const isTwoLined = random.chance(0.5);
    const label = (first: string, second: string, x: number, y: number) => {
      if (!isTwoLined) return this.label(`${first} ${second}`, x, y);
      this.label(first, x, y + 3, 5);
      return this.label(second, x, y - 3, 5);
    };
    label('CONTACT', 'NAME:', right, 700);
    this.fill('producer.contact', text('Dana Whitfield'), right + 56, 700);
    label('PHONE', '(A/C, No, Ext):', right, 686);
    this.fill('producer.phone', text('303-555-0142'), right + 72, 686);
    label('FAX', '(A/C, No):', 480, 686);
    this.fill('producer.fax', text('303-555-0143'), 530, 686);
    label('E-MAIL', 'ADDRESS:', right, 672);
    this.fill('producer.email', text('certs@agency.example'), right + 62, 672);
    this.label('INSURER(S) AFFORDING COVERAGE', right + 40, 656);
    this.label('NAIC #', 545, 656);
    const insurers = inventedInsurers(random, LETTERS.length);
    ['A', 'B', 'C', 'D', 'E', 'F'].forEach((letter, at) => this.label(`INSURER ${letter}:`, right, 644 - at * 12));
    LETTERS.forEach((letter, at) => {
      const insurer = insurers[at];
      if (!insurer) return;
      this.fill(`insurer${letter}.name`, text(insurer.name), right + 46, 644 - at * 12);
      this.fill(`insurer${letter}.naic`, text(insurer.naic), 545, 644 - at * 12);
    });
    this.label('COVERAGES', 24, 572, 8);
    this.label('CERTIFICATE NUMBER:', 180, 572, 7);
    this.fill('certificateNumber', text(`CP${random.digits(7)}`), 270, 572);
    this.label('REVISION NUMBER:', 430, 572, 7);
    if (random.chance(0.5)) {
      this.label('LOCATION OF PREMISES / DESCRIPTION OF PROPERTY (a schedule may be attached)', 24, 565, 5);
      this.fill('description', text('12 Kiln Road, a store of two floors'), 30, 557.5);
    }
    this.label('THIS IS TO CERTIFY THAT THESE POLICIES WERE ISSUED.', 30, 552, 4);
  }

  table(isMiddle: boolean): void {
    const { random } = this;
    const [type, number, from, to, covered, limits] = [
      44,
      random.between(126, 138),
      random.between(224, 230),
      random.between(292, 296),
      random.between(360, 366),
      random.between(500, 520),
    ];
    const edges = [22, type, number, from, to, covered, limits, RIGHT];
    const head = (words: string, left: number, y: number, size = 6) => {
      const right = edges.find((edge) => edge > left) ?? RIGHT;
      const room = right - 4 - left - this.labelFont.widthOfTextAtSize(words, size);
      this.label(words, isMiddle ? left + Math.max(0, room / 2) : left, y, size);
    };
    head('INSR', 22, 540);
    head('LTR', 22, 534);
    head('TYPE OF INSURANCE', type, 537);
    head('POLICY NUMBER', number, 537);
    head('POLICY EFFECTIVE', from, 540, 5.4);
    head('DATE (MM/DD/YYYY)', from, 534, 4.6);
    head('POLICY EXPIRATION', to, 540, 5.4);
    head('DATE (MM/DD/YYYY)', to, 534, 4.6);
    head('COVERED PROPERTY', covered, 537);
    head('LIMITS', limits, 537);
    const pitch = random.between(11, 15);
    let y = 516;
    for (const row of ROWS.slice(0, random.whole(1, ROWS.length))) {
      const [first, last] = inventedTerm(random);
      const letter = random.of(LETTERS);
      this.fill(`${row}.letters`, { shown: letter, value: { kind: 'letters', letters: [letter] } }, 25, y);
      this.fill(`${row}.type`, text(random.of(KINDS)), type, y);
      this.fill(`${row}.policyNumber`, text(inventedPolicyNumber(random)), number, y);
      this.fill(`${row}.effective`, shownDate(first, 'long'), from, y);
      this.fill(`${row}.expiration`, shownDate(last, 'long'), to, y);
      for (const limit of LIMITS.slice(0, random.whole(1, LIMITS.length))) {
        const name = random.of(COVERED);
        const amount = shownAmount(random.whole(1, 900) * 1_000, 'dollar');
        this.page.drawText(name, { x: covered, y, size: this.size, font: this.valueFont });
        this.fill(`${row}.${limit}`, amount, limits, y);
        this.fields.set(`${row}.${limit}`, {
          ...amount,
          value: { ...amount.value, label: name } as ShownValue['value'],
        });
        y -= pitch;
      }
      y -= pitch;
    }
  }

  lower(): void {
    const y = this.random.between(200, 240);
    this.label('SPECIAL CONDITIONS / OTHER COVERAGES (ACORD 101 may be attached)', 24, y);
    const where = this.fields.get('description')?.shown;
    this.fill('description', text('Roof of steel, sprinklers in all parts'), 30, y - 14);
    if (where) this.fields.set('description', text(`${where} ${this.fields.get('description')?.shown ?? ''}`));
    this.label('CERTIFICATE HOLDER', 24, 130, 8);
    this.label('CANCELLATION', this.right, 130, 8);
    this.party('holder', 36, 108);
    this.label('Should a policy end before its date, notice is given as it provides.', this.right, 114, 5);
    this.label('AUTHORIZED REPRESENTATIVE', this.right, 84);
    this.fill('representative', text('Priya Raman'), this.right + 10, 64);
    if (this.random.chance(0.5)) this.label('© ACORD CORPORATION. All rights reserved.', this.right + 60, 42, 5);
    this.label('ACORD 24 (2016/03)', 24, 30, 7);
  }
}
