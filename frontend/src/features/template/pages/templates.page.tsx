import { BookCheck, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TEMPLATE_SEARCH_FROM } from '@covertrail/domain/fields/template-fields';
import { templateList, createTemplate } from '@covertrail/contracts/template/template.calls';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TEMPLATES_FAILED } from '#shared/choices/use-choices';
import { TEMPLATE_COLUMNS } from '../components/template-columns.js';
import { templatePath } from '../template-paths.js';

const TEMPLATES = defineList({
  name: 'templates',
  label: 'Templates',
  asks: viewQuery(templateList),
  columns: TEMPLATE_COLUMNS,
  order: { column: 'name', descending: false },
  search: 'Search templates',
  searchesFrom: TEMPLATE_SEARCH_FROM,
  opens: ({ id }) => templatePath(id),
  empty: {
    title: 'No templates yet',
    icon: BookCheck,
    offersActions: true,
    text: 'A template says what a supplier must carry. Projects use it, and every answer is checked against it.',
  },
  noMatch: { title: 'No templates match', text: 'Search by the start of a name.' },
  failed: TEMPLATES_FAILED,
});

const NEW = (
  <IfMay send={createTemplate}>
    <Button as={Link} to="/app/templates/new" primary>
      <Plus size={16} aria-hidden /> New template
    </Button>
  </IfMay>
);

/** What the company requires of its suppliers. */
export default function TemplatesPage() {
  return (
    <ListPage
      list={TEMPLATES}
      sub="What you require of suppliers: coverage, limits, endorsements and carriers."
      actions={NEW}
    />
  );
}
