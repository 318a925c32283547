import type { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';

type Schema<T extends FieldValues> = Parameters<typeof standardSchemaResolver<T, unknown, T>>[0];

/**
 * Form rules from a schema fetched on first focus: it is larger than the form, and not needed
 * before. If it cannot be fetched, nothing is submitted or lost, and the page says that a part of
 * it is missing.
 */
export function lazyRules<T extends FieldValues>(loadSchema: () => Promise<Schema<T>>) {
  const load = () => Promise.all([import('@hookform/resolvers/standard-schema'), loadSchema()]);

  const resolver: Resolver<T, unknown, T> = async (values, context, options) => {
    const loaded = await load().catch(() => null);
    if (!loaded) return { values: {}, errors: { root: { type: 'missing' } } };
    const [{ standardSchemaResolver }, schema] = loaded;
    return standardSchemaResolver(schema)(values, context, options);
  };

  return { resolver, fetchRules: () => void load().catch(() => {}) };
}
