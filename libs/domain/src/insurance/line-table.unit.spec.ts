import { COVERAGE_LINES, LIMIT_CODES, LIMITS_OF } from './coverage.js';
import { addingLimit, isUmbrella, limitRowOf, LINES_WITH_TRIGGER } from './line-facts.js';
import { LIFTS } from './line-row.js';
import { LINE_TABLE } from './line-table.js';
import { ACORD_FORMS } from './lines/acord-forms.js';
import { AGGREGATE_BASES } from './lines/aggregate-bases.js';
import { AUTO_SYMBOLS, isSameSymbol, symbolsOf } from './lines/auto-symbols.js';
import { COVERAGE_TYPE_TABLE, COVERAGE_TYPES, SUB_COVERAGES } from './lines/coverage-types.js';
import { DEDUCTIBLE_KINDS, isSpecialDeductible } from './lines/deductible-kinds.js';
import { formTaken, showsLine } from './lines/form-choice.js';
import { LINE_CATEGORY_TABLE } from './lines/line-categories.js';
import { mayState } from './lines/line-coverage.js';
import { standInOf } from './lines/stand-ins.js';

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe('the table of lines', () => {
  it('gives every line and every limit a number of its own', () => {
    expect(isUnique(COVERAGE_LINES.map((line) => LINE_TABLE[line].id))).toBe(true);
    expect(isUnique(LIMIT_CODES)).toBe(true);
    expect(isUnique(LIMIT_CODES.map((code) => limitRowOf(code).id))).toBe(true);
    expect(isUnique(COVERAGE_TYPES.map((type) => COVERAGE_TYPE_TABLE[type].id))).toBe(true);
  });

  it('keeps the numbers and limits of the lines that policies are recorded with', () => {
    expect(
      ['generalLiability', 'automobile', 'workersCompensation', 'umbrella'].map(
        (line) => LINE_TABLE[line as 'umbrella'].id,
      ),
    ).toEqual([1, 2, 3, 4]);
    expect(LIMITS_OF.generalLiability).toEqual([
      'eachOccurrence',
      'damageToRentedPremises',
      'medicalExpense',
      'personalInjury',
      'personalAndAdvertisingInjury',
      'generalAggregate',
      'productsCompletedOperationsAggregate',
    ]);
    expect(LIMITS_OF.automobile).toEqual([
      'combinedSingleLimit',
      'bodilyInjuryPerPerson',
      'bodilyInjuryPerAccident',
      'propertyDamage',
    ]);
  });

  it('has a line in each of the nine categories of the specification', () =>
    expect(new Set(COVERAGE_LINES.flatMap((line) => LINE_TABLE[line].category ?? []))).toEqual(
      new Set(Object.keys(LINE_CATEGORY_TABLE)),
    ));

  it('lets umbrellas add by limits of their own', () => {
    for (const line of COVERAGE_LINES.filter(isUmbrella))
      expect(LIFTS.map((lift) => addingLimit(line, lift))).toEqual(LIMITS_OF[line]);
  });
});

describe('what lines state of aggregates and of claims-made cover', () => {
  it('is whether others share an aggregate, where there is one that is no limit of workers’ compensation', () =>
    expect(COVERAGE_LINES.filter((line) => mayState(line, 'aggregateSharing'))).toEqual(
      COVERAGE_LINES.filter(
        (line) =>
          line !== 'workersCompensation' &&
          LIMITS_OF[line].some((code) => limitRowOf(code).category === 'aggregateOfPeriod'),
      ),
    ));

  it('is an extended reporting period, where a policy may be claims-made', () =>
    expect(COVERAGE_LINES.filter((line) => mayState(line, 'extendedReporting'))).toEqual(LINES_WITH_TRIGGER));
});

describe('lines that may answer for others', () => {
  const pairs = COVERAGE_LINES.flatMap((line) =>
    COVERAGE_LINES.flatMap((other) => {
      const row = standInOf(line, other);
      return row === null ? [] : [{ line, other, row }];
    }),
  );

  it('name lines and limits of both sides, and parts of the coverage type that they must provide', () => {
    expect(COVERAGE_LINES.flatMap((line) => Object.keys(LINE_TABLE[line].standsFor)).sort()).toEqual(
      pairs.map(({ other }) => other).sort(),
    );
    for (const {
      line,
      other,
      row: { limits, autos },
    } of pairs) {
      expect(LIMITS_OF[other]).toEqual(expect.arrayContaining(Object.keys(limits)));
      expect(LIMITS_OF[line]).toEqual(expect.arrayContaining(Object.values(limits)));
      if (autos !== null)
        expect(COVERAGE_TYPE_TABLE[autos.type].subCoverages).toEqual(
          expect.arrayContaining(autos.symbols.map(([part]) => part)),
        );
    }
  });

  it('are excess and umbrella for each other, general and garage liability for autos, garage for general liability, and a second property policy', () =>
    expect(pairs.map(({ line, other }) => `${line} for ${other}`)).toEqual([
      'generalLiability for automobile',
      'umbrella for excessLiability',
      'excessLiability for umbrella',
      'garageLiability for generalLiability',
      'garageLiability for automobile',
      'additionalProperty for commercialProperty',
    ]));
});

describe('shared lists', () => {
  it('know the deductibles that need no amount [C03]', () =>
    expect(DEDUCTIBLE_KINDS.filter(isSpecialDeductible)).toEqual([
      'waitingHours',
      'deductibleIncluded',
      'noDeductible',
      'seeRemarks',
    ]));

  it('know which symbols mean the same', () => {
    expect([isSameSymbol(1, 61), isSameSymbol(7, 27), isSameSymbol(64, 4), isSameSymbol(1, 2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(symbolsOf('garageForm')).toContain(30);
    expect(isUnique(AUTO_SYMBOLS)).toBe(true);
  });

  it('name each certificate, each basis of an aggregate and each sub-coverage once, and at most 14 of a coverage type [C13]', () => {
    expect(ACORD_FORMS).toEqual([24, 25, 27, 28]);
    expect(isUnique(AGGREGATE_BASES)).toBe(true);
    expect(isUnique(SUB_COVERAGES)).toBe(true);
    for (const type of COVERAGE_TYPES) expect(COVERAGE_TYPE_TABLE[type].subCoverages.length).toBeLessThanOrEqual(14);
  });
});

describe('the certificate form of a line [C12]', () => {
  it('is the one that was chosen, else the requester’s default, else the default of the line', () => {
    expect(formTaken('commercialProperty', { form: 27, interest: 'interestMortgagee' }, 28)).toEqual({
      form: 27,
      interest: 'interestMortgagee',
    });
    expect(formTaken('commercialProperty', null, 28)).toEqual({ form: 28, interest: null });
    expect(formTaken('commercialProperty', null, null)).toEqual({ form: 24, interest: null });
    expect(formTaken('generalLiability', null, 28)).toEqual({ form: 25, interest: null });
  });

  it('has a box for the interest', () => {
    expect(showsLine('commercialProperty', { form: 28, interest: 'interestContractOfSale' })).toBe(true);
    expect(showsLine('commercialProperty', { form: 27, interest: 'interestContractOfSale' })).toBe(false);
    expect(showsLine('generalLiability', { form: 24, interest: null })).toBe(false);
  });
});
