import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { OrderRow } from '@covertrail/contracts/maintenance/maintenance.replies';
import { maintenanceOrdersView } from '@covertrail/contracts/maintenance/maintenance.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { OPERATED_PRODUCT } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import type { PagingDto } from '@covertrail/contracts/calls/page.inputs';
import { pageOf, TOTAL_CAP } from '#http/page.rules';
import { Views } from '#views/views.service';
import type { OperatedProduct } from './operated-product.port.js';

/** Answers GET operation/orders: the newest first. */
export class ListOrders extends Query<QueryReply<PageOf<OrderRow>>> {
  constructor(readonly input: PagingDto) {
    super();
  }
}

const ALL = { and: [] };

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly views: Views,
    @Inject(OPERATED_PRODUCT) private readonly product: OperatedProduct,
  ) {}

  async execute({ input }: ListOrders): Promise<QueryReply<PageOf<OrderRow>>> {
    const { documents, nextKey } = await this.views.find(
      maintenanceOrdersView,
      ALL,
      [{ field: 'orderedAt', direction: 'desc' }],
      pageOf(input),
    );
    const total = await this.views.count(maintenanceOrdersView, ALL, TOTAL_CAP);
    const people = await this.views.byId(
      peopleView,
      documents.map(({ orderedBy }) => orderedBy),
    );
    const outcomes = await this.product.outcomesOf(documents.map(({ id }) => id));
    const rows = documents.map((order): OrderRow => {
      const { firstName = '', lastName = '' } = people.get(order.orderedBy) ?? {};
      return {
        ...order,
        orderedBy: `${firstName} ${lastName}`.trim(),
        ...(outcomes.get(order.id) ?? outcomeOfMail(order)),
      };
    });
    return this.views.reply({ rows, total, ...(nextKey ? { next: nextKey } : {}) });
  }
}

/** A mail is tried again the moment that its order is read; what becomes of it the outbox says. */
const outcomeOfMail = ({
  kind,
  orderedAt,
}: Pick<OrderRow, 'kind' | 'orderedAt'>): Pick<OrderRow, 'state' | 'endedAt' | 'error'> =>
  kind === 'mail' ? { state: 'done', endedAt: orderedAt, error: null } : { state: null, endedAt: null, error: null };
