import { APPLIED_EPIC } from '../fields/agent-fields.js';
import type { CompanyState } from './company.decider.js';

/** Whether it is an agency that manages its policies in Applied Epic, as it says itself: the specification calls it applied [A11] [B05]. */
export const isAppliedAgency = (company: CompanyState): boolean => company?.agency?.managementSystem === APPLIED_EPIC;
