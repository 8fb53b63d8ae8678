import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { command, query } from '../calls/call.js';
import type { ExhibitTextDto, SaveExhibitDraftDto } from './exhibit.inputs.js';
import type { ExhibitDraft, ExhibitDraftKept } from './exhibit.replies.js';

/** What the insurance exhibit of a contract asks, read from its text. Nothing is recorded. */
export const readExhibitText = command<{ body: ExhibitTextDto; reply: ExhibitReading }>()(
  'POST',
  'requestor/template-exhibits',
  { needs: 'manageTemplates', status: 200, long: true },
);

/** The same of a PDF that comes with the call. */
export const readExhibitFile = command<{ reply: ExhibitReading }>()('POST', 'requestor/template-exhibits/files', {
  needs: 'manageTemplates',
  status: 200,
  upload: 'exhibit',
  long: true,
});

/** The own draft of the person who asks; null where there is none. */
export const exhibitDraft = query<{ reply: { draft: ExhibitDraft | null } }>()('requestor/template-exhibits/draft', {
  needs: 'manageTemplates',
});

/** Replaces the own draft. It ends by itself after 14 days. */
export const saveExhibitDraft = command<{ body: SaveExhibitDraftDto; reply: ExhibitDraftKept }>()(
  'PUT',
  'requestor/template-exhibits/draft',
  { needs: 'manageTemplates' },
);

export const discardExhibitDraft = command<{ reply: ExhibitDraftKept }>()(
  'DELETE',
  'requestor/template-exhibits/draft',
  { needs: 'manageTemplates' },
);
