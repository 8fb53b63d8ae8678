import { Radio } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { TransferDetails, TransferStep } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { selectOnline } from '#live/live.slice';
import { capital } from '../transfer.words.js';
import { initials } from '#shared/format/initials';
import { instantFormat } from '#shared/format/instant-format';

/** Every step so far, newest first; new steps appear while the page is open. */
export function TransferActivity({ transfer }: { readonly transfer: TransferDetails }) {
  const online = useSelector(selectOnline);
  const steps = [...transfer.steps].reverse();
  return (
    <section className="ui segment panel tr-activity" aria-labelledby="transfer-activity">
      <div className="panel-head">
        <h2 id="transfer-activity">Activity</h2>
        <span className={`right tr-live${online ? ' on' : ''}`}>{online ? 'Live' : 'Offline'}</span>
      </div>
      <div role="log" aria-label="Live activity, newest first">
        <ol>
          {steps.map((step) => (
            <Entry key={step.eventId} step={step} transfer={transfer} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Entry({
  step: { side, actor, sentence, at },
  transfer,
}: {
  readonly step: TransferStep;
  readonly transfer: TransferDetails;
}) {
  const company = companyOf(side, transfer);
  return (
    <li>
      <span className={`avatar ${side}`} aria-hidden>
        {side === 'system' ? <Radio size={15} /> : initials(actor)}
      </span>
      <p>
        <b>{capital(actor)}</b> {sentence}
        <span className="sub num">
          {instantFormat(at)}
          {company ? `, ${company}` : ''}
        </span>
      </p>
    </li>
  );
}

/** The company for which a step was taken; empty for one that the product took. */
function companyOf(side: TransferStep['side'], transfer: TransferDetails): string {
  if (side === 'system') return '';
  return side === 'client' ? transfer.insuredName : transfer[side].agencyName;
}
