import { ArrowRight, ChevronDown, ChevronUp, FileText, Inbox, Lock, Share2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { capital } from '../transfer.words.js';
import { useToday } from '#shared/session/use-today';

const SHOWN = 4;
/** Nearer than this, an end or a due day is marked. */
const NEAR_DAYS = 30;
const HOT_DAYS = 7;

interface Item {
  readonly id: string;
  readonly title: string;
  /** Its page, where the viewer may open it. */
  readonly to?: string;
  readonly detail: string;
  readonly due: { readonly text: string; readonly hot: boolean } | null;
}

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
        <Group
          icon={FileText}
          one="policy"
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
        <Group
          icon={Inbox}
          one="open request"
          many="open requests"
          note={settled ? '' : `${to.agencyName} then answers them.`}
          items={openRequests.map(({ id, title: name, detail, dueOn }) => ({
            id,
            title: name,
            detail,
            due: { text: `Due ${dayFormat(dueOn)}`, hot: daysBetween(today, dueOn) <= HOT_DAYS },
          }))}
        />
        <Group
          icon={Share2}
          one="share"
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
      {stays ? null : (
        <div className="tr-stays">
          <Lock size={16} aria-hidden />
          <p>
            <b>What stays with {from.agencyName}</b> Read access to the policies and their history up to the transfer.
            Nothing recorded later.
          </p>
        </div>
      )}
    </section>
  );
}

function nearness(day: CalendarDate, today: CalendarDate, near: number, text: string): Item['due'] {
  const left = daysBetween(today, day);
  return left > near ? null : { text, hot: left <= HOT_DAYS };
}

interface GroupProps {
  readonly icon: LucideIcon;
  readonly one: string;
  readonly many: string;
  readonly note: string;
  readonly items: readonly Item[];
}

function Group({ icon: Icon, one, many, note, items }: GroupProps) {
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const rest = items.length - SHOWN;
  const Chevron = all ? ChevronUp : ChevronDown;
  return (
    <li className="tr-group">
      <div className="tr-group-head">
        <Icon size={17} aria-hidden />
        <h3>
          <b className="num">{items.length}</b> {items.length === 1 ? one : many}
        </h3>
        {note ? <span className="sub">{note}</span> : null}
      </div>
      <ul>
        {(all ? items : items.slice(0, SHOWN)).map(({ id, title, detail, due, to }) => (
          <li key={id}>
            <div>
              {to ? (
                <Link className="cell-main" to={to}>
                  {title}
                </Link>
              ) : (
                <b>{title}</b>
              )}{' '}
              <span className="sub">{detail}</span>
            </div>
            {due ? <span className={`tr-due${due.hot ? ' hot' : ''}`}>{due.text}</span> : null}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <button type="button" className="text-link" aria-expanded={all} onClick={() => setAll(!all)}>
          <Chevron size={14} aria-hidden />
          {all ? 'Fewer' : plural(rest, 'more', 'more')}
          <span className="visually-hidden"> {many}</span>
        </button>
      ) : null}
    </li>
  );
}
