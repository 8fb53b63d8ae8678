import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { POLICY_ASPECTS } from '@covertrail/domain/insurance/terms/policy-aspects';
import { aspectTexts } from '@covertrail/wording/policy/aspect-words';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Popover } from '#shared/ui/popover.tsx';
import { ComplianceInfo } from '../cards/compliance-info.js';
import { findingsFor } from '../cards/standing.view.js';
import { SourceNote } from '../components/source-note.js';
import { editing } from '../edited-section.hook.js';
import { sectionsOf, type PolicySection } from '../policy-sections.js';
import { AskedHere } from './asked-here.js';
import { EditLink } from './edit-link.js';
import { FactList } from './fact-list.js';

interface StatedFactsProps {
  readonly policy: PolicyDetails;
  readonly standings: readonly RequesterFindings[];
}

interface Stated {
  readonly section: PolicySection;
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly findings: ReturnType<typeof findingsFor>;
}

/** What else a policy states, by section; what it does not state is behind one button. */
export function StatedFacts({ policy: { line, terms, mayEdit }, standings }: StatedFactsProps) {
  const all = sectionsOf(line, terms.region)
    .filter(({ aspects }) => aspects.length > 0)
    .map((section): Stated => ({
      section,
      facts: section.aspects.flatMap((aspect) => Object.entries(aspectTexts(aspect, terms))),
      findings: (section.requirementKinds ?? []).flatMap((kind) => findingsFor(standings, kind)),
    }));
  const isShown = ({ facts, findings }: Stated) => facts.length > 0 || findings.length > 0;
  const [shown, unused] = [all.filter(isShown), all.filter((stated) => !isShown(stated))];
  return (
    <>
      {shown.map((stated) => (
        <StatedSection key={stated.section.id} stated={stated} mayEdit={mayEdit} />
      ))}
      {mayEdit && unused.length > 0 ? <AddSection sections={unused.map(({ section }) => section)} /> : null}
    </>
  );
}

interface StatedSectionProps {
  readonly stated: Stated;
  readonly mayEdit: boolean;
}

function StatedSection({ stated: { section, facts, findings }, mayEdit }: StatedSectionProps) {
  const { id, title, aspects } = section;
  return (
    <Panel
      title={title}
      right={
        <>
          <SourceNote of={aspects.map((aspect) => POLICY_ASPECTS[aspect].term)} />
          {findings.length > 0 ? (
            <ComplianceInfo label={`Compliance of the ${title.toLowerCase()}`} findings={findings} />
          ) : null}
          <EditLink section={id} of={title.toLowerCase()} mayEdit={mayEdit} />
        </>
      }
    >
      <div className="panel-body">
        {facts.length === 0 ? <p className="sub">Not stated.</p> : <FactList facts={facts} />}
        <AskedHere findings={findings.filter(({ finding }) => finding.outcome !== 'pass')} />
      </div>
    </Panel>
  );
}

const AddSection = ({ sections }: { readonly sections: readonly PolicySection[] }) => (
  <Popover
    label="Add to the policy"
    className="policy-add"
    trigger={(props) => (
      <Button type="button" {...props}>
        <Plus size={16} aria-hidden /> Add …
      </Button>
    )}
  >
    <ul className="popover-choices">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={editing(id)} preventScrollReset>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </Popover>
);
