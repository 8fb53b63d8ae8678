import type { Rating } from '@covertrail/domain/insurance/coverage';
import type { PolicyCarrier } from '@covertrail/domain/insurance/terms/policy-terms';
import { resultIdOf } from './demo-step.js';

interface DemoCarrier {
  readonly key: string;
  readonly name: string;
  readonly naic: string;
  readonly rating: Rating | null;
}

/** Invented insurers with invented NAIC numbers. The last two do not meet a required rating of A- VII. */
export const DEMO_CARRIERS: readonly DemoCarrier[] = [
  { key: 'carrier/summit', name: 'Summit Mutual', naic: '90011', rating: { strength: 'A', size: 'XV' } },
  { key: 'carrier/front-range', name: 'Front Range Mutual', naic: '90022', rating: { strength: 'A-', size: 'IX' } },
  { key: 'carrier/harbor', name: 'Harbor Specialty', naic: '90033', rating: { strength: 'A+', size: 'XII' } },
  { key: 'carrier/great-basin', name: 'Great Basin Casualty', naic: '90044', rating: { strength: 'A', size: 'X' } },
  { key: 'carrier/old-colony', name: 'Old Colony Indemnity', naic: '90055', rating: { strength: 'A++', size: 'XV' } },
  { key: 'carrier/frontier', name: 'Frontier Casualty', naic: '90066', rating: { strength: 'A-', size: 'VIII' } },
  {
    key: 'carrier/prairie-state',
    name: 'Prairie State Insurance',
    naic: '90077',
    rating: { strength: 'B+', size: 'VI' },
  },
  { key: 'carrier/lone-pine', name: 'Lone Pine Captive', naic: '0', rating: null },
];

export const carrierOf = (key: string): PolicyCarrier => {
  const carrier = DEMO_CARRIERS.find((carrier) => carrier.key === key);
  if (!carrier) throw new Error(`No demo carrier is called ${key}`);
  return { carrierId: resultIdOf('carrier', key), name: carrier.name, naic: carrier.naic };
};
