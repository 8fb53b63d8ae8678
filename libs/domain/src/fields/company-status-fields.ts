import { pattern } from './text-rules.js';

/** Company statuses by which the dashboard drills down [F01], one after another: `12,7,11`. */
export const companyStatusCodes = pattern(/^(1[123]?|2|5|7)(,(1[123]?|2|5|7)){0,9}$/, 'CHOSEN.NOT_VALID');
