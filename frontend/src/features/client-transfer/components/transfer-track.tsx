import { Check, CircleCheckBig, Clock3, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { initials } from '#shared/format/initials';
import { instantFormat } from '#shared/format/instant-format';
import { capital } from '../transfer.words.js';
import { trackOf, type NodeState, type TrackNode } from '../transfer-track.view.js';
import './track.css';

/** Positions of the steps: percent across, pixels down. The upper lane belongs to the receiver, the lower one to the agency of record. */
const ACROSS = [9, 36, 63, 90] as const;
const DOWN: Readonly<Record<TrackNode['side'], number>> = { to: 37, from: 160, both: 123 };
const WORDS: Readonly<Record<NodeState, string>> = {
  done: 'done',
  now: 'current step',
  todo: 'to come',
  stop: 'ended here',
};

/** The transfer as a track with a lane for each agent. */
export function TransferTrack({ transfer }: { readonly transfer: TransferDetails }) {
  const nodes = trackOf(transfer).map((node, index) => ({ ...node, x: ACROSS[index] ?? 50, y: DOWN[node.side] }));
  return (
    <section className="ui segment panel tr" aria-label="Progress of the transfer">
      <div className="tr-parties">
        <Party transfer={transfer} side="to" role="Receives the client" />
        <Party transfer={transfer} side="from" role="Releases the client" />
      </div>
      <div className="tr-track">
        <svg viewBox="0 0 100 246" preserveAspectRatio="none" aria-hidden>
          {nodes.slice(1).map((to, index) => (
            <path key={to.key} className={to.state} d={curve(nodes[index]!, to)} />
          ))}
        </svg>
        <ol>
          {nodes.map((node) => (
            <Step
              key={node.key}
              node={node}
              at={node}
              agency={node.side === 'both' ? null : transfer[node.side].agencyName}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function curve(from: Point, to: Point): string {
  const bend = (to.x - from.x) * 0.72;
  return `M${from.x},${from.y} C${from.x + bend},${from.y} ${to.x - bend},${to.y} ${to.x},${to.y}`;
}

function Step({ node, at, agency }: { readonly node: TrackNode; readonly at: Point; readonly agency: string | null }) {
  const { state, title, who } = node;
  return (
    <li
      className={`tr-node ${state}`}
      style={{ '--x': `${at.x}%`, '--y': `${at.y}px` } as CSSProperties}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className="tr-dot" aria-hidden>
        <StepMark node={node} />
      </span>
      <div className="tr-text">
        <b>{title}</b>
        <span className="visually-hidden">, {WORDS[state]}</span>
        <span className="tr-who">{capital(who)}</span>
        {node.at ? <span className="tr-when num">{instantFormat(node.at)}</span> : null}
        {agency ? <em>{capital(agency)}</em> : null}
      </div>
    </li>
  );
}

function StepMark({ node: { key, state } }: { readonly node: TrackNode }) {
  if (state === 'done')
    return key === 'completion' ? <CircleCheckBig size={17} /> : <Check size={17} strokeWidth={2.6} />;
  if (state === 'stop') return <X size={17} strokeWidth={2.6} />;
  return state === 'now' ? <Clock3 size={17} strokeWidth={2.2} /> : null;
}

interface PartyProps {
  readonly transfer: TransferDetails;
  readonly side: 'from' | 'to';
  readonly role: string;
}

function Party({ transfer, side, role }: PartyProps) {
  const { agencyName, agentName } = transfer[side];
  return (
    <div className={`tr-party ${side}`}>
      <span className="avatar" aria-hidden>
        {initials(agentName)}
      </span>
      <div>
        <b>{capital(agencyName)}</b>
        <div className="sub">{role}</div>
        <div className="tr-person">
          {capital(agentName)}
          {transfer.mySide === side ? <span> your side</span> : null}
        </div>
      </div>
    </div>
  );
}
