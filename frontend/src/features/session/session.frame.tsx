import type { FrameParts } from '#shared/feature';
import { CompanyChoice } from './components/company-choice.js';
import { RevisedTerms } from './terms/revised-terms.js';

const SessionDialogs = () => (
  <>
    <CompanyChoice />
    <RevisedTerms />
  </>
);

export const parts: FrameParts = { dialog: SessionDialogs };
