import type { Random } from './random.js';

/** Lines of which a supplier has a policy because of its trade. */
export type TradeLine =
  | 'professionalLiability'
  | 'pollutionLiability'
  | 'cyberLiability'
  | 'commercialProperty'
  | 'buildersRisk'
  | 'contractorsEquipment'
  | 'motorTruckCargo'
  | 'physicalDamage'
  | 'equipmentBreakdown'
  | 'crimeAndFidelity';

/** What a company of a trade usually carries besides the lines that every supplier carries. */
const LINES_OF_TRADE: Readonly<Record<string, readonly [TradeLine, ...TradeLine[]]>> = {
  Electrical: ['professionalLiability', 'contractorsEquipment'],
  Roofing: ['contractorsEquipment', 'buildersRisk'],
  Plumbing: ['pollutionLiability'],
  'Steel erection': ['contractorsEquipment', 'buildersRisk'],
  Paving: ['pollutionLiability', 'contractorsEquipment'],
  Demolition: ['pollutionLiability', 'contractorsEquipment'],
  HVAC: ['equipmentBreakdown', 'professionalLiability'],
  'Fire protection': ['professionalLiability', 'cyberLiability'],
  Elevators: ['equipmentBreakdown', 'commercialProperty'],
  Excavation: ['pollutionLiability', 'contractorsEquipment'],
  Janitorial: ['crimeAndFidelity', 'commercialProperty'],
  Logistics: ['motorTruckCargo', 'physicalDamage'],
  'Crane and rigging': ['contractorsEquipment', 'physicalDamage'],
  Carpentry: ['commercialProperty', 'buildersRisk'],
  Scaffolding: ['contractorsEquipment'],
};

/** Half of the suppliers of a trade have one of its lines; the others have none that the product knows. */
export function lineOfTrade(trade: string, random: Random): readonly TradeLine[] {
  const lines = LINES_OF_TRADE[trade];
  return lines !== undefined && random.chance(0.5) ? [random.pick(lines)] : [];
}
