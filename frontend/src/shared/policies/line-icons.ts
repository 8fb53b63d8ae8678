import { Car, HardHat, ShieldCheck, Umbrella, type LucideIcon } from 'lucide-react';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';

/** One icon for each row of the table of lines. */
export const LINE_ICONS: Readonly<Record<CoverageLine, LucideIcon>> = {
  generalLiability: ShieldCheck,
  automobile: Car,
  workersCompensation: HardHat,
  umbrella: Umbrella,
};
