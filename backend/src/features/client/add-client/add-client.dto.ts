import { IsId } from '../../../http/is-id.decorator.js';

/** POST agent/client. */
export class AddClientDto {
  @IsId() insuredCompanyId!: string;
}
