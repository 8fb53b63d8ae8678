import type { Limits, Trigger } from '@covertrail/domain/insurance/coverage';
import { dollars } from '@covertrail/domain/kernel/money';
import type { TradeLine } from './trade-lines.js';

interface TradeTerms {
  /** How the numbers of its policies begin. */
  readonly prefix: string;
  readonly limits: Limits;
  /** Null where certificates of the line say nothing of it. */
  readonly trigger: Trigger | null;
}

const MILLION = dollars(1_000_000);

/** Typical amounts (reference: typical requirements). */
export const TRADE_TERMS: Readonly<Record<TradeLine, TradeTerms>> = {
  professionalLiability: {
    prefix: 'PL',
    limits: { professionalEachClaim: MILLION, professionalAggregate: 2 * MILLION },
    trigger: 'claimsMade',
  },
  pollutionLiability: {
    prefix: 'CPL',
    limits: { eachPollutionCondition: MILLION, pollutionAggregate: 2 * MILLION },
    trigger: 'occurrence',
  },
  cyberLiability: {
    prefix: 'CY',
    limits: { cyberEachClaim: MILLION, cyberAggregate: MILLION, ransomwareSublimit: dollars(250_000) },
    trigger: 'claimsMade',
  },
  commercialProperty: {
    prefix: 'CP',
    limits: {
      buildingLimit: dollars(2_400_000),
      businessPersonalProperty: dollars(600_000),
      businessIncome: dollars(400_000),
    },
    trigger: null,
  },
  buildersRisk: {
    prefix: 'BR',
    limits: {
      completedValue: dollars(5_000_000),
      worksInTransit: dollars(250_000),
      temporaryStorage: dollars(250_000),
    },
    trigger: null,
  },
  contractorsEquipment: {
    prefix: 'IM',
    limits: {
      scheduledEquipment: dollars(850_000),
      rentedAnyOneItem: dollars(250_000),
      rentedAnyOneLoss: dollars(500_000),
    },
    trigger: null,
  },
  motorTruckCargo: {
    prefix: 'MTC',
    limits: { anyOneVehicle: dollars(100_000), anyOneTerminal: dollars(250_000) },
    trigger: null,
  },
  physicalDamage: {
    prefix: 'PD',
    limits: { comprehensive: dollars(320_000), collision: dollars(320_000) },
    trigger: null,
  },
  equipmentBreakdown: {
    prefix: 'EB',
    limits: { eachBreakdown: dollars(2_000_000), expeditingExpense: dollars(100_000) },
    trigger: null,
  },
  crimeAndFidelity: {
    prefix: 'CR',
    limits: {
      employeeTheft: dollars(500_000),
      forgeryOrAlteration: dollars(250_000),
      clientsPropertyLimit: dollars(250_000),
    },
    trigger: null,
  },
};
