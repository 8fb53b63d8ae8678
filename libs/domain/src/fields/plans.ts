/** What a plan gives, and for how long. */
interface PlanTerms {
  /** How many months it is paid for at a time; null for one that costs nothing and does not end. */
  readonly months: number | null;
  /** Whether the coverage of its company is watched between two requests too. */
  readonly isMonitored: boolean;
}

/** The plans of the product, in the order in which they are shown [F08]. */
export const PLANS = {
  /** Of every company that is asked for proof of insurance. */
  answering: { months: null, isMonitored: false },
  /** Of every company that asks for proof of insurance. */
  tracking: { months: null, isMonitored: true },
  /** "Enroll in Vendor Management Program" for 12 months, continuous monitoring eligible. */
  vendorProgram: { months: 12, isMonitored: true },
} as const satisfies Readonly<Record<string, PlanTerms>>;

export type PlanId = keyof typeof PLANS;

export const isPlanId = (text: string | undefined): text is PlanId => text !== undefined && Object.hasOwn(PLANS, text);

export const PLAN_IDS: readonly PlanId[] = Object.keys(PLANS).filter(isPlanId);
