import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { aspectTexts } from '@covertrail/wording/policy/aspect-words';
import { Panel } from '#shared/ui/panel.tsx';
import { InsurerDetails } from '../components/insurer-details.js';
import { EditLink } from './edit-link.js';
import { FactList } from './fact-list.js';

/** Who insures, from when to when, where and by what trigger. The number stands in the title of the page. */
export function IdentityFacts({ policy }: { readonly policy: PolicyDetails }) {
  const { terms, mayEdit } = policy;
  const facts = (['region', 'trigger', 'retroactiveOn'] as const).flatMap((aspect) =>
    Object.entries(aspectTexts(aspect, terms)),
  );
  return (
    <Panel title="Policy" right={<EditLink section="policy" of="number, insurer and dates" mayEdit={mayEdit} />}>
      <InsurerDetails policy={policy} />
      <div className="panel-body policy-identity">
        <FactList facts={facts} />
      </div>
    </Panel>
  );
}
