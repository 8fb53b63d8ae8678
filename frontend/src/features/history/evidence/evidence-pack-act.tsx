import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { evidencePack } from '@covertrail/contracts/history/history.calls';
import { useRights } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';

const EvidencePack = lateDialog(() => import('./evidence-pack.modal.js'));

interface EvidencePackActProps {
  readonly trackingId: string;
  /** For the side of the supplier, which is told of no people and projects of its requester here. */
  readonly supplierName?: string;
}

/** Opens the dialog in which a pack of evidence about a supplier is made [J08]. */
export default function EvidencePackAct({ trackingId, supplierName }: EvidencePackActProps) {
  const may = useRights();
  const [open, setOpen] = useState(false);
  if (!may(evidencePack)) return null;
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        <ShieldCheck size={16} aria-hidden /> Evidence pack
      </Button>
      {open ? <EvidencePack trackingId={trackingId} ownName={supplierName} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
