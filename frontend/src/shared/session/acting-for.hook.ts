import { useSyncExternalStore } from 'react';
import { actingFor, actingForOf, type ActingFor } from './acting-for.js';

/** The client for whom the agent acts in this tab; null for none. */
export const useActingFor = (): ActingFor | null =>
  actingForOf(useSyncExternalStore(actingFor.watch, actingFor.stored));
