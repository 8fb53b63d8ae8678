import type { PlanId } from '@covertrail/domain/fields/plans';

/** What people read of a plan. */
interface PlanWords {
  readonly name: string;
  /** For whom it is, in one line. */
  readonly lead: string;
  readonly contains: readonly string[];
}

/** The plans by their names, and what each contains [F08]. */
export const PLAN_WORDS: Readonly<Record<PlanId, PlanWords>> = {
  answering: {
    name: 'Answering requests',
    lead: 'For a company that is asked for proof of insurance.',
    contains: [
      'Answer every request, by the link of its mail or here',
      'Keep your policies, their documents and schedules',
      'Share policies and issue certificates of insurance',
    ],
  },
  tracking: {
    name: 'Tracking suppliers',
    lead: 'For a company that asks for proof of insurance.',
    contains: [
      'Requirement templates, projects and requests',
      'The verdict of each supplier, with its reasons',
      'Reminders before coverage ends',
    ],
  },
  vendorProgram: {
    name: 'Vendor Management Program',
    lead: 'For a vendor in the program of a company that it works for.',
    contains: [
      'Enrollment with one company for 12 months',
      'Your coverage is monitored between two requests',
      'Your status is shown to the company whose program it is',
    ],
  },
};
