import { useNavigate } from 'react-router-dom';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { TemplateEditor } from '../components/template-editor.js';
import '../template.css';

const CRUMBS = [{ text: 'Policy Templates', to: '/app/templates' }, { text: 'New' }];

export default function NewTemplatePage() {
  const navigate = useNavigate();
  return (
    <div className="page template-page">
      <PageHeader
        title="New template"
        crumbs={CRUMBS}
        sub="Enter what a supplier must carry. Blank fields are not required."
      />
      <TemplateEditor template={null} onSaved={() => void navigate('/app/templates')} onReload={() => undefined} />
    </div>
  );
}
