import type {
  DeductibleType,
  PropertyLimitCategory,
  PropertyLimitType,
  Valuation,
} from '@covertrail/domain/fields/property-limit';

export const PROPERTY_LIMIT_CATEGORY_NAMES: Readonly<Record<PropertyLimitCategory, string>> = {
  building: 'Building',
  personalProperty: 'Personal Property',
  timeElement: 'Time Element',
  peril: 'Causes of Loss',
  equipmentBreakdown: 'Equipment Breakdown',
  crime: 'Crime',
};

export const PROPERTY_LIMIT_NAMES: Readonly<Record<PropertyLimitType, string>> = {
  buildingCoverage: 'Building Coverage',
  ordinanceOrLaw: 'Ordinance or Law',
  tenantImprovements: 'Tenant Improvements',
  businessPersonalProperty: 'Business Personal Property',
  propertyOfOthers: 'Property of Others',
  stock: 'Stock',
  electronicEquipment: 'Electronic Equipment',
  businessIncome: 'Business Income',
  businessIncomeWithExtraExpense: 'Business Income with Extra Expense',
  extraExpense: 'Extra Expense',
  rentalValue: 'Rental Value',
  wind: 'Wind',
  flood: 'Flood',
  earthquake: 'Earthquake',
  equipmentBreakdownLimit: 'Equipment Breakdown Limit',
  spoilage: 'Spoilage',
  employeeTheft: 'Employee Theft',
  moneyAndSecurities: 'Money and Securities',
};

export const VALUATION_NAMES: Readonly<Record<Valuation, string>> = {
  replacementCost: 'Replacement Cost',
  actualCashValue: 'Actual Cash Value',
  agreedValue: 'Agreed Value',
  functionalReplacementCost: 'Functional Replacement Cost',
  marketValue: 'Market Value',
};

export const DEDUCTIBLE_TYPE_NAMES: Readonly<Record<DeductibleType, string>> = {
  amount: 'Amount',
  percent: 'Percent',
  included: 'Included',
  none: 'None',
  waitingPeriod: 'Waiting Period',
  seeRemarks: 'See Remarks',
};
