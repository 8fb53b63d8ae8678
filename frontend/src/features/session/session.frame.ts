import type { FrameParts } from '#shared/feature';
import { CompanyChoice } from './components/company-choice.js';

export const parts: FrameParts = { dialog: CompanyChoice };
