import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

/** One object of a class. A list instead of it is refused: class-validator alone would only check the elements. */
export const NestedOne = (type: () => Class): PropertyDecorator =>
  applyDecorators(IsObject(), ValidateNested(), Type(type));

/** A list of objects of a class, with a maximum length. */
export const NestedList = (type: () => Class, most: number): PropertyDecorator =>
  applyDecorators(IsArray(), ArrayMaxSize(most), IsObject({ each: true }), ValidateNested({ each: true }), Type(type));
