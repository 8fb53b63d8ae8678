import { Inject, Injectable } from '@nestjs/common';
import { complianceChangesView } from '@covertrail/contracts/tracking/tracking.views';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { TrendPoint } from '@covertrail/contracts/tracking/tracking.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';

/** The number of suppliers that changed from one status to another in a month. */
export interface Move {
  readonly month: string;
  readonly before: Outcome | null;
  /** Null where it counts no longer. */
  readonly after: Outcome | null;
  readonly count: number;
}

/** The number of suppliers that were compliant at the end of each month: it adds up the announced changes. */
@Injectable()
export class ComplianceTrend {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `until`: the last day that counts, today unless it is named. */
  async points(actor: Actor, months: number, until = this.todayOf(actor)): Promise<readonly TrendPoint[]> {
    const groups = await this.views.countBy(
      complianceChangesView,
      { where: { requesterId: { eq: actor.companyId }, on: { lte: until } } },
      ['month', 'before', 'after'],
    );
    const moves: readonly Move[] = groups.map(({ key: [month, before, after], count }) => ({
      month,
      before,
      after,
      count,
    }));
    return trendOf(moves, until.slice(0, 7), months);
  }

  private readonly todayOf = ({ timeZone }: Actor): CalendarDate => dayInZone(this.clock.now(), timeZone);
}

/** The last `months` months up to `last`, oldest first. */
export function trendOf(moves: readonly Move[], last: string, months: number): readonly TrendPoint[] {
  return Array.from({ length: months }, (_, index) => monthBefore(last, months - 1 - index)).map((month) => {
    const until = moves.filter((move) => move.month <= month);
    const standing = (outcome: Outcome) =>
      sum(until.filter(({ after }) => after === outcome)) - sum(until.filter(({ before }) => before === outcome));
    return {
      month,
      compliant: standing('pass'),
      nonCompliant: standing('fail'),
      total: sum(until.filter(({ before }) => before === null)) - sum(until.filter(({ after }) => after === null)),
    };
  });
}

const sum = (moves: readonly Move[]): number => moves.reduce((total, { count }) => total + count, 0);

function monthBefore(month: string, back: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - back;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
