import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';

export const TAKES_FILE = 'covertrail:takes-file';

/**
 * A route that takes one file as multipart form data, in this field and no other. Its module says where the file goes
 * (`MulterModule`); the body is read after the route's access rule has let the caller in.
 */
export const TakesFile = (field: string): MethodDecorator => applyDecorators(SetMetadata(TAKES_FILE, field), UseInterceptors(FileInterceptor(field)));
