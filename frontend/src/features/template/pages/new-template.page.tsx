import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { discardExhibitDraft } from '@covertrail/contracts/template/exhibit.calls';
import { STARTING_REQUIREMENTS, type StartingTemplate } from '@covertrail/domain/compliance/starting-templates';
import { useCommand } from '#shared/commands/use-command';
import { earlyPart } from '#shared/ui/lazy-part.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { StartPanel } from '../components/start-panel.js';
import { ContractPanel } from '../exhibit/contract-panel.js';
import { contractStartIn } from '../exhibit/contract-start.view.js';
import { templatePath } from '../template-paths.js';
import '../template.css';
import '../exhibit/exhibit.css';

const TemplateEditor = earlyPart(() => import('../components/template-editor.js'));

export default function NewTemplatePage() {
  const navigate = useNavigate();
  const contract = contractStartIn(useLocation().state);
  const [chosen, setChosen] = useState<StartingTemplate | null>(null);
  const discard = useCommand(discardExhibitDraft, 'template/exhibit/discard');
  const start = contract?.requirements ?? (chosen === null ? undefined : STARTING_REQUIREMENTS[chosen]);
  const saved = (templateId: string) => {
    // What began as a draft of a contract is a template now.
    if (contract) discard.submit();
    void navigate(templatePath(templateId));
  };
  return (
    <div className="page template-page">
      <PageHeader sub="Enter what a supplier must carry. Blank fields are not required." />
      {contract ? <ContractPanel start={contract} /> : <StartPanel chosen={chosen} onChoose={setChosen} />}
      <TemplateEditor
        key={chosen}
        template={null}
        onSaved={saved}
        onReload={() => undefined}
        {...(contract ? { readFrom: contract.readFrom } : {})}
        {...(start === undefined ? {} : { start })}
      />
    </div>
  );
}
