import { IsId } from '#http/is-id.decorator';

/** POST agent/appointment, and PUT agent/appointment/withdraw. */
export class AppointmentDto {
  @IsId() insuredCompanyId!: string;
}
