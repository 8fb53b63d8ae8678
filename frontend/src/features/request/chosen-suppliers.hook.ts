import { useLocation } from 'react-router-dom';

/** The suppliers that another page chose for a request to all of them: it leads here with their ids in the state of the address. */
export function useChosenSuppliers(): readonly string[] {
  const { state } = useLocation();
  const ids: unknown = state !== null && typeof state === 'object' && 'supplierIds' in state ? state.supplierIds : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
