import { Transform } from 'class-transformer';
import { withoutHtml } from '@covertrail/domain/fields/stored-text';

/** Takes the HTML out of a text before it is checked [A15]. Anything else stays as it is and is refused by the checks beside it. */
export const WithoutHtml = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? withoutHtml(value).trim() : value,
  );
