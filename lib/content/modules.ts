import { listFiles } from '@/lib/list-files';

export type ContentModule = { file: string; value: { readonly [name: string]: unknown } };

const leftOut = /\.test\.ts$|\.schema\.json$|^types\/|^words\/|^samples\/quotation-key/;

const rank = (name: string) => (name.endsWith('.json') ? 0 : 1);

export async function loadContentModules(): Promise<ContentModule[]> {
  const names = listFiles(['.'], 'content')
    .filter((name) => /\.(ts|json)$/.test(name) && !leftOut.test(name))
    // A value from a data file belongs to that file, wherever else it is used.
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return Promise.all(
    names.map(async (name) => {
      // Without the type, a data file would be read a second time, as a separate object.
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
