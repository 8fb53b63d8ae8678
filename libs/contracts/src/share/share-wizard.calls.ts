import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { ChosenPoliciesDto, ShareChoicesDto, SharePreviewDto, ShareProjectsDto } from './share-wizard.inputs.js';
import type { ChosenPolicies, Resharing, ShareChoice, SharePreview, ShareProject } from './share-wizard.replies.js';

/** The policies of an insured that the reader may share, each with the reason why it cannot be, if any [D03]. */
export const shareChoices = query<{ query: ShareChoicesDto; reply: PageOf<ShareChoice> }>()('policy/sharelist', {
  needs: 'sharePolicies',
  view: 'policies',
  shape: 'share-choices',
  idAt: 'policyId',
});

/** The chosen policies as they are now. It changes nothing, although it is a POST: a share may name hundreds of policies. */
export const chosenPolicies = command<{ body: ChosenPoliciesDto; reply: ChosenPolicies }>()(
  'POST',
  'sharedpolicy/chosen',
  { needs: 'sharePolicies', status: 200, view: 'policies', duringMaintenance: true },
);

/** An earlier share, to share again [D03]. */
export const resharing = query<{ reply: Resharing }>()('policy/resharelist/:id', {
  needs: 'sharePolicies',
  view: 'shares',
  shape: 'resharing',
  idAt: 'shareId',
});

/** The projects of a requester for which an insured may share: those for which it was asked, and the default one. */
export const shareProjects = query<{ query: ShareProjectsDto; reply: PageOf<ShareProject> }>()(
  'sharedpolicy/projects',
  { needs: 'sharePolicies', view: 'projects', shape: 'share-projects', idAt: 'projectId' },
);

/** It changes nothing, although it is a POST: a share may name hundreds of policies. */
export const previewShare = command<{ body: SharePreviewDto; reply: SharePreview }>()('POST', 'sharedpolicy/preview', {
  needs: 'sharePolicies',
  status: 200,
  view: 'policies',
  duringMaintenance: true,
});
