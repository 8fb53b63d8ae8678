import { Fragment } from 'react';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { Link } from 'react-router-dom';
import { useMayOpen } from '#shared/navigation/pages.hook';
import { limitSum } from '../findings-sum.view.js';

/** The sum as a sentence and as a bar: one part for each policy, a mark at the required limit, the shortfall hatched. */
export function SumBar({ finding }: { readonly finding: FindingText }) {
  const sum = limitSum(finding);
  if (!sum) return null;
  const { pieces, reserved, total, required, short, markPercent } = sum;
  return (
    <div className="why-sum">
      <p>
        {pieces.map(({ key, label, amount, policyId, policyNumber }, place) => (
          <Fragment key={key}>
            {place > 0 ? <i>+</i> : null}
            <span>
              {label} <b>{amount}</b> <PolicyChip id={policyId} number={policyNumber} />
            </span>
          </Fragment>
        ))}
        {reserved ? (
          <>
            <i>−</i>
            <span>
              <b>{reserved.amount}</b> {reserved.what}
            </span>
          </>
        ) : null}
        <i>=</i>
        <span>
          <b>{total}</b> of {required}
        </span>
        {short ? <em>short by {short.amount}</em> : null}
      </p>
      <div className="why-bar" aria-hidden>
        {pieces.map(({ key, percent }, place) => (
          <i key={key} className={place === 0 ? 'primary' : 'layer'} style={{ width: `${percent}%` }} />
        ))}
        {short ? <i className="short" style={{ width: `${short.percent}%` }} /> : null}
        <u style={{ left: `${markPercent}%` }} />
      </div>
    </div>
  );
}

/** The policy that an amount comes from: a link for those who may open it. */
function PolicyChip({ id, number }: { readonly id: string; readonly number: string }) {
  const mayOpen = useMayOpen('policies/:id');
  return <code>{mayOpen ? <Link to={`/app/policies/${id}`}>{number}</Link> : number}</code>;
}
