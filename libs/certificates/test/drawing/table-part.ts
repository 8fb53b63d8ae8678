import type { CertificateLine, FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type { Sheet } from './sheet.js';

/** Left edges of the columns of the table. */
interface Columns {
  readonly letter: number;
  readonly type: number;
  readonly insured: number;
  readonly waiver: number;
  readonly number: number;
  readonly effective: number;
  readonly expiration: number;
  readonly limits: number;
  readonly amount: number;
}

type LimitLabel = readonly [key: FieldKey, first: string, second?: string];

/** The table of policies, from the top down. Returns where it ends. */
export class TablePart {
  private y: number;
  private readonly columns: Columns;
  private readonly pitch: number;

  constructor(
    private readonly sheet: Sheet,
    top: number,
  ) {
    const [, type = 0, insured = 0, waiver = 0, effective = 0, limits = 0] = sheet.style.columns;
    this.y = top;
    this.pitch = 12 * sheet.style.rows;
    this.columns = {
      letter: 18,
      type: 36 + type / 2,
      insured: 176 + insured / 2,
      waiver: 194 + insured / 2 + waiver / 3,
      number: 213 + insured / 2 + waiver / 3,
      effective: 331 + effective,
      expiration: 378 + effective,
      limits: 425 + limits,
      amount: 516 + limits,
    };
  }

  draw(): number {
    this.head();
    this.general();
    this.automobile();
    this.umbrella();
    this.workers();
    return this.others();
  }

  private head(): void {
    const { sheet, columns, y } = this;
    const isOld = sheet.style.edition === '2010/05';
    sheet.rule(18, y, 594, y);
    sheet.label('INSR', columns.letter + 2, y - 7);
    sheet.label('LTR', columns.letter + 3, y - 12.5);
    sheet.label('TYPE OF INSURANCE', columns.type + 39, y - 11.5);
    sheet.label('ADDL', columns.insured + 1.5, y - 7);
    sheet.label(isOld ? 'INSR' : 'INSD', columns.insured + 2.5, y - 12.5);
    sheet.label('SUBR', columns.waiver + 1.5, y - 7);
    sheet.label('WVD', columns.waiver + 2.5, y - 12.5);
    sheet.label('POLICY NUMBER', columns.number + 34, y - 12);
    sheet.label('POLICY EFF', columns.effective + 6, y - 7);
    sheet.label('(MM/DD/YYYY)', columns.effective + 3, y - 12.5);
    sheet.label('POLICY EXP', columns.expiration + 6, y - 7);
    sheet.label('(MM/DD/YYYY)', columns.expiration + 3, y - 12.5);
    sheet.label('LIMITS', columns.limits + 75, y - 11.5);
    this.y -= 14;
  }

  /** What each row says of its policy; `row` is how many lines below the top of the band it stands. */
  private policy(line: CertificateLine, row: number): void {
    const { sheet, columns } = this;
    const y = this.base(row);
    sheet.fill(`${line}.letters`, columns.letter + 6, y, 12);
    if (line !== 'workersCompensation') sheet.fill(`${line}.additionalInsured`, columns.insured + 6, y, 12);
    sheet.fill(`${line}.waiver`, columns.waiver + 6, y, 12);
    sheet.fill(`${line}.policyNumber`, columns.number + 3, y, 112);
    sheet.fill(`${line}.effective`, columns.effective + 1.5, y, 45);
    sheet.fill(`${line}.expiration`, columns.expiration + 1.5, y, 45);
  }

  private base(row: number): number {
    return this.y - 9 - row * this.pitch;
  }

  private limits(labels: readonly LimitLabel[]): void {
    const { sheet, columns } = this;
    labels.forEach(([key, first, second], row) => {
      const y = this.base(row);
      const isFree = first === '';
      sheet.label(first, columns.limits + 3, second ? y + 2.5 : y + 0.5, 6);
      if (second) sheet.label(second, columns.limits + 3, y - 3, 6);
      const hasSign = sheet.style.dollarSigns && !isFree;
      if (hasSign) sheet.label('$', columns.amount + 1, y, 6);
      if (isFree) sheet.fill(key, columns.limits + 3, y, 160);
      else sheet.fill(key, columns.amount + 8, y, 66);
      sheet.rule(columns.limits, y - 3, 594, y - 3);
    });
  }

  private tick(key: FieldKey, x: number, y: number, first: string, second?: string): void {
    const left = this.columns.type + x;
    this.sheet.box(key, left - 12, y - (second ? 3 : 1.5));
    this.sheet.label(first, left, second ? y + 2.8 : y, 6);
    if (second) this.sheet.label(second, left, y - 3, 6);
  }

  private end(rows: number): void {
    this.y -= rows * this.pitch;
    this.sheet.rule(18, this.y, 594, this.y);
  }

  private general(): void {
    const { sheet } = this;
    const isOld = sheet.style.edition === '2010/05';
    const shift = isOld ? 1 : 0;
    if (isOld) sheet.label('GENERAL LIABILITY', this.columns.type + 4, this.base(0), 5.9);
    this.tick('generalLiability.commercial', 18, this.base(shift), 'COMMERCIAL GENERAL LIABILITY');
    this.tick('generalLiability.claimsMade', 32, this.base(1 + shift), 'CLAIMS-MADE');
    this.tick('generalLiability.occurrence', 97, this.base(1 + shift), 'OCCUR');
    sheet.fill('generalLiability.otherCoverage', this.columns.type + 18, this.base(2 + shift), 110);
    sheet.label("GEN'L AGGREGATE LIMIT APPLIES PER:", this.columns.type + 4, this.base(4 + shift / 2), 6);
    this.tick('generalLiability.perPolicy', 18, this.base(5 + shift / 3), 'POLICY');
    this.tick('generalLiability.perProject', 61, this.base(5 + shift / 3), 'PRO-', 'JECT');
    this.tick('generalLiability.perLocation', 104, this.base(5 + shift / 3), 'LOC');
    this.tick('generalLiability.perOther', 18, this.base(6), 'OTHER:');
    sheet.fill('generalLiability.perOtherText', this.columns.type + 42, this.base(6), 90);
    this.policy('generalLiability', sheet.style.atTop ? 0 : 2);
    this.limits([
      ['generalLiability.eachOccurrence', 'EACH OCCURRENCE'],
      ['generalLiability.rentedPremises', 'DAMAGE TO RENTED', 'PREMISES (Ea occurrence)'],
      ['generalLiability.medicalExpense', 'MED EXP (Any one person)'],
      ['generalLiability.personalInjury', 'PERSONAL & ADV INJURY'],
      ['generalLiability.generalAggregate', 'GENERAL AGGREGATE'],
      ['generalLiability.productsAggregate', 'PRODUCTS - COMP/OP AGG'],
      ['generalLiability.otherLimit', ''],
    ]);
    this.end(7);
  }

  private automobile(): void {
    const { sheet } = this;
    const isNew = sheet.style.edition === '2016/03';
    const only = isNew ? 'AUTOS ONLY' : 'AUTOS';
    sheet.label('AUTOMOBILE LIABILITY', this.columns.type + 4, this.base(0));
    this.tick('automobile.anyAuto', 18, this.base(1), 'ANY AUTO');
    this.tick('automobile.owned', 18, this.base(2), isNew ? 'OWNED' : 'ALL OWNED', only);
    this.tick('automobile.scheduled', 86, this.base(2), 'SCHEDULED', 'AUTOS');
    this.tick('automobile.hired', 18, this.base(3), isNew ? 'HIRED' : 'HIRED AUTOS', isNew ? only : undefined);
    this.tick('automobile.nonOwned', 86, this.base(3), 'NON-OWNED', only);
    this.policy('automobile', sheet.style.atTop ? 0 : 2);
    this.limits([
      ['automobile.combinedSingle', 'COMBINED SINGLE LIMIT', '(Ea accident)'],
      ['automobile.injuryPerPerson', 'BODILY INJURY (Per person)'],
      ['automobile.injuryPerAccident', 'BODILY INJURY (Per accident)'],
      ['automobile.propertyDamage', 'PROPERTY DAMAGE', '(Per accident)'],
      ['automobile.otherLimit', ''],
    ]);
    this.end(5);
  }

  private umbrella(): void {
    const { sheet, columns } = this;
    this.tick('umbrella.umbrella', 18, this.base(0), 'UMBRELLA LIAB');
    this.tick('umbrella.excess', 18, this.base(1), 'EXCESS LIAB');
    this.tick('umbrella.occurrence', 97, this.base(0), 'OCCUR');
    this.tick('umbrella.claimsMade', 97, this.base(1), 'CLAIMS-MADE');
    this.tick('umbrella.deductible', 18, this.base(2), 'DED');
    this.tick('umbrella.retention', 54, this.base(2), 'RETENTION $');
    sheet.fill('umbrella.retentionAmount', columns.type + 96, this.base(2), 42);
    this.policy('umbrella', 0);
    this.limits([
      ['umbrella.eachOccurrence', 'EACH OCCURRENCE'],
      ['umbrella.aggregate', 'AGGREGATE'],
    ]);
    this.end(3);
  }

  private workers(): void {
    const { sheet, columns } = this;
    const isOld = sheet.style.edition === '2010/05';
    sheet.label('WORKERS COMPENSATION', columns.type + 2, this.y - 6.5);
    sheet.label("AND EMPLOYERS' LIABILITY", columns.type + 2, this.y - 13.5);
    sheet.label('Y / N', columns.type + 123, this.y - 16, 6);
    sheet.label('ANY PROPRIETOR/PARTNER/EXECUTIVE', columns.type + 2, this.y - 21.5, 5.8);
    sheet.label('OFFICER/MEMBER EXCLUDED?', columns.type + 2, this.y - 27.5, 5.8);
    sheet.label('(Mandatory in NH)', columns.type + 2, this.y - 33.5, 6);
    sheet.label('If yes, describe under', columns.type + 2, this.y - 40.5, 6);
    sheet.label('DESCRIPTION OF OPERATIONS below', columns.type + 2, this.y - 46.5, 6);
    sheet.fill('workersCompensation.excluded', columns.type + 126, this.y - 26, 12);
    sheet.label('N / A', columns.insured + 2.6, this.y - 26, 6);
    this.statute(isOld);
    this.policy('workersCompensation', 1);
    this.y -= this.pitch;
    this.limits([
      ['workersCompensation.eachAccident', 'E.L. EACH ACCIDENT'],
      ['workersCompensation.diseaseEmployee', 'E.L. DISEASE - EA EMPLOYEE'],
      ['workersCompensation.diseasePolicy', 'E.L. DISEASE - POLICY LIMIT'],
    ]);
    this.end(3);
  }

  private statute(isOld: boolean): void {
    const inLimits = this.columns.limits - this.columns.type;
    const y = this.base(0);
    this.tick(
      'workersCompensation.perStatute',
      inLimits + 18,
      y,
      isOld ? 'WC STATU-' : 'PER',
      isOld ? 'TORY LIMITS' : 'STATUTE',
    );
    this.tick('workersCompensation.otherStatute', inLimits + 68, y, 'OTH-', 'ER');
  }

  private others(): number {
    const { sheet, columns } = this;
    for (const row of ['other1', 'other2'] as const) {
      this.policy(row, 0);
      sheet.fill(`${row}.type`, columns.type + 3, this.base(0), 135);
      sheet.fill(`${row}.limit1`, columns.limits + 3, this.base(0), 160);
      if (row === 'other1') sheet.fill('other1.limit2', columns.limits + 3, this.base(1), 160);
      this.y -= this.pitch * (row === 'other1' ? 2 : 1);
    }
    sheet.rule(18, this.y, 594, this.y);
    return this.y;
  }
}
