import { useState } from 'react';
import { idOfTab, idOfTabPanel, Tabs } from '#shared/ui/tabs.tsx';
import { NotesPanel } from './notes.panel.js';
import { ReviewsPanel } from './reviews.panel.js';

const NAME = 'activity';
const TABS = [
  { key: 'attachments', title: 'Notes' },
  { key: 'complianceReview', title: 'Compliance Review' },
] as const;
type ActivityTab = (typeof TABS)[number]['key'];

/** What people of the requester noted about a supplier of a project, and what they reviewed [I02]. A tab is read again whenever it is opened. */
export function ActivityTabs({ trackingId }: { readonly trackingId: string }) {
  const [active, setActive] = useState<ActivityTab>('attachments');
  return (
    <>
      <Tabs name={NAME} label="Activity" tabs={TABS} active={active} onTab={setActive} />
      <div id={idOfTabPanel(NAME)} role="tabpanel" aria-labelledby={idOfTab(NAME, active)}>
        {active === 'attachments' ? <NotesPanel trackingId={trackingId} /> : <ReviewsPanel trackingId={trackingId} />}
      </div>
    </>
  );
}
