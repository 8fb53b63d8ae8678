import { SetMetadata } from '@nestjs/common';

export const LOOK_UP = 'covertrail:look-up';

/** A call that tells whether something exists, or opens it with a secret: nobody may try out many. */
export const LookUp = (): MethodDecorator => SetMetadata(LOOK_UP, true);
