import { carryOverList } from '@covertrail/contracts/carry-over/carry-over.calls';
import type { CarryOverRow } from '@covertrail/contracts/carry-over/carry-over.replies';
import type { CarriedKind } from '@covertrail/domain/carry-over/carry-over.contract';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { useViewQuery } from '#shared/views/use-view-query';

const ONE: Readonly<Record<CarriedKind, string>> = { locations: 'location', vehicles: 'vehicle', shares: 'share' };

/** What a policy takes over from the one whose place it takes, and how far it is. */
export function CarryOverNote({ policyId }: { readonly policyId: string }) {
  const { rows } = useViewQuery(viewQuery(carryOverList, { params: { id: policyId } }));
  if (rows.length === 0) return null;
  return (
    <div className="policy-carried" role="status">
      {rows.map((row) => (
        <Carried key={row.id} row={row} />
      ))}
    </div>
  );
}

function Carried({ row: { kind, count, carried, stage } }: { readonly row: CarryOverRow }) {
  if (stage === 'completed') return <span className="sub">{plural(carried, ONE[kind])} carried over.</span>;
  return (
    <span className="sub">
      <progress aria-label={`Carrying over ${kind}`} max={count} value={carried} /> {carried.toLocaleString('en-US')} of{' '}
      {plural(count, ONE[kind])} carried over
    </span>
  );
}
