import { listFiles } from '@/lib/list-files';

export type ContentModule = { file: string; value: { readonly [name: string]: unknown } };

/** Files without a fact or a word of the firm. */
const left = /\.test\.ts$|\.schema\.json$|^types\/|^words\/|^samples\/quotation-key/;

const rank = (name: string) => (name.endsWith('.json') ? 0 : 1);

/** Every file of content/ that a firm writes, with all that it exports. */
export async function loadContentModules(): Promise<ContentModule[]> {
  const names = listFiles(['.'], 'content')
    .filter((name) => /\.(ts|json)$/.test(name) && !left.test(name))
    // What is in a file of data is that file's, wherever else it is used.
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  return Promise.all(
    names.map(async (name) => {
      // Without the type, a file of data would be read a second time, as an object of its own.
      const options = name.endsWith('.json') ? { with: { type: 'json' } } : {};
      // The rows of service pages hold the pages themselves, which have files of their own.
      const {
        serviceRows: _,
        everyRoute: __,
        ...module
      } = await import(`../../content/${name}`, options);
      const { $schema, ...value } = name.endsWith('.json') ? module.default : module;
      return { file: `content/${name}`, value };
    }),
  );
}
