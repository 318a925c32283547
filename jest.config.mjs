import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

// As far from India as it gets, since every day and time that is shown is India's. To run in another
// zone: `TZ=America/New_York npm run test:unit`.
process.env.TZ ??= 'Pacific/Auckland';

/** @type {import('jest').Config} */
const config = {
  // Pure code runs in Node; a test that renders asks for a DOM with
  // `/** @jest-environment jsdom */` in its first line.
  testEnvironment: 'node',
  // Jest wraps the properties of global objects again after each file, so an object
  // that outlives its file ends up with more layers than the stack allows.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // A busy machine must not fail a test, but one that hangs must end.
  testTimeout: 90_000,
  // By itself Jest leaves one core idle, which of two is half the machine.
  maxWorkers: '100%',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  roots: ['app', 'features', 'components', 'content', 'lib'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Exported only to `import`, and Jest resolves as `require` does.
    '^(@zip.js/zip.js/lib/.*)$': '<rootDir>/node_modules/$1',
  },
};

/** ES modules, which Jest runs only when they are transformed. */
const esModules = [
  'jose',
  'parse5',
  'parse5-htmlparser2-tree-adapter',
  'entities',
  '@zip.js/zip.js',
  '@noble/ciphers',
  '@noble/hashes',
];

export default async () => ({
  ...(await createConfig(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
});
