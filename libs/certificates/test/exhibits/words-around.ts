import type { Random } from '../drawing/random.js';
import { digitsOf } from './amount-words.js';
import { clause, type Cast, type Clause } from './exhibit-content.js';

/** What contracts say besides, and what is no plain requirement of the insured: nothing of it may be found. */
export const wordsAround = (random: Random, { insured, owner }: Cast): Clause =>
  clause(
    random.of([
      `${insured} shall indemnify, defend and hold harmless ${owner} from and against all claims arising out of the Work.`,
      `Certificates of insurance acceptable to ${owner} shall be filed prior to commencement of the Work.`,
      `The contract sum is ${digitsOf(4_850_000)} and shall be paid in monthly installments.`,
      `${insured} shall pay liquidated damages of ${digitsOf(1_500)} per day of delay.`,
      `Failure of ${owner} to demand a certificate shall not be a waiver of ${insured}'s obligation to maintain such insurance.`,
      `Nothing in this Exhibit shall limit the liability of ${insured} under this Agreement.`,
      `Retainage of ten percent (10%) shall be withheld from each progress payment.`,
      `${owner} makes no representation that the limits specified are adequate to protect ${insured}.`,
      `${insured} shall furnish copies of the endorsements within ten (10) days of a written request.`,
      `If ${insured} handles hazardous materials, it shall also carry pollution liability insurance of $5,000,000 per occurrence.`,
      `No professional liability insurance is required for this Agreement.`,
      `Cyber liability insurance is not required.`,
      `${owner} shall maintain builder's risk insurance with a limit of $12,000,000 on the Project.`,
      `${insured} shall require each subcontractor to carry commercial general liability insurance of $500,000 per occurrence.`,
      `Subcontractors of every tier shall maintain automobile liability insurance of $250,000 combined single limit.`,
      `If ${insured} uses aircraft in the Work, aircraft liability insurance of $10,000,000 per occurrence shall be provided.`,
      `Railroad protective liability of $2,000,000 per occurrence and $6,000,000 aggregate may be required by ${owner}.`,
      `Commercial general liability: One Million Dollars ($3,000,000) personal and advertising injury.`,
      `Cyber liability in the amount of $750,000 per claim is recommended.`,
      `Contractor's general liability policy shall not exclude explosion, collapse or underground hazards.`,
      `Watercraft liability of $1,000,000 per occurrence shall be carried where vessels are used.`,
      `Employee dishonesty coverage with a limit of $300,000.`,
      `Completed operations coverage shall be kept in force for ten (10) years after final completion.`,
      `Any self-insured retention must be declared to and approved by ${owner}.`,
      `${owner} may elect to purchase an umbrella policy of $25,000,000 for the Project.`,
      `This Agreement is governed by the laws of the State of Colorado.`,
      `For projects valued over $2,500,000, liquor liability of $1,000,000 each common cause is needed.`,
      `The amount of $85,000 shall be held in escrow.`,
    ]),
  );
