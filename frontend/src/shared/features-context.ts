import { createContext, use } from 'react';
import type { Feature } from './feature.js';

/** The features of the running page: `app/routes.tsx` provides them. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

export const useFeatures = (): readonly Feature[] => use(FeaturesContext);
