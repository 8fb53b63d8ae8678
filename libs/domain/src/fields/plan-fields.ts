import { dollars } from '../kernel/money.js';
import { integerBetween } from './number-rules.js';

const MOST_FEE = dollars(100_000);

/** What a place in a Vendor Management Program costs for each term, in cents [F08]. */
export const enrollmentFee = integerBetween(dollars(1), MOST_FEE, 'ENROLLMENT_FEE.NOT_VALID');
