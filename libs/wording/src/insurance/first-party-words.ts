import type { WordsOf } from './line-word.js';

/** Lines that pay the insured’s own loss. */
export const FIRST_PARTY_WORDS: WordsOf<
  | 'commercialProperty'
  | 'additionalProperty'
  | 'buildersRisk'
  | 'inlandMarine'
  | 'contractorsEquipment'
  | 'motorTruckCargo'
  | 'equipmentBreakdown'
  | 'crimeAndFidelity'
  | 'physicalDamage'
> = {
  commercialProperty: {
    name: 'Property',
    short: 'Property',
    limits: {
      buildingLimit: { name: 'Building', short: 'building' },
      businessPersonalProperty: { name: 'Business personal property', short: 'business personal property' },
      businessIncome: { name: 'Business income', short: 'business income' },
      extraExpense: { name: 'Extra expense', short: 'extra expense' },
      rentalValue: { name: 'Rental value', short: 'rental value' },
      blanketBuilding: { name: 'Blanket building', short: 'blanket building' },
      blanketPersonalProperty: { name: 'Blanket personal property', short: 'blanket personal property' },
      blanketBuildingAndPersonalProperty: {
        name: 'Blanket building and personal property',
        short: 'blanket building and personal property',
      },
      floodLimit: { name: 'Flood', short: 'flood' },
      earthquakeLimit: { name: 'Earthquake', short: 'earthquake' },
      namedStormLimit: { name: 'Named storm', short: 'named storm' },
    },
  },
  additionalProperty: {
    name: 'Property, additional policy',
    short: 'Property 2',
    limits: {
      additionalBuilding: { name: 'Building', short: 'building' },
      additionalPersonalProperty: { name: 'Business personal property', short: 'business personal property' },
      additionalBusinessIncome: { name: 'Business income', short: 'business income' },
      additionalFlood: { name: 'Flood', short: 'flood' },
      additionalEarthquake: { name: 'Earthquake', short: 'earthquake' },
    },
  },
  buildersRisk: {
    name: 'Installation / builder’s risk',
    short: 'Builder’s risk',
    limits: {
      completedValue: { name: 'Completed value', short: 'completed value' },
      anyOneJobsite: { name: 'Any one location or job', short: 'any one location' },
      worksInTransit: { name: 'Transit', short: 'transit' },
      temporaryStorage: { name: 'Temporary storage', short: 'temporary storage' },
      softCostsLimit: { name: 'Soft costs', short: 'soft costs' },
      delayLimit: { name: 'Delay in opening', short: 'delay in opening' },
      existingStructureLimit: { name: 'Existing structure', short: 'existing structure' },
    },
  },
  inlandMarine: {
    name: 'Inland marine',
    short: 'Inland marine',
    limits: {
      scheduledTotal: { name: 'Scheduled property, total', short: 'scheduled property' },
      unscheduledTotal: { name: 'Unscheduled property, total', short: 'unscheduled property' },
      anyOneItem: { name: 'Any one item', short: 'any one item' },
      anyOneLoss: { name: 'Any one loss', short: 'any one loss' },
      goodsInTransit: { name: 'Transit', short: 'transit' },
    },
  },
  contractorsEquipment: {
    name: 'Contractor’s equipment',
    short: 'Equipment',
    limits: {
      scheduledEquipment: { name: 'Scheduled equipment, total', short: 'scheduled equipment' },
      unscheduledTools: { name: 'Unscheduled tools', short: 'unscheduled tools' },
      rentedAnyOneItem: { name: 'Leased or rented, any one item', short: 'rented, any one item' },
      rentedAnyOneLoss: { name: 'Leased or rented, any one loss', short: 'rented, any one loss' },
      newlyAcquiredEquipment: { name: 'Newly acquired equipment', short: 'newly acquired equipment' },
      rentalReimbursement: { name: 'Rental reimbursement', short: 'rental reimbursement' },
    },
  },
  motorTruckCargo: {
    name: 'Motor truck cargo',
    short: 'Cargo',
    limits: {
      anyOneVehicle: { name: 'Any one vehicle', short: 'any one vehicle' },
      anyOneTerminal: { name: 'Any one terminal', short: 'any one terminal' },
      cargoAnyOneLoss: { name: 'Any one loss', short: 'any one loss' },
      refrigerationLimit: { name: 'Refrigeration breakdown', short: 'refrigeration breakdown' },
      debrisLimit: { name: 'Debris removal', short: 'debris removal' },
    },
  },
  equipmentBreakdown: {
    name: 'Boiler and machinery / equipment breakdown',
    short: 'Breakdown',
    limits: {
      eachBreakdown: { name: 'Each breakdown', short: 'each breakdown' },
      expeditingExpense: { name: 'Expediting expense', short: 'expediting expense' },
      spoilage: { name: 'Spoilage', short: 'spoilage' },
      utilityInterruption: { name: 'Utility interruption', short: 'utility interruption' },
      breakdownBusinessIncome: { name: 'Business income and extra expense', short: 'business income' },
    },
  },
  crimeAndFidelity: {
    name: 'Crime',
    short: 'Crime',
    limits: {
      employeeTheft: { name: 'Employee theft', short: 'employee theft' },
      forgeryOrAlteration: { name: 'Forgery or alteration', short: 'forgery or alteration' },
      insideMoneyAndSecurities: {
        name: 'Inside the premises, money and securities',
        short: 'inside, money and securities',
      },
      insideRobbery: { name: 'Inside the premises, robbery and safe burglary', short: 'inside, robbery' },
      outsidePremises: { name: 'Outside the premises', short: 'outside the premises' },
      computerFraud: { name: 'Computer fraud', short: 'computer fraud' },
      fundsTransferFraud: { name: 'Funds transfer fraud', short: 'funds transfer fraud' },
      counterfeitMoney: { name: 'Money orders and counterfeit money', short: 'counterfeit money' },
      clientsPropertyLimit: { name: 'Property of clients', short: 'property of clients' },
    },
  },
  physicalDamage: {
    name: 'Auto physical damage',
    short: 'Physical damage',
    limits: {
      comprehensive: { name: 'Comprehensive', short: 'comprehensive' },
      specifiedCauses: { name: 'Specified causes of loss', short: 'specified causes' },
      collision: { name: 'Collision', short: 'collision' },
      hiredVehicles: { name: 'Hired autos', short: 'hired autos' },
      interchangedTrailers: { name: 'Trailer interchange, each trailer', short: 'trailer interchange' },
      towingAndLabor: { name: 'Towing and labor', short: 'towing' },
    },
  },
};
