import { broadSupplierSearch } from '@covertrail/contracts/tracking/tracking.calls';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#shared/session/use-may';
import { LateDialog } from '#shared/ui/late-dialog.tsx';

const loadSearch = () => import('./supplier-search.modal.js');

/** The supplier search in the header [B03], for those who read suppliers: it opens the box and its results. */
export function SupplierSearchButton() {
  const [open, setOpen] = useState(false);
  if (!useMay(broadSupplierSearch)) return null;
  return (
    <>
      <button type="button" className="find-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Search size={16} aria-hidden />
        <span className="find-text">Search Supplier Name / ID</span>
      </button>
      {open ? <LateDialog load={loadSearch} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
