import type { LimitFact } from '@covertrail/domain/insurance/line-row';
import type { FormInterest } from '@covertrail/domain/insurance/lines/acord-forms';
import type { AggregateBasis } from '@covertrail/domain/insurance/lines/aggregate-bases';
import type { SymbolForm } from '@covertrail/domain/insurance/lines/auto-symbols';
import type { DeductibleKind } from '@covertrail/domain/insurance/lines/deductible-kinds';
import type { LimitCategory } from '@covertrail/domain/insurance/lines/limit-categories';
import type { LineCategory } from '@covertrail/domain/insurance/lines/line-categories';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { ValuationType } from '@covertrail/domain/insurance/lines/valuation-types';

export const REGION_NAMES: Readonly<Record<RegionCode, string>> = { unitedStates: 'United States', canada: 'Canada' };

/** The nine names that are given. */
export const LINE_CATEGORY_NAMES: Readonly<Record<LineCategory, string>> = {
  automobileLiability: 'Automobile Liability',
  workersCompensationAndEmployersLiability: "Workers Compensation and Employers' Liability",
  propertyInsurance: 'Property',
  inlandMarineInsurance: 'Inland Marine',
  boilerAndMachinery: 'Boiler & Machinery / Equipment Breakdown',
  crimeInsurance: 'Crime',
  installationAndBuildersRisk: "Installation / Builder's Risk",
  commercialGeneralLiability: 'Commercial General Liability',
  physicalDamageInsurance: 'Physical Damage',
};

export const LIMIT_CATEGORY_NAMES: Readonly<Record<LimitCategory, string>> = {
  eachEvent: 'Each occurrence, claim or accident',
  aggregateOfPeriod: 'Aggregate',
  sublimit: 'Sublimit',
  splitOfLiability: 'Split limits',
  buildings: 'Buildings',
  contents: 'Contents',
  timeElement: 'Business income and expenses',
  perils: 'Perils',
  blanketAmounts: 'Blanket',
  equipmentItems: 'Equipment and goods',
  transitAndStorage: 'Transit and storage',
  vehicles: 'Vehicles',
  crimeAgreements: 'Crime agreements',
};

export const LIMIT_FACT_NAMES: Readonly<Record<LimitFact, string>> = {
  deductible: 'deductible',
  coinsurance: 'coinsurance',
  valuation: 'valuation',
  secondAmount: 'second amount',
};

export const DEDUCTIBLE_NAMES: Readonly<Record<DeductibleKind, string>> = {
  perOccurrence: 'Per occurrence',
  perClaim: 'Per claim',
  perAccident: 'Per accident',
  perItem: 'Per item',
  perVehicle: 'Per vehicle',
  percentOfValue: 'Percent of value',
  percentOfLimit: 'Percent of limit',
  percentOfLoss: 'Percent of loss',
  waitingHours: 'Waiting period (hours)',
  selfInsuredRetention: 'Self-insured retention',
  retention: 'Retention',
  deductibleIncluded: 'Included',
  noDeductible: 'None',
  seeRemarks: 'See remarks',
};

export const VALUATION_NAMES: Readonly<Record<ValuationType, string>> = {
  replacementCost: 'Replacement cost (RC)',
  actualCashValue: 'Actual cash value (ACV)',
  agreedValue: 'Agreed value',
  agreedAmount: 'Agreed amount',
  agreedReplacementCost: 'Agreed amount and replacement cost',
  functionalReplacementCost: 'Functional replacement cost',
  guaranteedReplacementCost: 'Guaranteed replacement cost',
  fullValueReplacementCost: 'Full value replacement cost',
  statedAmount: 'Stated amount',
  actualLossSustained: 'Actual loss sustained',
  marketValue: 'Market value',
  sellingPrice: 'Selling price',
  invoiceCost: 'Invoice cost',
  baseValue: 'Base value',
};

export const AGGREGATE_BASIS_NAMES: Readonly<Record<AggregateBasis, string>> = {
  perPolicy: 'Policy',
  perProject: 'Project',
  perLocation: 'Location',
  perOther: 'Other',
};

export const SYMBOL_FORM_NAMES: Readonly<Record<SymbolForm, string>> = {
  businessAuto: 'Business auto (CA 00 01)',
  motorCarrier: 'Motor carrier (CA 00 20)',
  garageForm: 'Garage (CA 00 05)',
  truckers: 'Truckers (withdrawn)',
};

/** Interests that a certificate names: special endorsements [C12]. */
export const FORM_INTEREST_NAMES: Readonly<Record<FormInterest, string>> = {
  interestMortgagee: 'Mortgagee',
  interestLossPayee: 'Loss Payee',
  interestLenderLossPayable: "Lender's Loss Payable",
  interestAdditionalInsured: 'Additional Insured',
  interestContractOfSale: 'Contract of Sale',
};
