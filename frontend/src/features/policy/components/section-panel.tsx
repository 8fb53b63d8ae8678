import { useContext, type ReactNode } from 'react';
import { POLICY_ASPECTS } from '@covertrail/domain/insurance/terms/policy-aspects';
import { Panel } from '#shared/ui/panel.tsx';
import { ComplianceInfo } from '../cards/compliance-info.js';
import { RemarksTag } from '../cards/required-remarks.js';
import { findingsFor } from '../cards/standing.view.js';
import { Standings } from '../cards/standings.hook.js';
import type { PolicySection } from '../policy-sections.js';
import { SourceNote } from './source-note.js';

interface SectionPanelProps {
  readonly section: PolicySection;
  readonly children: ReactNode;
}

/** A section of the editor: its title, where its terms come from, and what requesters ask of them. */
export function SectionPanel({ section, children }: SectionPanelProps) {
  const { title, requirementKinds = [], aspects } = section;
  const { sourced = aspects.map((aspect) => POLICY_ASPECTS[aspect].term) } = section;
  const standings = useContext(Standings);
  const findings = requirementKinds.flatMap((kind) => findingsFor(standings, kind));
  return (
    <Panel
      title={title}
      right={
        <>
          <SourceNote of={sourced} />
          {requirementKinds.includes('remark') ? (
            <RemarksTag required={findings} />
          ) : requirementKinds.length > 0 ? (
            <ComplianceInfo label={`Compliance of the ${title.toLowerCase()}`} findings={findings} />
          ) : null}
        </>
      }
    >
      {children}
    </Panel>
  );
}
