import { Transform } from 'class-transformer';

/** A whole number of an address, where everything is text. Any other text stays as it is and is refused by the checks beside it. */
export const AsNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown =>
    typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : value,
  );
