import { FlaskConical } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { whatIfSuppliers } from '@covertrail/contracts/what-if/what-if.calls';
import type { WhatIf } from '@covertrail/contracts/what-if/what-if.replies';
import { CURES, WHAT_IF_EFFECTS } from '@covertrail/domain/what-if/what-if.contract';
import { CURE_WORDS, EFFECT_WORDS, totalsText } from '@covertrail/wording/what-if/what-if-words';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import type { PlaceAbove } from '#shared/navigation/crumbs.hook';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { ChangeChips } from '#shared/ui/change-chips.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useWhatIf } from '#shared/what-if/what-if.hook';
import { WhatIfProgress } from '#shared/what-if/what-if-progress.tsx';
import { EffectCards } from '../components/effect-cards.js';
import { whatIfColumns } from '../components/what-if-columns.js';
import '../what-if-page.css';

const suppliers = (whatIfId: string, ofRequester: boolean) =>
  defineList({
    name: 'what-if',
    label: 'Suppliers that the change concerns',
    asks: viewQuery(whatIfSuppliers, { params: { id: whatIfId }, query: {} }),
    columns: whatIfColumns(ofRequester),
    search: ofRequester ? 'Search suppliers and projects' : 'Search requesters and projects',
    filters: [
      {
        name: 'effect',
        label: 'What would change',
        all: 'All suppliers',
        choices: WHAT_IF_EFFECTS.map((value) => ({ value, text: EFFECT_WORDS[value] })),
      },
      {
        name: 'cure',
        label: 'What would be needed',
        all: 'Whatever is needed',
        choices: CURES.map((value) => ({ value, text: CURE_WORDS[value] })),
      },
    ],
    exportsAll: true,
    empty: { title: 'No supplier is affected', icon: FlaskConical, text: 'Nobody is checked against it on that day.' },
    noMatch: { title: 'No suppliers match', clears: true },
  });

/** Where the change is made, by its kind. */
const SUBJECT_PAGES: Readonly<
  Record<
    WhatIf['kind'],
    {
      readonly to: (id: string) => string;
      readonly title: (subject: string) => string;
      readonly above: (id: string, subject: string) => PlaceAbove;
      readonly action: string;
    }
  >
> = {
  template: {
    to: (id) => `/app/templates/${id}`,
    title: (subject) => `What if ${subject} changed`,
    above: (templateId, subject) => ({
      page: 'templates/:templateId',
      params: { templateId },
      names: { templateId: subject },
    }),
    action: 'Edit the template',
  },
  policyCanceled: {
    to: (id) => `/app/policies/${id}`,
    title: (subject) => `What if ${subject} were canceled`,
    above: (id, subject) => ({ page: 'policies/:id', params: { id }, names: { id: subject } }),
    action: 'Open the policy',
  },
  formEntry: {
    to: (number) => `/app/forms/details?${new URLSearchParams({ number }).toString()}`,
    title: (subject) => `What if your index of forms said this of ${subject}`,
    above: () => ({ page: 'forms' }),
    action: 'Open the form',
  },
};

/** What a change would do, supplier by supplier, as of the moment at which it was tried. */
export default function WhatIfPage() {
  const { whatIfId = '' } = useParams();
  const { body, problem, loading, refetch } = useWhatIf(whatIfId);
  return (
    <div className="page what-if-page">
      {body ? <Heading answer={body} /> : <PageHeader sub="What a change would do before it is saved." />}
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows label="Loading the answer" /> : null}
      {body ? <Answer answer={body} /> : null}
    </div>
  );
}

function Heading({ answer: { kind, subject, subjectId, day, askedAt } }: { readonly answer: WhatIf }) {
  const { to, title, above, action } = SUBJECT_PAGES[kind];
  return (
    <PageHeader
      title={title(subject)}
      sub={`Assessed for ${dayFormat(day)} by what was recorded until ${instantFormat(askedAt)}. Nothing was saved. The address of this page shows the same answer to your colleagues for 90 days.`}
      above={above(subjectId, subject)}
      actions={
        <Button as={Link} to={to(subjectId)}>
          {action}
        </Button>
      }
    />
  );
}

function Answer({ answer: { whatIfId, changes, done, total, totals } }: { readonly answer: WhatIf }) {
  const mayTrack = useMay('readSuppliers');
  const list = useMemo(() => suppliers(whatIfId, mayTrack), [whatIfId, mayTrack]);
  return (
    <>
      <Panel title="The change">
        <div className="panel-body">
          {changes.length === 0 ? <p className="sub">Nothing differs.</p> : <ChangeChips changes={changes} />}
        </div>
      </Panel>
      {totals === null ? (
        <WhatIfProgress done={done} total={total} />
      ) : (
        <>
          <p role="status">{totalsText(totals)}</p>
          <EffectCards totals={totals} />
          <Panel title="Supplier by supplier">
            <RecordList list={list} />
          </Panel>
        </>
      )}
    </>
  );
}
