import 'reflect-metadata';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import type { InputClass } from './fits.decorator.js';

const all =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };

/** One object of a class. A list instead of it is refused: class-validator alone would only check the elements. */
export const NestedOne = (type: () => InputClass): PropertyDecorator => all(IsObject(), ValidateNested(), Type(type));

/** A list of objects of a class, with a maximum length. */
export const NestedList = (type: () => InputClass, most: number): PropertyDecorator =>
  all(IsArray(), ArrayMaxSize(most), IsObject({ each: true }), ValidateNested({ each: true }), Type(type));
