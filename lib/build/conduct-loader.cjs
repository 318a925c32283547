const { readFileSync } = require('node:fs');
const path = require('node:path');

const IMPORT = /^import \{ isStrict \} from '@\/content\/words\/conduct';$/m;

/**
 * Makes the conduct a constant of each module that asks for it. The bundler folds conditions on a
 * constant of the same module only, so a script would hold the fees and words of both conducts.
 * next.config.mjs applies it to the sources that import the conduct.
 */
module.exports = function conductLoader(source) {
  // Written by lib/build/before.ts.
  const file = path.resolve('lib/build/generated/conduct');
  this.addDependency(file);
  if (!IMPORT.test(source)) {
    throw new Error(`${this.resourcePath}: import isStrict alone, from '@/content/words/conduct'.`);
  }
  const conduct = process.env.CONDUCT ?? readFileSync(file, 'utf8');
  return source.replace(IMPORT, `const isStrict = ${conduct === 'strict'};`);
};
