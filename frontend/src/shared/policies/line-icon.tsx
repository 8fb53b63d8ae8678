import { Car, HardHat, ShieldCheck, Umbrella, type LucideIcon } from 'lucide-react';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import './policies.css';

const ICONS: Readonly<Record<CoverageLine, LucideIcon>> = {
  generalLiability: ShieldCheck,
  automobile: Car,
  umbrella: Umbrella,
  workersCompensation: HardHat,
};

/** Tells the lines apart at a glance; the name stands beside it. */
export function LineIcon({ line }: { readonly line: CoverageLine }) {
  const Icon = ICONS[line];
  return <span className="line-icon" aria-hidden><Icon size={16} strokeWidth={1.9} /></span>;
}
