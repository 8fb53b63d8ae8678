import { keysOf } from '../../kernel/record-of.js';
import { BOTH_REGIONS, CANADA, UNITED_STATES, type RegionCode } from './regions.js';

interface CoverageTypeRow<Part extends string = string> {
  /** Stable, never used again. */
  readonly id: number;
  /** What it consists of, one or more of which a policy names; empty where it has no parts. */
  readonly subCoverages: readonly Part[];
  /** Behind the others, which are in alphabetical order: MCS-90, then other [C13]. */
  readonly place: 'alphabetical' | 'federalFiling' | 'other';
  /** Requesters do not see it, except on the pages of a supplier [C13]. */
  readonly hiddenFromRequesters: boolean;
  /** It means nothing without a description. */
  readonly described: boolean;
  /** The trigger of the policy says whether it applies; it is not stored a second time. */
  readonly byTrigger: 'occurrence' | 'claimsMade' | null;
  readonly regions: readonly RegionCode[];
}

const PLAIN = {
  subCoverages: [],
  place: 'alphabetical',
  hiddenFromRequesters: false,
  described: false,
  byTrigger: null,
  regions: BOTH_REGIONS,
} as const satisfies Omit<CoverageTypeRow<never>, 'id'>;

const type = (
  id: number,
  change: Partial<Omit<CoverageTypeRow<never>, 'id' | 'subCoverages'>> = {},
): CoverageTypeRow<never> => ({ ...PLAIN, id, ...change });
const typeOf = <Part extends string>(
  id: number,
  subCoverages: readonly Part[],
  change: Partial<Omit<CoverageTypeRow, 'id' | 'subCoverages'>> = {},
): CoverageTypeRow<Part> => ({ ...PLAIN, id, subCoverages, ...change });

/** Coverage types of all lines [C13]. Ids and codes are ours. */
const TABLE = {
  occurrenceCoverage: type(1, { byTrigger: 'occurrence' }),
  claimsMadeCoverage: type(2, { byTrigger: 'claimsMade' }),
  stopGap: typeOf(3, ['stopGapNorthDakota', 'stopGapOhio', 'stopGapWashington', 'stopGapWyoming'], {
    hiddenFromRequesters: true,
    regions: UNITED_STATES,
  }),
  motorCarrierFiling: type(4, { place: 'federalFiling', regions: UNITED_STATES }),
  excessCoverage: type(5, { hiddenFromRequesters: true }),
  otherType: type(6, { place: 'other', described: true }),
  otherTypeTwo: type(7, { place: 'other', described: true }),
  contractualLiability: type(8),
  explosionCollapseUnderground: typeOf(9, ['explosion', 'collapse', 'underground']),
  employeeBenefits: type(10),
  hiredNonOwnedAuto: typeOf(11, ['hiredAutos', 'nonOwnedAutos']),
  tenantsLegalLiability: type(12, { regions: CANADA }),
  crossLiability: type(13, { regions: CANADA }),
  contingentEmployersLiability: type(14, { regions: CANADA }),
  uninsuredMotorist: typeOf(15, ['uninsured', 'underinsured'], { regions: UNITED_STATES }),
  personalInjuryProtection: type(16, { regions: UNITED_STATES }),
  autoMedicalPayments: type(17, { regions: UNITED_STATES }),
  accidentBenefits: type(18, { regions: CANADA }),
  nonOwnedAutoForm: typeOf(19, ['hiredAutoDamage', 'contractualOfHiredAuto', 'longTermLeases'], { regions: CANADA }),
  federalExtensions: typeOf(
    20,
    ['longshoreAndHarbor', 'maritimeCrews', 'outerContinentalShelf', 'defenseBase', 'railroadEmployees'],
    { regions: UNITED_STATES },
  ),
  alternateEmployer: type(21, { regions: UNITED_STATES }),
  boardClearance: type(22, { regions: CANADA }),
  followForm: type(23),
  professionalKinds: typeOf(24, [
    'designProfessional',
    'contractorsProfessional',
    'technologyServices',
    'mediaServices',
    'medicalServices',
    'legalServices',
  ]),
  pollutionKinds: typeOf(25, [
    'contractorsPollution',
    'sitePollution',
    'transportPollution',
    'disposalSites',
    'moldCleanup',
    'leadCleanup',
  ]),
  cyberKinds: typeOf(26, [
    'ransomware',
    'socialEngineering',
    'networkInterruption',
    'paymentCards',
    'regulatoryProceedings',
    'breachResponse',
  ]),
  hostLiquor: type(27),
  assaultAndBattery: type(28),
  garagekeepersPerils: typeOf(29, ['garageComprehensive', 'garageSpecifiedCauses', 'garageCollision']),
  managementParts: typeOf(30, ['directorsAndOfficers', 'employmentPractices', 'fiduciary']),
  propertyPerils: typeOf(31, ['floodPeril', 'earthquakePeril', 'namedStormPeril', 'windHailPeril', 'terrorismPeril']),
  ordinanceOrLaw: typeOf(32, ['undamagedPortion', 'demolitionCost', 'increasedCost']),
  stockOfEveryDescription: type(33, { regions: CANADA }),
  worksExtensions: typeOf(34, ['existingStructure', 'testing', 'softCosts', 'delayInOpening']),
  marineKinds: typeOf(35, [
    'electronicEquipment',
    'fineArts',
    'bailee',
    'accountsReceivable',
    'outdoorSigns',
    'valuablePapers',
  ]),
  rentedEquipment: type(36),
  vehicleDamage: typeOf(37, [
    'comprehensiveDamage',
    'specifiedCausesDamage',
    'collisionDamage',
    'towing',
    'hiredPhysicalDamage',
    'trailerInterchange',
  ]),
  canadianVehicleDamage: typeOf(38, ['allPerils', 'collisionOrUpset', 'comprehensiveOfSectionC', 'specifiedPerils'], {
    regions: CANADA,
  }),
  cargoExtensions: typeOf(39, ['refrigerationBreakdown', 'debrisRemoval', 'terminalStorage']),
  crimeKinds: typeOf(40, ['clientsProperty', 'employeeBenefitPlans', 'computerFraudSocial']),
};

export type CoverageType = keyof typeof TABLE;
export type SubCoverage = (typeof TABLE)[CoverageType]['subCoverages'][number];
export const COVERAGE_TYPE_TABLE: Readonly<Record<CoverageType, CoverageTypeRow<SubCoverage>>> = TABLE;
export const COVERAGE_TYPES: readonly CoverageType[] = keysOf(TABLE);
export const SUB_COVERAGES: readonly SubCoverage[] = COVERAGE_TYPES.flatMap(
  (code) => COVERAGE_TYPE_TABLE[code].subCoverages,
);
