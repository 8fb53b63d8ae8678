import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { enableShare, endShare } from '@covertrail/contracts/share/share.calls';
import { OF_OTHER_AGENCY } from '@covertrail/wording/compliance/other-agency-words';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import { useRights } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { OpenedShare } from '../components/share-details.modal.js';
import EnableShare from '../shares/enable-share.modal.js';
import EndShare from '../shares/end-share.modal.js';
import { NodeStatus } from './graph-node.js';
import type { GraphShare, ShareNode } from './share-tree.js';

interface NodeDetailsProps {
  readonly node: ShareNode;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** What stands behind a node: of a company its projects, shares and readings; of a share what can be done with it. */
export function NodeDetails({ node, onOpen, onClose }: NodeDetailsProps) {
  const { kind, text, sub, children } = node;
  return (
    <section className="share-graph-details" aria-label={`Details of ${text}`}>
      <header>
        <h3>{text}</h3>
        <Button type="button" size="small" icon className="ghost" aria-label="Close details" onClick={onClose}>
          <X size={16} aria-hidden />
        </Button>
      </header>
      <p className="sub">{sub}</p>
      <NodeStatus node={node} />
      {kind === 'policy' ? <PolicyFacts node={node} /> : <ShareFacts shares={node.shares} />}
      {kind === 'share' && node.shares[0] ? <ShareActs share={node.shares[0]} /> : null}
      {children.length > 0 ? (
        <ul className="share-graph-below">
          {children.map((child) => (
            <li key={child.id}>
              <button type="button" className="text-link" onClick={() => onOpen(child.id)}>
                {child.text}
              </button>{' '}
              <span className="sub">{child.sub}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function ShareFacts({ shares }: { readonly shares: readonly GraphShare[] }) {
  const opened = shares.flatMap(({ lastOpenedAt }) => lastOpenedAt ?? []).sort();
  const policies = new Set(shares.flatMap(({ policyIds }) => policyIds)).size;
  const [latest] = opened.slice(-1);
  const downloads = shares.reduce((sum, { downloadCount }) => sum + downloadCount, 0);
  return (
    <dl className="opened-facts">
      <dt>Shared</dt>
      <dd>
        {plural(policies, 'policy', 'policies')} in {plural(shares.length, 'share')}
      </dd>
      <dt>Last opened</dt>
      <dd>{latest ? dayFormat(localDay(latest)) : 'Not yet'}</dd>
      <dt>Downloads</dt>
      <dd>{downloads}</dd>
    </dl>
  );
}

function PolicyFacts({ node: { policy } }: Pick<NodeDetailsProps, 'node'>) {
  if (!policy) return null;
  if (policy.status === null) return <p className="sub">{OF_OTHER_AGENCY}</p>;
  return (
    <p>
      <Link className="text-link" to={`/app/policies/${policy.policyId}`}>
        Open policy
      </Link>
    </p>
  );
}

function ShareActs({ share }: { readonly share: GraphShare }) {
  const [act, setAct] = useState<'details' | 'end' | 'enable' | null>(null);
  const may = useRights();
  const onClose = () => setAct(null);
  return (
    <div className="share-policies-acts">
      <Button type="button" size="small" onClick={() => setAct('details')}>
        Open share
      </Button>
      {!share.ended && may(endShare) ? (
        <Button type="button" size="small" onClick={() => setAct('end')}>
          End share…
        </Button>
      ) : null}
      {share.ended && may(enableShare) ? (
        <Button type="button" size="small" onClick={() => setAct('enable')}>
          Enable share…
        </Button>
      ) : null}
      {act === 'details' ? <OpenedShare share={share} onClose={onClose} /> : null}
      {act === 'end' ? <EndShare share={share} onClose={onClose} /> : null}
      {act === 'enable' ? <EnableShare share={share} onClose={onClose} /> : null}
    </div>
  );
}
