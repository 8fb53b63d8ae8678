import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

/** One object of a class. A list in its place is refused: class-validator alone would only look at what is in it. */
export const NestedOne = (type: () => Class): PropertyDecorator => applyDecorators(IsObject(), ValidateNested(), Type(type));

/** A list of at most so many objects of a class. */
export const NestedList = (type: () => Class, most: number): PropertyDecorator =>
  applyDecorators(IsArray(), ArrayMaxSize(most), IsObject({ each: true }), ValidateNested({ each: true }), Type(type));
