/** @type {import('next').NextConfig} */
const nextConfig = {
  // Every route becomes an HTML file in out/; there is no server to run.
  output: 'export',
  trailingSlash: false,
  typedRoutes: true,
  agentRules: false,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
};

export default nextConfig;
