import { createContext } from 'react';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';

/** The region in whose currency the amounts of a form are. */
export const CurrencyRegion = createContext<RegionCode>('unitedStates');
