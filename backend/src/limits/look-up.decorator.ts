import { SetMetadata } from '@nestjs/common';

export const LOOK_UP = 'covertrail:look-up';

/** A call that reveals whether something exists, or opens it with a secret: only a few tries are allowed. */
export const LookUp = (): MethodDecorator => SetMetadata(LOOK_UP, true);
