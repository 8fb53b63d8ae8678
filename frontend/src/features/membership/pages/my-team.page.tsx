import { PageHeader } from '#shared/ui/page-header.tsx';
import { PeopleTable } from '../components/people-table.js';

/** For everybody of a company: who are my colleagues, and who administers the company [I01]? */
export default function MyTeamPage() {
  return (
    <div className="page">
      <PageHeader sub="The primary contact of your company changes roles, and deactivates people." />
      <PeopleTable acts={null} />
    </div>
  );
}
