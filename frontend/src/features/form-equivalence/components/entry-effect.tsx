import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChangedSupplier, FormEffect } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';

/** Which suppliers an entry changes, and how. */
export function EntryEffect({ effect: { day, assessed, tracked, suppliers } }: { readonly effect: FormEffect }) {
  return (
    <>
      <p role="status">
        {suppliers.length === 0 ? 'It changes the findings of no supplier' : `It changes the findings of ${plural(suppliers.length, 'supplier')}`}
        {` of ${assessed} as of ${dayFormat(day)}.`}
        {assessed < tracked ? ` You track ${tracked} suppliers; the others are checked when you save.` : ''}
      </p>
      <ul className="form-effect">{suppliers.map((supplier) => <Supplier key={supplier.trackingId} supplier={supplier} />)}</ul>
    </>
  );
}

function Supplier({ supplier: { trackingId, supplierName, projectName, before, after, findings } }: { readonly supplier: ChangedSupplier }) {
  return (
    <li>
      <Link className="cell-main" to={`/app/suppliers/${trackingId}/why`}>{supplierName}</Link> <span className="sub">{projectName}</span>
      <div className="form-effect-outcome"><OutcomePill outcome={before} short /><ArrowRight size={14} aria-label="becomes" /><OutcomePill outcome={after} short /></div>
      {findings.map(({ rule, title, sentence }) => <div key={rule} className="sub"><b>{title}</b>: {sentence}</div>)}
    </li>
  );
}
