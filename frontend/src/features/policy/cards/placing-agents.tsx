import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlacingAgent, ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import { lineName } from '#shared/policies/line-choices';
import { CompanyMark } from '#shared/ui/company-mark.tsx';

/** The agents that placed the policies of a supplier, each policy with its own; only where more than one agent is involved [C10]. */
export function PlacingAgents({ policies }: { readonly policies: readonly ProvidedPolicyCard[] }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const placed = policies.flatMap(({ agent, ...policy }) =>
    agent && agent.agentName !== '' ? [{ agent, policy }] : [],
  );
  const agents = new Set(placed.map(({ agent }) => `${agent.agencyId} ${agent.agentName}`));
  if (agents.size < 2) return null;
  return (
    <section className="policy-agents" aria-label="Agents">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ChevronRight size={16} aria-hidden /> {agents.size} agents placed these policies
      </button>
      <ul id={id} hidden={!open}>
        {placed.map(({ agent, policy: { policyId, line, policyNumber } }) => (
          <li key={policyId}>
            <CompanyMark company={agencyOf(agent)} className="policy-agent-mark" />
            <span>
              <span className="cell-main">{agent.agencyName}</span>
              <span className="sub">{agent.agentName}</span>
            </span>
            <span className="sub">
              {lineName(line)} {policyNumber}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const agencyOf = ({ agencyId: id, agencyName: name, agencyLogoId: logoId }: PlacingAgent) => ({ id, name, logoId });
