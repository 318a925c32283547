import type { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';

type Schema<T extends FieldValues> = Parameters<typeof standardSchemaResolver<T, unknown, T>>[0];

/**
 * A schema as the rules of a form, fetched with the first focus in it: until then nobody needs
 * them, and they weigh more than the form. Where they cannot be fetched nothing is submitted and
 * nothing is lost; the page then says that a part of it is missing.
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
