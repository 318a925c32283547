/**
 * The part of zod that reaches browsers. The bundler keeps the whole core for a single schema
 * (18 KB), so this list is bundled alone before a build (lib/build/assets/zod-part.ts). What is
 * needed and not here yet is added by its name; the compiler says so.
 */
// biome-ignore-start lint/performance/noBarrelFile: the list is what the bundle is made from
export type { infer, input, ZodMiniType } from 'zod/mini';
export {
  _default,
  array,
  boolean,
  custom,
  discriminatedUnion,
  enum,
  gte,
  int,
  iso,
  literal,
  looseObject,
  lt,
  lte,
  maxLength,
  minLength,
  nonnegative,
  nullable,
  object,
  optional,
  positive,
  record,
  refine,
  regex,
  strictObject,
  string,
  trim,
  union,
  unknown,
} from 'zod/mini';
// biome-ignore-end lint/performance/noBarrelFile: the list is what the bundle is made from
