import { firstPartyLine, lossLimit, standIn, valuedLimit } from './line-rows.js';

const INTERESTS = {
  lossPayee: { form: 'CP 12 18', scope: 'loss-payee' },
  lenderLossPayable: { form: 'CP 12 18', scope: 'lender-loss-payable' },
  mortgageHolder: { form: 'CP 00 10', scope: 'mortgagee' },
  waiverOfSubrogation: { form: null, scope: 'waiver' },
} as const;

const SHARED = {
  category: 'propertyInsurance',
  endorsements: INTERESTS,
  coverageTypes: ['propertyPerils', 'ordinanceOrLaw', 'stockOfEveryDescription', 'otherType', 'otherTypeTwo'],
  statedValues: [
    'causesOfLoss',
    'floodAnswer',
    'earthMovementAnswer',
    'windAnswer',
    'waitingPeriod',
    'periodOfIndemnity',
    'marginClause',
  ],
  acordForms: [24, 27, 28],
} as const;

/** Commercial property (reference: commercial property). The number 5 is given [C12]. */
export const commercialProperty = firstPartyLine({
  ...SHARED,
  id: 5,
  limits: {
    buildingLimit: valuedLimit(501, 'buildings'),
    businessPersonalProperty: valuedLimit(502, 'contents'),
    businessIncome: lossLimit(503, 'timeElement'),
    extraExpense: lossLimit(504, 'timeElement'),
    rentalValue: lossLimit(505, 'timeElement'),
    blanketBuilding: valuedLimit(506, 'blanketAmounts'),
    blanketPersonalProperty: valuedLimit(507, 'blanketAmounts'),
    blanketBuildingAndPersonalProperty: valuedLimit(508, 'blanketAmounts'),
    floodLimit: lossLimit(509, 'perils'),
    earthquakeLimit: lossLimit(510, 'perils'),
    namedStormLimit: lossLimit(511, 'perils'),
  },
});

/** A second property policy: other buildings, another carrier, flood. The number 14 is given, and no name [C12]. */
export const additionalProperty = firstPartyLine({
  ...SHARED,
  id: 14,
  limits: {
    additionalBuilding: valuedLimit(1401, 'buildings'),
    additionalPersonalProperty: valuedLimit(1402, 'contents'),
    additionalBusinessIncome: lossLimit(1403, 'timeElement'),
    additionalFlood: lossLimit(1404, 'perils'),
    additionalEarthquake: lossLimit(1405, 'perils'),
  },
  standsFor: {
    commercialProperty: standIn(
      {
        buildingLimit: 'additionalBuilding',
        businessPersonalProperty: 'additionalPersonalProperty',
        businessIncome: 'additionalBusinessIncome',
        floodLimit: 'additionalFlood',
        earthquakeLimit: 'additionalEarthquake',
      },
      { beside: true, once: true },
    ),
  },
});

/** Equipment breakdown, boiler and machinery (reference: equipment breakdown). */
export const equipmentBreakdown = firstPartyLine({
  id: 19,
  category: 'boilerAndMachinery',
  limits: {
    eachBreakdown: valuedLimit(1901, 'eachEvent'),
    expeditingExpense: lossLimit(1902, 'sublimit'),
    spoilage: lossLimit(1903, 'sublimit'),
    utilityInterruption: lossLimit(1904, 'sublimit'),
    breakdownBusinessIncome: lossLimit(1905, 'timeElement'),
  },
  endorsements: { lossPayee: { form: null, scope: 'loss-payee' } },
  coverageTypes: ['otherType', 'otherTypeTwo'],
  statedValues: ['waitingPeriod'],
  valuationTypes: ['replacementCost', 'actualCashValue'],
});

/** Builder's risk and installation (reference: builder's risk and installation). */
export const buildersRisk = firstPartyLine({
  id: 15,
  category: 'installationAndBuildersRisk',
  limits: {
    completedValue: valuedLimit(1501, 'buildings'),
    anyOneJobsite: valuedLimit(1502, 'buildings'),
    worksInTransit: valuedLimit(1503, 'transitAndStorage'),
    temporaryStorage: valuedLimit(1504, 'transitAndStorage'),
    softCostsLimit: lossLimit(1505, 'timeElement'),
    delayLimit: lossLimit(1506, 'timeElement'),
    existingStructureLimit: valuedLimit(1507, 'buildings'),
  },
  endorsements: INTERESTS,
  coverageTypes: ['worksExtensions', 'propertyPerils', 'otherType', 'otherTypeTwo'],
  statedValues: ['causesOfLoss', 'floodAnswer', 'earthMovementAnswer', 'windAnswer', 'permissionToOccupy'],
  valuationTypes: ['replacementCost', 'actualCashValue', 'invoiceCost'],
  acordForms: [24, 28],
});
