import { firstPartyLine, lossLimit, valuedLimit } from './line-rows.js';

const LOSS_PAYEE = { lossPayee: { form: null, scope: 'loss-payee' } } as const;
const DEDUCTIBLES = [
  'perOccurrence',
  'perItem',
  'percentOfValue',
  'percentOfLoss',
  'noDeductible',
  'seeRemarks',
] as const;
const VALUATIONS = [
  'actualCashValue',
  'replacementCost',
  'agreedValue',
  'statedAmount',
  'invoiceCost',
  'sellingPrice',
  'baseValue',
] as const;

/** Inland marine in general (reference: inland marine). */
export const inlandMarine = firstPartyLine({
  id: 16,
  category: 'inlandMarineInsurance',
  limits: {
    scheduledTotal: valuedLimit(1601, 'equipmentItems'),
    unscheduledTotal: valuedLimit(1602, 'equipmentItems'),
    anyOneItem: valuedLimit(1603, 'equipmentItems'),
    anyOneLoss: valuedLimit(1604, 'eachEvent'),
    goodsInTransit: valuedLimit(1605, 'transitAndStorage'),
  },
  endorsements: LOSS_PAYEE,
  coverageTypes: ['marineKinds', 'otherType', 'otherTypeTwo'],
  statedValues: ['perilsOfMarine'],
  deductibleKinds: DEDUCTIBLES,
  valuationTypes: VALUATIONS,
});

/** Contractor's equipment (reference: contractor's equipment). A limit for rented machines is asked by lessors. */
export const contractorsEquipment = firstPartyLine({
  id: 17,
  category: 'inlandMarineInsurance',
  limits: {
    scheduledEquipment: valuedLimit(1701, 'equipmentItems'),
    unscheduledTools: valuedLimit(1702, 'equipmentItems'),
    rentedAnyOneItem: valuedLimit(1703, 'equipmentItems'),
    rentedAnyOneLoss: valuedLimit(1704, 'eachEvent'),
    newlyAcquiredEquipment: valuedLimit(1705, 'sublimit'),
    rentalReimbursement: lossLimit(1706, 'timeElement'),
  },
  endorsements: LOSS_PAYEE,
  coverageTypes: ['rentedEquipment', 'otherType', 'otherTypeTwo'],
  statedValues: ['perilsOfMarine'],
  deductibleKinds: DEDUCTIBLES,
  valuationTypes: VALUATIONS,
});

/** Motor truck cargo: the carrier's legal liability for goods (reference: motor truck cargo). The category is ours. */
export const motorTruckCargo = firstPartyLine({
  id: 21,
  listsVehicles: true,
  category: 'inlandMarineInsurance',
  limits: {
    anyOneVehicle: valuedLimit(2101, 'transitAndStorage'),
    anyOneTerminal: valuedLimit(2102, 'transitAndStorage'),
    cargoAnyOneLoss: valuedLimit(2103, 'eachEvent'),
    refrigerationLimit: lossLimit(2104, 'sublimit'),
    debrisLimit: lossLimit(2105, 'sublimit'),
  },
  endorsements: LOSS_PAYEE,
  coverageTypes: ['cargoExtensions', 'otherType', 'otherTypeTwo'],
  deductibleKinds: ['perOccurrence', 'perVehicle', 'noDeductible', 'seeRemarks'],
  valuationTypes: ['invoiceCost', 'actualCashValue', 'marketValue'],
  acordForms: [24, 25],
});
