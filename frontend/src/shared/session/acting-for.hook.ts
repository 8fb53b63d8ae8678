import { useSyncExternalStore } from 'react';
import { actingFor, actingForOf, type ActingFor } from './acting-for.js';

/** Whether the agent acts for another client: the server then refuses what changes something of this insured [A06]. */
export const useActsForAnother = (insuredId: string): boolean => {
  const acting = useActingFor();
  return acting !== null && acting.insuredId !== insuredId;
};

/** The client for whom the agent acts in this tab; null for none. */
export const useActingFor = (): ActingFor | null =>
  actingForOf(useSyncExternalStore(actingFor.watch, actingFor.stored));
