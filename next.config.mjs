import { existsSync, readFileSync } from 'node:fs';

/** Written by lib/build/before.ts. */
const LAST_CHANGE = 'lib/build/generated/last-change';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Every route becomes an HTML file in out/; there is no server to run.
  output: 'export',
  basePath: process.env.BASE_PATH ?? '',
  trailingSlash: false,
  typedRoutes: true,
  agentRules: false,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // It reads its WebAssembly from its own folder.
  serverExternalPackages: ['subset-font'],
  generateBuildId: () => readFileSync('lib/build/generated/build-id', 'utf8'),
  env: {
    BASE_PATH: process.env.BASE_PATH ?? '',
    LAST_CHANGED: existsSync(LAST_CHANGE) ? readFileSync(LAST_CHANGE, 'utf8') : '',
  },
  turbopack: {
    rules: {
      '*.{ts,tsx}': {
        condition: { content: /from '@\/content\/words\/conduct'/ },
        loaders: ['./lib/build/conduct-loader.cjs'],
      },
    },
  },
};

export default nextConfig;
