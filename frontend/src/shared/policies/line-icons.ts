import {
  Boxes, BriefcaseBusiness, Building2, Car, CarFront, CircleEllipsis, Construction, Factory, Fingerprint, Forklift, HardHat, Landmark, Layers, LockKeyhole,
  ShieldCheck, SquareParking, TriangleAlert, Truck, Umbrella, Warehouse, Wine, Wrench, type LucideIcon,
} from 'lucide-react';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';

/** One icon for each row of the table of lines. */
export const LINE_ICONS: Readonly<Record<CoverageLine, LucideIcon>> = {
  generalLiability: ShieldCheck,
  automobile: Car,
  workersCompensation: HardHat,
  umbrella: Umbrella,
  excessLiability: Layers,
  professionalLiability: BriefcaseBusiness,
  pollutionLiability: TriangleAlert,
  cyberLiability: LockKeyhole,
  liquorLiability: Wine,
  garageLiability: Wrench,
  garagekeepers: SquareParking,
  managementLiability: Landmark,
  commercialProperty: Building2,
  additionalProperty: Warehouse,
  buildersRisk: Construction,
  inlandMarine: Boxes,
  contractorsEquipment: Forklift,
  motorTruckCargo: Truck,
  equipmentBreakdown: Factory,
  crimeAndFidelity: Fingerprint,
  physicalDamage: CarFront,
  otherCoverage: CircleEllipsis,
};
