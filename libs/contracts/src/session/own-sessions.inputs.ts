import { IsId } from '../inputs/is-id.decorator.js';

/** POST user/sessions/end [A17]. */
export class EndSessionDto {
  @IsId() readonly sessionId!: string;
}
