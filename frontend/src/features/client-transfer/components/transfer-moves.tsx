import { ArrowRight, FileText, Inbox, Lock, Share2 } from 'lucide-react';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayFormat } from '#shared/format/day-format';
import { capital } from '../transfer.words.js';
import { useToday } from '#shared/session/use-today';
import { MovingGroup, type MovingItem } from './moving-group.js';

/** Nearer than this, an end or a due day is marked. */
const NEAR_DAYS = 30;
const HOT_DAYS = 7;

/** What goes with the client, and what does not. */
export function TransferMoves({ transfer }: { readonly transfer: TransferDetails }) {
  const { stage, from, to, policies, openRequests, shares, sight } = transfer;
  const today = useToday();
  const stays = stage === 'denied' || stage === 'canceled';
  const moved = stage === 'completed';
  const settled = stays || moved;
  const opens = sight === 'whole';
  const ends = (day: CalendarDate) => nearness(day, today, NEAR_DAYS, `Ends ${dayFormat(day)}`);
  const items = policies.length + openRequests.length + shares.length;
  const title = stays ? 'What stays' : moved ? 'What moved' : 'What moves';
  return (
    <section className="ui segment panel tr-moves" aria-labelledby="transfer-moves">
      <div className="panel-head">
        <h2 id="transfer-moves">{title}</h2>
        <div className="right tr-owner">
          <span className={moved ? '' : 'has'}>{capital(from.agencyName)}</span>
          {stays ? null : (
            <>
              <ArrowRight size={15} aria-label="to" />
              <span className={moved ? 'has' : ''}>{to.agencyName}</span>
            </>
          )}
        </div>
      </div>
      <ul className="tr-groups">
        <MovingGroup
          icon={FileText}
          singular="policy"
          many="policies"
          note={settled ? '' : `${to.agencyName} can then edit and renew them.`}
          items={policies.map(({ id, title: name, detail, expiresOn }) => ({
            id,
            title: name,
            detail,
            due: ends(expiresOn),
            ...(opens ? { to: `/app/policies/${id}` } : {}),
          }))}
        />
        <MovingGroup
          icon={Inbox}
          singular="open request"
          many="open requests"
          note={settled ? '' : `${to.agencyName} then answers them.`}
          items={openRequests.map(({ id, title: name, detail, dueOn }) => ({
            id,
            title: name,
            detail,
            due: { text: `Due ${dayFormat(dueOn)}`, hot: daysBetween(today, dueOn) <= HOT_DAYS },
          }))}
        />
        <MovingGroup
          icon={Share2}
          singular="share"
          many="shares"
          note={settled ? '' : `${to.agencyName} then keeps them up to date.`}
          items={shares.map(({ id, title: name, detail, sharedOn }) => ({
            id,
            title: name,
            detail: `${detail}, shared ${dayFormat(sharedOn)}`,
            due: null,
          }))}
        />
      </ul>
      {sight === 'nothing' && !settled ? (
        <p className="panel-body sub">You can see what moves after {from.agencyName} approves.</p>
      ) : null}
      {sight !== 'nothing' && items === 0 ? (
        <p className="panel-body sub">The client has no policies, open requests or shares.</p>
      ) : null}
      {stays ? null : <WhatStays agencyName={from.agencyName} />}
    </section>
  );
}

function WhatStays({ agencyName }: { readonly agencyName: string }) {
  return (
    <div className="tr-stays">
      <Lock size={16} aria-hidden />
      <p>
        <b>What stays with {agencyName}</b> Read access to the policies and their history up to the transfer. Nothing
        recorded later.
      </p>
    </div>
  );
}

function nearness(day: CalendarDate, today: CalendarDate, near: number, text: string): MovingItem['due'] {
  const left = daysBetween(today, day);
  return left > near ? null : { text, hot: left <= HOT_DAYS };
}
