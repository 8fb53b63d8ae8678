import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STARTING_REQUIREMENTS, type StartingTemplate } from '@covertrail/domain/compliance/starting-templates';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { StartPanel } from '../components/start-panel.js';
import { TemplateEditor } from '../components/template-editor.js';
import { templatePath } from '../template-paths.js';
import '../template.css';

export default function NewTemplatePage() {
  const navigate = useNavigate();
  const [start, setStart] = useState<StartingTemplate | null>(null);
  return (
    <div className="page template-page">
      <PageHeader sub="Enter what a supplier must carry. Blank fields are not required." />
      <StartPanel chosen={start} onChoose={setStart} />
      <TemplateEditor
        key={start}
        template={null}
        onSaved={(templateId) => void navigate(templatePath(templateId))}
        onReload={() => undefined}
        {...(start === null ? {} : { start: STARTING_REQUIREMENTS[start] })}
      />
    </div>
  );
}
