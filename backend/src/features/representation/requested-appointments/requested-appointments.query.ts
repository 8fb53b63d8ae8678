import { Query } from '@nestjs/cqrs';
import type { RequestedAppointment } from '@covertrail/domain/representation/representation.views';
import type { QueryReply } from '#http/data.interceptor';

/** The insureds that an agency asked by name: those that have not answered, and those that refused. At most 200. */
export class RequestedAppointments extends Query<QueryReply<readonly RequestedAppointment[]>> {
  constructor(
    readonly agencyId: string,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
