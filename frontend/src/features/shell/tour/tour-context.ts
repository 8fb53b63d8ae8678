import { createContext } from 'react';

/** Shows the tour of the reader's role again; null where there is none. */
export const TourContext = createContext<(() => void) | null>(null);
