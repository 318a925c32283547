import { readdirSync } from 'node:fs';

export type ContentModule = { file: string; value: { readonly [name: string]: unknown } };

/** Files without a fact or a word of the firm. */
const left = /\.test\.ts$|^types\/|^words\/|^samples\/quotation-key/;

/** Every file of content/ that a firm writes, with all that it exports. */
export async function contentModules(): Promise<ContentModule[]> {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !left.test(name))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      // The rows of service pages hold the pages themselves, which have files of their own.
      const { serviceRows: _, ...value } = await import(`../../content/${name}`);
      return { file: `content/${name}`, value };
    }),
  );
}
