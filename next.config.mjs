import { readFileSync } from 'node:fs';

// A build of the tests, for another firm (lib/scripts/test.ts).
const { FIRM } = process.env;

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Every route becomes an HTML file in out/; there is no server to run.
  output: 'export',
  ...(FIRM && { distDir: 'out-strict', typescript: { ignoreBuildErrors: true } }),
  trailingSlash: false,
  typedRoutes: true,
  agentRules: false,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // Written by lib/build/before.ts.
  generateBuildId: () => readFileSync('lib/build/generated/build-id', 'utf8'),
  turbopack: {
    rules: {
      '*.{ts,tsx}': {
        condition: { content: /from '@\/content\/words\/conduct'/ },
        loaders: ['./lib/build/conduct-loader.cjs'],
      },
    },
    resolveAlias: {
      // Written by lib/build/before.ts.
      'zod/mini': './lib/build/generated/zod-mini.js',
      ...(FIRM && { '@/content/site': FIRM }),
    },
  },
};

export default nextConfig;
