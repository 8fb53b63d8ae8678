import { automobile, physicalDamage } from './lines/automobile.js';
import {
  cyberLiability,
  managementLiability,
  pollutionLiability,
  professionalLiability,
} from './lines/claims-made-lines.js';
import { crimeAndFidelity } from './lines/crime.js';
import { generalLiability } from './lines/general-liability.js';
import { contractorsEquipment, inlandMarine, motorTruckCargo } from './lines/inland-marine.js';
import { additionalProperty, buildersRisk, commercialProperty, equipmentBreakdown } from './lines/property.js';
import { garagekeepers, garageLiability, liquorLiability, otherCoverage } from './lines/trade-liability.js';
import { excessLiability, umbrella } from './lines/umbrella.js';
import { workersCompensation } from './lines/workers-compensation.js';

/**
 * The coverage lines, in the order in which screens show them. A new line is a row in the file of its family, its entry here, its
 * names (`LINE_WORDS` in `libs/wording`) and its icon (`LINE_ICONS` of the page): the compiler asks for both.
 */
export const LINE_TABLE = {
  generalLiability,
  automobile,
  workersCompensation,
  umbrella,
  excessLiability,
  professionalLiability,
  pollutionLiability,
  cyberLiability,
  liquorLiability,
  garageLiability,
  garagekeepers,
  managementLiability,
  commercialProperty,
  additionalProperty,
  buildersRisk,
  inlandMarine,
  contractorsEquipment,
  motorTruckCargo,
  equipmentBreakdown,
  crimeAndFidelity,
  physicalDamage,
  otherCoverage,
};
